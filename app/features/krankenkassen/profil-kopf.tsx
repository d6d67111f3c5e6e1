import type { ReactNode } from 'react'
import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { ECKDATEN, PROFIL, RECHTSFORM_KURZ } from '#content/krankenkassen/krankenkassen.ts'
import type { Profil } from '#content/versicherer/schema.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import type { Regionszahl } from '#domain/zahlen/kassenzahlen.ts'

type ProfilKopfProps = {
  name: string
  /** Its last year, where that is known. */
  bis: number | undefined
  /** Prices follow. */
  mitPreis: boolean
  lead: string
  krumen: ReactNode
  schritte: ReactNode
}

/** The name as a poster, as large as its length allows. */
export function ProfilKopf({ name, bis, mitPreis, lead, krumen, schritte }: ProfilKopfProps) {
  const hinweis = useDatenhinweis()
  return (
    <div className="rahmen">
      {krumen}
      <div className="grid gap-x-6 gap-y-9 pt-9 pb-10 md:pt-12 md:pb-14 lg:grid-cols-12 lg:items-end">
        <h1 className={`min-w-0 lg:col-span-7 ${groesse(name)}`}>{name}</h1>
        <div className="lg:col-span-5">
          <PriceNote note={mitPreis ? hinweis : null} />
          {bis !== undefined && (
            <span data-beleg="">
              <Badge>{PROFIL.taetigBis(bis)}</Badge>
            </span>
          )}
          <p className="t3 mt-4 first:mt-0">{lead}</p>
          {schritte}
        </div>
      </div>
    </div>
  )
}

function groesse(name: string): string {
  // The box of a poster ends at the capital's edge; an umlaut's dots need room above it.
  if (name.length <= 4) return `fig fig-poster ${/^[ÄÖÜ]/.test(name) ? 'mt-[0.22em]' : ''}`
  if (name.length <= 10) return 'fig text-[15vw] md:text-[clamp(6rem,9.4vw,8.5rem)]'
  return 't6 hyphens-auto'
}

type EckdatenProps = { profil: Profil; sitz: string; nummer: number; region: Regionszahl | undefined }

/** The few facts one asks for first. What is not known has no cell. */
export function Eckdaten({ profil, sitz, nummer, region }: EckdatenProps) {
  const { gegruendet, mitarbeitende, verzeichnis } = profil
  const bekannte = [
    gegruendet && { name: ECKDATEN.gegruendet, wert: gegruendet.wert },
    { name: ECKDATEN.hauptsitz, wert: sitz },
    mitarbeitende && { name: ECKDATEN.mitarbeitende(mitarbeitende.wert.stand), wert: mitarbeitende.wert.anzahl },
    { name: ECKDATEN.rechtsform, wert: RECHTSFORM_KURZ[verzeichnis.rechtsform] ?? verzeichnis.rechtsform },
    { name: ECKDATEN.bagNummer, wert: String(nummer) },
  ].filter(fakt => fakt !== undefined)
  return (
    <div className="rahmen">
      <dl className="grid grid-cols-[minmax(0,1fr)_minmax(10.5rem,1fr)] border-t border-ink lg:grid-cols-4">
        {bekannte.slice(0, region ? 3 : 4).map(({ name, wert }) => (
          <Zelle key={name} name={name} belegt>
            <span className={`min-w-0 hyphens-auto ${wert.length > 11 ? 't3 font-semibold' : 't4'}`}>{wert}</span>
          </Zelle>
        ))}
        {region && <GuenstigsterTarif region={region} />}
      </dl>
    </div>
  )
}

function GuenstigsterTarif({ region }: { region: Regionszahl }) {
  const { praemien } = useSeitenDaten()
  return (
    <Zelle name={ECKDATEN.guenstigster(region)}>
      <PriceFigure size="s" per={ECKDATEN.monat} amount={frankenText(praemieNachAbzug(region.praemie, praemien))} />
    </Zelle>
  )
}

function Zelle({ name, belegt, children }: { name: string; belegt?: true; children: ReactNode }) {
  return (
    <div
      data-beleg={belegt && ''}
      className="flex flex-col gap-2 border-line py-5 odd:pr-4 even:border-l even:pl-4 max-lg:not-nth-[n+3]:border-b lg:not-first:border-l lg:not-first:pl-6"
    >
      <dt className="t1 text-ink2">{name}</dt>
      <dd className="flex min-h-9 items-center">{children}</dd>
    </div>
  )
}

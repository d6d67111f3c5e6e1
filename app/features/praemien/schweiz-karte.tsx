import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import { KANTONSLISTE, KARTE } from '#content/praemien/schweiz.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import { klassengrenzen, klasseVon } from '#domain/farbklassen.ts'
import { LANDESKARTE, zellflaeche } from '#domain/hexkarte.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import type { Gereiht, Regionszahlen } from '#domain/regionszahlen.ts'
import { schluesselDer } from '#domain/regionszahlen.ts'
import { Kantonsliste } from './kantonsliste.tsx'
import { KasseLink } from './kasse-link.tsx'
import { Landeskarte } from './landeskarte.tsx'
import { Legende } from './legende.tsx'
import { useOrtsbild } from './ortsbild.ts'
import { Regionentabelle } from './regionentabelle.tsx'
import { landeszahlen } from './zahlen.ts'

/** Map or table, chosen by two buttons that need no script, and the ranking of the cantons beside it. */
export function SchweizKarte() {
  const { praemien } = useSeitenDaten()
  const bild = useOrtsbild()
  const { regionen, kantone } = landeszahlen(bild, 'AKL-ERW')
  const { karten, preisjahr } = bild
  const [guenstigste, teuerste] = [regionen[0], regionen.at(-1)]
  if (!guenstigste || !teuerste) return null
  const netto = ({ guenstigstes }: Regionszahlen) => praemieNachAbzug(guenstigstes.praemie, preisjahr)
  const grenzen = klassengrenzen(regionen.map(netto), 100)
  const zahlenVon = new Map(regionen.map(zahlen => [schluesselDer(zahlen), zahlen]))
  const wert = (gebiet: { kanton: string; region: number }) => {
    const zahlen = zahlenVon.get(schluesselDer(gebiet))
    if (!zahlen) return undefined
    const preis = netto(zahlen)
    return {
      stufe: klasseVon(preis, grenzen),
      guenstigste: zahlen.rang === 1,
      text: KARTE.region(gebiet, frankenText(preis), zahlen.rang, regionen.length),
    }
  }
  return (
    <div className="rahmen grid gap-x-6 gap-y-12 pt-8 lg:grid-cols-3">
      <section className="group/ansicht min-w-0 lg:col-span-2" aria-labelledby="karte-titel">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-4">
          <h2 id="karte-titel" className="t4" data-titel="">
            {KARTE.titel}
          </h2>
          {karten && <Ansichtswahl />}
        </div>
        <div className="grid grid-cols-2 border-b border-line">
          <Spitze name={KARTE.guenstigsteRegion} zahlen={guenstigste} preis={frankenText(netto(guenstigste))} butter />
          <Spitze name={KARTE.teuersteRegion} zahlen={teuerste} preis={frankenText(netto(teuerste))} />
        </div>
        {karten ? (
          <>
            <div className="pt-6 group-has-[#ansicht-tabelle:checked]/ansicht:hidden print:block">
              <Landeskarte zellen={karten.land} wert={wert} />
              <Legende
                preise={regionen.map(zahlen => ({ schluessel: schluesselDer(zahlen), preis: netto(zahlen) }))}
                grenzen={grenzen}
              />
              <p className="t1 mass mt-3 text-ink2">
                {KARTE.legende}. {KARTE.zeichnung(Math.round(zellflaeche(LANDESKARTE)))}{' '}
                {praemien.quelle === 'BAG' && KARTE.quellen(praemien.jahr)}
              </p>
            </div>
            <div className="pt-6 group-has-[#ansicht-karte:checked]/ansicht:hidden print:block">
              <Regionentabelle regionen={regionen} preisjahr={preisjahr} />
            </div>
          </>
        ) : (
          <div className="pt-6">
            <p className="t1 mb-6 text-ink2">{KARTE.ohneKoordinaten}</p>
            <Regionentabelle regionen={regionen} preisjahr={preisjahr} />
          </div>
        )}
      </section>
      <section aria-labelledby="kantone-titel">
        <h2 id="kantone-titel" className="t4 mb-4 pt-1">
          {KANTONSLISTE.titel(kantone.length)}
        </h2>
        <Kantonsliste kantone={kantone} preisjahr={preisjahr} />
        <p className="t1 mt-3 text-ink2">{KANTONSLISTE.erklaerung}</p>
      </section>
    </div>
  )
}

const KNOPF =
  't1 flex min-h-11 cursor-pointer items-center px-4 font-semibold not-first:border-l not-first:border-edge has-checked:bg-fir has-checked:text-on-fir has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir'

function Ansichtswahl() {
  return (
    <fieldset className="flex border border-edge print:hidden">
      <legend className="sr-only">{KARTE.ansicht}</legend>
      <label className={KNOPF}>
        <input type="radio" name="ansicht" id="ansicht-karte" defaultChecked className="sr-only" />
        {KARTE.karte}
      </label>
      <label className={KNOPF}>
        <input type="radio" name="ansicht" id="ansicht-tabelle" className="sr-only" />
        {KARTE.tabelle}
      </label>
    </fieldset>
  )
}

type SpitzeProps = { name: string; zahlen: Gereiht<Regionszahlen>; preis: string; butter?: boolean }

function Spitze({ name, zahlen, preis, butter = false }: SpitzeProps) {
  const { kanton, region, guenstigstes } = zahlen
  return (
    <div
      className="py-4 not-first:border-l not-first:border-line not-first:pl-4 md:not-first:pl-6"
      data-spitze={butter ? 'tiefste' : 'hoechste'}
    >
      <Badge kind={butter ? 'butter' : 'outline'}>{name}</Badge>
      <p className="mt-4">
        <PriceFigure amount={preis} per="Monat" size="s" />
      </p>
      <p className="t1 mt-3 font-semibold">{regionName(kanton, region)}</p>
      <p className="t1 text-ink2">
        <KasseLink nummer={guenstigstes.versicherer} /> · {modellName(guenstigstes.modell)}
      </p>
    </div>
  )
}

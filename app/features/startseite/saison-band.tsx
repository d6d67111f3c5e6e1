import { useContext } from 'react'
import { PraemienanstiegContext } from '#app/lib/praemienanstieg.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { SAISON } from '#content/startseite/saison.ts'
import { ANLEITUNG, nachDerFrist } from '#content/wechsel/nach-der-frist.ts'
import type { Praemienanstieg } from '#domain/jahreswechsel/praemienanstieg.ts'
import { anstiegAlsAttribut } from './anstieg-attribut.ts'
import { Novemberstriche } from './novemberstriche.tsx'
import { type Saison, saison } from './saison.ts'

type Saisonplatz = 'oben' | 'unten'

/*
 * Above the calculator on a phone that has room for both, below it everywhere else: in a low window the fields come
 * first. Written twice, so that it is read where it is seen.
 */
const SICHTBAR: Readonly<Record<Saisonplatz, string>> = {
  oben: 'lg:hidden [@media(height<43.75rem)]:hidden max-lg:-mx-5 md:max-lg:-mx-8',
  unten: '[@media(height>=43.75rem)]:max-lg:hidden',
}

/** What the coming year costs more, and how long one can still change; after the deadline what is still possible. */
export function SaisonBand({ platz }: { platz: Saisonplatz }) {
  const { datum, praemien } = useSeitenDaten()
  const anstieg = useContext(PraemienanstiegContext)
  const lage = saison(datum, praemien.jahr)
  if (!lage || (lage.art === 'frist' && anstieg?.bis !== praemien.jahr)) return null
  return (
    <section
      aria-label={SAISON.name[platz]}
      data-saison={platz}
      data-regionen={
        platz === 'unten' && lage.art === 'frist' && anstieg ? anstiegAlsAttribut(anstieg.regionen) : undefined
      }
      className={`bg-slab text-on-slab forced-colors:border-y ${SICHTBAR[platz]}`}
    >
      {lage.art === 'danach' ? (
        <Danach heute={datum} />
      ) : (
        anstieg && (
          <>
            <Kurz {...{ anstieg, lage }} />
            {platz === 'unten' && <Gross {...{ anstieg, lage }} heute={datum} />}
          </>
        )
      )}
    </section>
  )
}

type FristProps = { anstieg: Praemienanstieg; lage: Extract<Saison, { art: 'frist' }> }

/** One figure and three lines, 91 px high on a phone. */
function Kurz({ anstieg: { median, bis, regionen }, lage: { frist, tage } }: FristProps) {
  return (
    <div className="rahmen flex items-center gap-4 py-3.5 lg:hidden">
      <p className="fig fig-m betrag" data-anstieg="figur">
        {SAISON.figur(median)}
      </p>
      <p className="t1 min-w-0">
        <span className="block font-semibold">{SAISON.tarife(bis)}</span>
        <span className="block truncate text-on-slab2" data-anstieg="wo">
          {SAISON.mitte(regionen.size)}
        </span>
        <span className="block text-on-slab2">
          <b className="font-semibold text-on-slab">{SAISON.noch(tage)}</b> {SAISON.bis(frist)}
        </span>
      </p>
    </div>
  )
}

function Gross({
  anstieg: { median, von, bis, regionen },
  lage: { frist, tage },
  heute,
}: FristProps & { heute: string }) {
  return (
    <div className="rahmen grid items-center gap-x-6 max-lg:hidden md:py-18 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="font-semibold">
          {SAISON.vonAuf(von, bis)} <span data-anstieg="wo">{SAISON.mitte(regionen.size)}</span>
        </p>
        <p className="fig fig-poster betrag mt-10 mb-4" data-anstieg="figur">
          {SAISON.figur(median)}
        </p>
      </div>
      <div className="lg:col-span-5">
        <h2 className="t4" data-anstieg="titel">
          {SAISON.titel(median)}
        </h2>
        <p className="mt-4 text-on-slab2" data-anstieg="satz">
          {geschuetzt(SAISON.satz(regionen.size))}
        </p>
        <Novemberstriche {...{ heute, frist, tage }} />
      </div>
    </div>
  )
}

function Danach({ heute }: { heute: string }) {
  const text = nachDerFrist(heute)
  if (!text) return null
  return (
    <p className="rahmen py-3.5">
      {geschuetzt(text.satz)}{' '}
      <Link
        to={ANLEITUNG.pfad}
        className="textlink inline-flex min-h-11 items-center font-semibold focus-visible:outline-on-slab"
      >
        {text.titel}
      </Link>
    </p>
  )
}

import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { DATEN } from '#content/praemien/daten.ts'
import { AUSSAGEN, KLASSEN_VERGLEICH, klassenSatz } from '#content/praemien/schweiz.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import { frankenText, prozentText } from '#content/zahlen/format.ts'
import { KANTONE } from '#domain/orte/kantone.ts'
import { ALTERSKLASSEN, type Altersklasse } from '#domain/praemien/altersklasse.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import { schluesselDer } from '#domain/zahlen/regionszahlen.ts'
import { KleineKarte } from './karte/landeskarte.tsx'
import { type Ortsbild, useOrtsbild } from './karte/ortsbild.ts'
import { type Landeszahlen, landeszahlen } from './zahlen.ts'

const STUFEN = 6

/** What the map alone does not tell: other ages, and what the figures do and do not say. */
export function SchweizMehr() {
  const bild = useOrtsbild()
  return (
    <>
      <Altersklassen bild={bild} />
      <Aussagen bild={bild} />
    </>
  )
}

function Altersklassen({ bild }: { bild: Ortsbild }) {
  const klassen = ALTERSKLASSEN.map(klasse => ({ klasse, ...landeszahlen(bild, klasse) })).filter(
    ({ regionen }) => regionen.length > 0,
  )
  const erste = klassen.flatMap(({ regionen }) => regionen[0] ?? [])
  const letzte = klassen.flatMap(({ regionen }) => regionen.at(-1) ?? [])
  return (
    <section className="rahmen mt-16">
      <div className="border-t border-ink pt-6">
        <div className="grid gap-x-6 gap-y-3 lg:grid-cols-3">
          <h2 className="t5">{KLASSEN_VERGLEICH.titel}</h2>
          {klassen.length === ALTERSKLASSEN.length && (
            <p className="text-ink2 lg:col-span-2">
              {klassenSatz(erste, letzte)} {bild.karten && KLASSEN_VERGLEICH.legende}
            </p>
          )}
        </div>
        <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-3">
          {klassen.map(({ klasse, regionen }) => (
            <li key={klasse}>
              <Klasse klasse={klasse} regionen={regionen} bild={bild} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type KlasseProps = { klasse: Altersklasse; regionen: Landeszahlen['regionen']; bild: Ortsbild }

function Klasse({ klasse, regionen, bild: { karten, preisjahr } }: KlasseProps) {
  const { name, annahme } = KLASSEN_VERGLEICH.klassen[klasse]
  const [tiefste, hoechste] = [regionen[0], regionen.at(-1)]
  if (!tiefste || !hoechste) return null
  const [von, bis] = [tiefste, hoechste].map(({ guenstigstes }) => praemieNachAbzug(guenstigstes.praemie, preisjahr))
  const raenge = new Map(regionen.map(zahlen => [schluesselDer(zahlen), zahlen.rang]))
  const wert = (gebiet: { kanton: string; region: number }) => {
    const rang = raenge.get(schluesselDer(gebiet))
    if (rang === undefined) return undefined
    return { stufe: Math.floor(((rang - 1) / regionen.length) * STUFEN), guenstigste: rang === 1, rang, text: '' }
  }
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 border-b border-line pb-2">
        <h3 className="font-semibold">{name}</h3>
        <p className="t1 text-ink2">{annahme}</p>
      </div>
      {von !== undefined && bis !== undefined && (
        <dl className="t1 mt-3 grid grid-cols-2 gap-x-4 [&_dd]:t4 [&_dt]:text-ink2">
          <div>
            <dt>{regionName(tiefste.kanton, tiefste.region)}</dt>
            <dd className="betrag">{frankenText(von)}</dd>
          </div>
          <div className="text-right">
            <dt>
              {regionName(hoechste.kanton, hoechste.region)}, {prozentText((bis / von - 1) * 100)}
            </dt>
            <dd className="betrag">{frankenText(bis)}</dd>
          </div>
        </dl>
      )}
      {karten && (
        <div className="mt-4">
          <KleineKarte zellen={karten.land} wert={wert} name={`${name}, ${annahme}`} />
        </div>
      )}
    </>
  )
}

function Aussagen({ bild }: { bild: Ortsbild }) {
  const { praemien } = useSeitenDaten()
  const { regionen } = landeszahlen(bild, 'AKL-ERW')
  const [guenstigste, teuerste] = [regionen[0], regionen.at(-1)]
  if (!guenstigste || !teuerste) return null
  const [tief, hoch] = [guenstigste, teuerste].map(({ guenstigstes }) =>
    praemieNachAbzug(guenstigstes.praemie, bild.preisjahr),
  )
  const faktor = ((hoch ?? 0) / (tief ?? 1)).toFixed(1)
  const geteilt = KANTONE.filter(kanton => kanton.regionen.length > 1).length
  const { daten } = AUSSAGEN
  const eintraege = [
    { wert: faktor, ...AUSSAGEN.faktor, text: AUSSAGEN.faktor.text(faktor, teuerste, guenstigste) },
    { wert: String(regionen.length), ...AUSSAGEN.regionen, text: AUSSAGEN.regionen.text(geteilt) },
    { wert: String(praemien.versicherer), ...AUSSAGEN.modelle },
  ]
  return (
    <section className="rahmen mt-16">
      <div className="border-t border-ink pt-6">
        <h2 className="t5">{AUSSAGEN.titel}</h2>
        <ul className="mt-4">
          {eintraege.map(({ wert, einheit, titel, text, link }) => (
            <li key={titel} className="grid gap-x-6 gap-y-2 border-b border-line py-6 lg:grid-cols-12">
              <p className="lg:col-span-3">
                <span className="fig t5">{wert}</span> <span className="t1 text-ink2">{einheit}</span>
              </p>
              <h3 className="font-semibold lg:col-span-3">{titel}</h3>
              <p className="text-ink2 lg:col-span-4">{text}</p>
              <p className="t1 lg:col-span-2 lg:text-right">
                <Link to={link.pfad} className="textlink">
                  {link.name}
                </Link>
              </p>
            </li>
          ))}
        </ul>
        <p className="t1 mt-6 text-ink2">
          {daten.text}{' '}
          <Link to={DATEN.pfad} className="textlink">
            {daten.link}
          </Link>
        </p>
      </div>
    </section>
  )
}

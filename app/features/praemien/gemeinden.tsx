import { GEMEINDEN } from '#content/praemien/gemeinden.ts'
import { REGIONSKARTEN } from '#content/praemien/kanton.ts'
import { type Kantonseintrag, regionKurz } from '#content/praemien/kantone.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Gemeinde, Kantonsbild, Kantonsregion } from './karte/kantonsbild.ts'
import { useOrtsbild } from './karte/ortsbild.ts'

/** Longer lists are folded. */
const OFFEN = 60

/** Every municipality under its region. The search of the page reads this list. */
export function Gemeinden({ eintrag: { name }, bild: { regionen } }: { eintrag: Kantonseintrag; bild: Kantonsbild }) {
  const { karten } = useOrtsbild()
  const anzahl = regionen.reduce((summe, { gemeinden }) => summe + gemeinden.length, 0)
  if (anzahl === 0) return null
  return (
    <div className="rahmen">
      <p className="mass text-ink2">
        {regionen.length === 1 ? GEMEINDEN.eine(name, anzahl) : GEMEINDEN.mehrere(anzahl, regionen.length)}{' '}
        {karten && GEMEINDEN.naeherung}
      </p>
      <div className="mt-6" data-gemeinden="">
        {regionen.map(region => (
          <Region key={region.region} region={region} />
        ))}
      </div>
    </div>
  )
}

function Region({ region: { kanton, region, gemeinden, preis } }: { region: Kantonsregion }) {
  const liste = (
    <ul
      className="t1 columns-2 gap-x-6 md:columns-4 lg:columns-5"
      data-region={regionKurz(kanton, region)}
      data-preis={frankenText(preis)}
    >
      {gemeinden.map(gemeinde => (
        <li key={gemeinde.bfs} className="break-inside-avoid py-0.5" data-suche={suchtext(gemeinde)}>
          {gemeinde.name}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="grid gap-x-6 gap-y-3 border-t border-line py-5 lg:grid-cols-12">
      <div className="lg:col-span-2">
        <h3 className="font-semibold">{regionKurz(kanton, region)}</h3>
        <p className="t1 text-ink2">{REGIONSKARTEN.gemeinden(gemeinden.length)}</p>
      </div>
      <div className="lg:col-span-10">
        {gemeinden.length <= OFFEN ? (
          liste
        ) : (
          <details>
            <summary className="textlink min-h-11 py-2">{GEMEINDEN.alle(gemeinden.length)}</summary>
            {liste}
          </details>
        )}
      </div>
    </section>
  )
}

/** Postcodes, and places that are called otherwise. */
function suchtext({ name, orte }: Gemeinde): string {
  const plz = new Set(orte.map(ort => String(ort.plz)))
  const andere = new Set(orte.map(({ ort }) => ort).filter(ort => ort !== name))
  return [...plz, ...andere].join('|')
}

import { Link } from '#app/router.tsx'
import { NEBENAN } from '#content/praemien/kanton.ts'
import { type Kantonseintrag, kantonKurz, kantonspfad } from '#content/praemien/kantone.ts'
import { SCHWEIZ } from '#content/praemien/seiten.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { nachbarkantone } from '#domain/orte/nachbarkantone.ts'
import { minus } from '#domain/werte/rappen.ts'
import type { Kantonsbild } from './karte/kantonsbild.ts'

/** The cantons around, each with how much its cheapest region differs. */
export function Nebenan({ eintrag: { kanton, name }, bild }: { eintrag: Kantonseintrag; bild: Kantonsbild }) {
  const { land, netto, rang } = bild
  const nachbarn = nachbarkantone(kanton).flatMap(code => land.kantone.find(eintrag => eintrag.kanton === code) ?? [])
  if (!rang) return null
  const eigener = rang.guenstigste.guenstigstes.praemie
  return (
    <section className="rahmen mt-16">
      <div className="border-t border-ink pt-6">
        <h2 className="t4">{NEBENAN.titel}</h2>
        <ul className="mt-5 grid grid-cols-2 border-t border-l border-line md:grid-cols-3 lg:grid-cols-6">
          {nachbarn.map(({ kanton: code, guenstigste }) => (
            <li key={code} className="border-r border-b border-line p-4">
              <Link to={kantonspfad(code)} className="textlink font-semibold">
                {kantonKurz(code)}
              </Link>
              <p className="betrag t4 mt-3">{frankenText(netto(guenstigste.guenstigstes.praemie))}</p>
              <p className="t1 mt-1 text-ink2">
                {NEBENAN.gegenueber(minus(guenstigste.guenstigstes.praemie, eigener), kantonKurz(kanton))}
              </p>
            </li>
          ))}
        </ul>
        <p className="t1 mass mt-4 text-ink2">
          {NEBENAN.erklaerung(name)}{' '}
          <Link to={SCHWEIZ.pfad} className="textlink">
            {NEBENAN.karte}
          </Link>
        </p>
      </div>
    </section>
  )
}

import { useContext } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { TextzahlenContext } from '#app/lib/textzahlen.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { standText } from '#content/fakten/fakt.ts'
import { FAKTEN } from '#content/fakten/register.ts'
import { BELEGE_TITEL } from '#content/startseite/startseite.ts'
import { aussagen } from '#content/zahlen/aussagen.ts'

/** Claims beside their proof: figure, claim, proof and source in one row. */
export function BelegteAussagen() {
  const { praemien, datum } = useSeitenDaten()
  const zahlen = useContext(TextzahlenContext)
  return (
    <section className="rahmen pt-16 md:pt-20">
      <h2 className="t5">{BELEGE_TITEL}</h2>
      <ul className="mt-10 border-t border-ink">
        {aussagen(praemien, zahlen).map(({ figur, einheit, titel, befristet, beleg, link }) => (
          <li
            key={titel}
            className="grid items-baseline gap-x-6 gap-y-2 border-b border-line py-7 md:grid-cols-[11rem_1fr_auto] lg:grid-cols-12"
          >
            <p className="flex items-baseline gap-2 md:max-lg:row-span-2 md:max-lg:flex-col lg:col-span-3">
              <span className="fig text-[3.25rem]">{figur}</span>
              <span className="t1 text-ink2">{einheit}</span>
            </p>
            <h3 className="font-semibold lg:col-span-3">{titel}</h3>
            <p className="text-ink2 md:max-lg:order-1 lg:col-span-4">
              {befristet && (
                <span data-befristet={befristet.id}>
                  {geschuetzt(befristet.satz(standText(datum, FAKTEN[befristet.id])))}{' '}
                </span>
              )}
              {geschuetzt(beleg)}
            </p>
            <p className="md:text-right lg:col-span-2">
              {link.ziel.startsWith('/') ? (
                <Link to={link.ziel} className="textlink inline-flex min-h-11 items-center md:min-h-0">
                  {link.name}
                </Link>
              ) : (
                <a href={link.ziel} className="textlink inline-flex min-h-11 items-center md:min-h-0">
                  {link.name}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

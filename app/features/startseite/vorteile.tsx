import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { VORTEIL_ZUSATZ, vorteile } from '#content/startseite/startseite.ts'

/** The three benefits: figures in a row, on a phone with one line below them all. */
export function Vorteile() {
  const { praemien } = useSeitenDaten()
  return (
    <div className="rahmen pt-9 md:pt-12">
      <ul className="grid grid-cols-3 gap-x-3 border-t border-ink md:gap-x-6 md:border-t-0">
        {vorteile(praemien).map(({ vor, figur, titel, text }) => (
          <li key={titel} className="border-ink pt-4 md:border-t md:pt-6">
            <p className="flex gap-1.5 whitespace-nowrap max-md:flex-col max-md:gap-2">
              <span className="t1 leading-none font-semibold">{vor}</span>
              <span className="fig text-[1.75rem] md:text-[2.75rem]">{figur}</span>
            </p>
            <h2 className="mt-2.5 font-semibold max-md:text-[0.875rem] max-md:leading-snug max-md:font-stretch-88% md:mt-4">
              {titel}
            </h2>
            <p className="t1 mt-0.5 text-ink2 max-md:hidden">{text}</p>
          </li>
        ))}
      </ul>
      <p className="t1 mt-2 text-ink2 md:hidden">{VORTEIL_ZUSATZ}</p>
    </div>
  )
}

import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { FUSSZEILE } from '#content/rahmen/fusszeile.ts'
import { LAYOUT, praemienQuelle } from '#content/rahmen/layout.ts'
import { ALLES_ZUR_KRANKENKASSE, LINKS, type NavLink, RECHTLICHES } from '#content/rahmen/navigation.ts'
import { Marke } from './marke.tsx'

/** The same on every page: its HTML stays, and the browser has no code for it. */
export default function Fusszeile() {
  const { praemien } = useSeitenDaten()
  return (
    <footer className="mt-10 border-t border-ink md:mt-20 print:hidden">
      <div className="rahmen grid grid-cols-[auto_1fr] gap-x-3 gap-y-6 md:gap-x-6 pt-8 pb-4 md:grid-cols-12 md:pt-12 md:pb-14">
        <div className="col-span-2 md:col-span-5 lg:col-span-6">
          <Marke />
          <p className="t1 mt-3 max-w-88 md:mt-5 text-ink2">
            {praemienQuelle(praemien.quelle, praemien.jahr)} {FUSSZEILE.keinVertrag}
          </p>
        </div>
        <Spalte
          titel={LAYOUT.allesZurKrankenkasse}
          links={ALLES_ZUR_KRANKENKASSE}
          className="md:col-span-4 lg:col-span-3"
        />
        <Spalte titel={FUSSZEILE.links} links={LINKS} className="md:col-span-3" />
      </div>
      <ul className="rahmen t1 flex flex-wrap gap-x-6 pb-6 md:pb-10">
        {RECHTLICHES.map(({ pfad, name }) => (
          <li key={pfad}>
            <Link to={pfad} className="textlink flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            data-cookie-einstellungen=""
            className="textlink flex min-h-11 items-center noscript:hidden"
          >
            {FUSSZEILE.cookieEinstellungen}
          </button>
        </li>
      </ul>
    </footer>
  )
}

function Spalte({ titel, links, className }: { titel: string; links: readonly NavLink[]; className: string }) {
  return (
    <nav aria-label={titel} className={className}>
      <h2 className="t1 font-semibold">{titel}</h2>
      <ul className="md:mt-2">
        {links.map(({ pfad, name }) => (
          <li key={pfad}>
            <Link to={pfad} className="flex min-h-11 items-center hover:underline md:min-h-9">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link, useLocation } from '#app/router.tsx'
import { gleichesThema, SELBES_THEMA } from '#content/artikel/selbes-thema.ts'

/** Where the other pages of the same subject lead; nothing for a page that is alone with it. */
export function SelbesThema() {
  const seiten = gleichesThema(useLocation().pathname)
  if (seiten.length === 0) return null
  return (
    <nav aria-label={SELBES_THEMA} className="mt-12 max-w-[40rem] border-t border-ink pt-4 print:hidden">
      <p className="font-semibold">{SELBES_THEMA}</p>
      <ul className="mt-2">
        {seiten.map(({ pfad, name, aufgabe }) => (
          <li key={pfad}>
            <Link to={pfad} className="textlink inline-flex min-h-11 items-center text-fir md:min-h-0">
              {name}
            </Link>
            <span className="text-ink2">: {aufgabe}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

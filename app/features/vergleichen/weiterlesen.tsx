import { Link } from '#app/router.tsx'

const ZIELE = [
  ['/ratgeber/franchise-optimal-waehlen', 'Franchise optimal wählen'],
  ['/ratgeber/hausarztmodell-vs-standardmodell', 'Hausarztmodell oder Standardmodell'],
  ['/ratgeber/praemienrechner-richtig-nutzen', 'Den Prämienrechner richtig nutzen'],
  ['/krankenkassen', 'Alle Krankenkassen'],
] as const

export function Weiterlesen() {
  return (
    <nav aria-labelledby="weiterlesen">
      <h2 id="weiterlesen" className="t3 font-semibold">
        Weiterlesen
      </h2>
      <ul className="mt-4 border-t border-ink">
        {ZIELE.map(([pfad, name]) => (
          <li key={pfad} className="border-b border-line">
            <Link to={pfad} className="flex min-h-13 items-center py-2 hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

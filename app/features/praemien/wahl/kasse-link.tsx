import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { kasse } from './kasse.ts'

export function KasseLink({ nummer }: { nummer: number }) {
  const { name, pfad } = kasse(nummer, useSeitenDaten().praemien)
  return pfad ? (
    <Link to={pfad} className="textlink">
      {name}
    </Link>
  ) : (
    name
  )
}

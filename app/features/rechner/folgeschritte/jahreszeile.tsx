import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { jahreszeile } from '#content/rechner/jahr.ts'

/** Which year the prices are of. */
export function Jahreszeile({ jahr }: { jahr: number }) {
  const { datum } = useSeitenDaten()
  return <p className="font-semibold">{jahreszeile(datum, jahr)}</p>
}

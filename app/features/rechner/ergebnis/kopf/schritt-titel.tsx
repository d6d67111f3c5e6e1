import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { useLocation } from '#app/router.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { TITEL } from '#content/rechner/schritt-1.ts'

/** The calculator's heading above steps 2 and 3; on a phone the names of the steps say as much, and the answer is on the first screen. */
export function SchrittTitel() {
  const { praemien } = useSeitenDaten()
  const wechseln = useLocation().pathname === '/wechseln'
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="t4 max-md:sr-only">{wechseln ? TITEL.wechsel : TITEL.rechner(praemien.jahr)}</h1>
      <PriceNote note={useDatenhinweis()} folded />
    </div>
  )
}

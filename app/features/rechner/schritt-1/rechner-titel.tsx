import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { useLocation } from '#app/router.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { TITEL } from '#content/rechner/schritt-1.ts'

/**
 * The calculator's heading; what it says depends on the page. `unterHero`: right below the page's own heading and note; on a phone it
 * is only heard, and the fields stand on the first screen.
 */
export function RechnerTitel({ unterHero = false }: { unterHero?: boolean }) {
  const { praemien } = useSeitenDaten()
  const wechseln = useLocation().pathname === '/wechseln'
  return (
    <div className={unterHero ? 'mt-5 mb-4 max-md:sr-only' : ''}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="t3 text-[1.25rem]! font-semibold">{wechseln ? TITEL.wechsel : TITEL.rechner(praemien.jahr)}</h2>
        <div className={`contents ${unterHero ? 'max-md:hidden' : ''}`}>
          <PriceNote note={useDatenhinweis()} folded />
        </div>
      </div>
      <p className="text-ink2">{wechseln ? TITEL.wechselUntertitel : TITEL.untertitel}</p>
    </div>
  )
}

import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { BUNDESRECHNER, jahreshinweis } from '#content/jahreshinweis.ts'
import { Badge } from './badge.tsx'

/** What whoever reads a price must know about it: that it is invented, or that others apply soon or already. */
export function Datenhinweis() {
  const { praemien, datum } = useSeitenDaten()
  if (praemien.quelle === 'DEMO') return <Badge kind="plain">Demodaten – keine offiziellen Prämien</Badge>
  const hinweis = jahreshinweis(datum, praemien.jahr)
  if (!hinweis) return null
  return (
    <p className="t1 mass w-full border-l-4 border-fir pl-3 text-ink">
      {hinweis}{' '}
      <a href={BUNDESRECHNER.url} className="textlink whitespace-nowrap">
        {BUNDESRECHNER.name}
      </a>
    </p>
  )
}

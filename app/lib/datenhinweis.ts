import { BUNDESRECHNER, DEMODATEN, jahreshinweis } from '#content/jahreshinweis.ts'
import { useSeitenDaten } from './seiten-daten.ts'

export type Datenhinweis = { text: string; link?: { name: string; url: string } }

/** What whoever reads a price must know about it: that it is invented, or that others apply soon or already. */
export function useDatenhinweis(): Datenhinweis | null {
  const { praemien, datum } = useSeitenDaten()
  if (praemien.quelle === 'DEMO') return { text: DEMODATEN }
  const text = jahreshinweis(datum, praemien.jahr)
  return text === null ? null : { text, link: BUNDESRECHNER }
}

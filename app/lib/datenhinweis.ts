import { andereGelten, BUNDESRECHNER, DEMODATEN } from '#content/bundesrechner.ts'
import { useSeitenDaten } from './seiten-daten.ts'

export type Datenhinweis = { text: string; short?: string; link?: { name: string; url: string } }

/** What whoever reads a price must know about it: that it is invented, or that others apply soon or already. */
export function useDatenhinweis(): Datenhinweis | null {
  const { datum, praemien } = useSeitenDaten()
  const { jahr, quelle, hinweis } = praemien
  if (quelle === 'DEMO') return { text: DEMODATEN }
  return hinweis === undefined ? null : { text: hinweis, short: andereGelten(datum, jahr), link: BUNDESRECHNER }
}

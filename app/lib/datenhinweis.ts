import { andereGelten, BUNDESRECHNER, DEMODATEN } from '#content/zahlen/bundesrechner.ts'
import { wechselhinweis } from '#content/zahlen/jahreshinweis.ts'
import { useSeitenDaten } from './seiten-daten.ts'

export type Datenhinweis = { text: string; short?: string; link?: { name: string; url: string } }

/** What whoever reads a price must know about it: that it is invented, or that others apply soon or already. */
export function useDatenhinweis(): Datenhinweis | null {
  const { datum, praemien } = useSeitenDaten()
  const { jahr, quelle, hinweis } = praemien
  if (quelle === 'DEMO') return { text: DEMODATEN }
  return hinweis === undefined ? null : { text: hinweis, short: andereGelten(datum, jahr), link: BUNDESRECHNER }
}

/** What whoever reads a calculation about the next change must know: that its premiums are not out yet. */
export function useWechselhinweis(): string | null {
  const { datum, praemien } = useSeitenDaten()
  return praemien.quelle === 'DEMO' || praemien.hinweis !== undefined ? null : wechselhinweis(datum, praemien.jahr)
}

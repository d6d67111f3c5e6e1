import { lazy } from 'react'
import type { Artikel } from '#content/artikel/artikel.ts'

/**
 * Picture and text of a page, for `ServerPart`: both stand in its HTML. They calculate with all premiums, so that their code
 * is no part of what a browser gets.
 */
export const textTeile = (pfad: string, datei: string, artikel?: Artikel) => ({
  Bild: import.meta.env.SSR
    ? lazy(async () => (await import('../text/titelbild.tsx')).titelbild(pfad, datei))
    : undefined,
  Text: import.meta.env.SSR
    ? lazy(async () => (await import('../text/leitfaden.tsx')).leitfaden(datei, { artikel, nachTitel: true }))
    : undefined,
})

import { lazy } from 'react'
import type { Artikel } from '#content/artikel.ts'

/** Picture and text of a page, for `StaticPart`: both stand in its HTML, and their code is loaded by no first visit. */
export const textTeile = (pfad: string, datei: string, artikel?: Artikel) => ({
  Bild: lazy(async () => (await import('#app/features/artikel/titelbild.tsx')).titelbild(pfad)),
  Text: lazy(async () => (await import('./leitfaden.tsx')).leitfaden(datei, { artikel, nachTitel: true })),
})

import { artikelUebersicht } from '#app/features/artikel/beitrag/artikel-uebersicht.tsx'
import { blog } from '#content/blog/index.ts'

export const { kopf, Seite } = artikelUebersicht(blog)

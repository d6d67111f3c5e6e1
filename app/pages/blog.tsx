import { artikelUebersicht } from '#app/layout/artikel-uebersicht.tsx'
import { blog } from '#content/blog/index.ts'

export const { kopf, Seite } = artikelUebersicht(blog)

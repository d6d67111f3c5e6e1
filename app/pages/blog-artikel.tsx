import { artikelSeite } from '#app/features/artikel/beitrag/artikel-seite.tsx'
import { blog } from '#content/blog/index.ts'

export const { kopf, Seite, NichtGefunden, slugs } = artikelSeite(blog)

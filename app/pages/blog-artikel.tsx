import { artikelSeite } from '#app/layout/artikel-seite.tsx'
import { blog } from '#content/blog/index.ts'

export const { kopf, Seite, NichtGefunden, slugs } = artikelSeite(blog)

import { artikelSeite } from '#app/features/artikel/beitrag/artikel-seite.tsx'
import { ratgeber } from '#content/ratgeber/index.ts'

export const { kopf, Seite, NichtGefunden, slugs } = artikelSeite(ratgeber)

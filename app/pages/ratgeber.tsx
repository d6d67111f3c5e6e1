import { artikelUebersicht } from '#app/features/artikel/beitrag/artikel-uebersicht.tsx'
import { ratgeber } from '#content/ratgeber/index.ts'

export const { kopf, Seite } = artikelUebersicht(ratgeber)

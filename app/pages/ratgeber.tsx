import { artikelUebersicht } from '#app/layout/artikel-uebersicht.tsx'
import { ratgeber } from '#content/ratgeber/index.ts'

export const { kopf, Seite } = artikelUebersicht(ratgeber)

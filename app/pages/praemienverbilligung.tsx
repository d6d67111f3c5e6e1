import { textSeite } from '#app/features/artikel/seite/text-seite.tsx'
import { KantonsFrage } from '#app/features/rechner/verbilligung/kantons-frage.tsx'
import { seite } from '#content/seiten/praemienverbilligung.ts'

export const { kopf, Seite } = textSeite(seite, { Davor: KantonsFrage })

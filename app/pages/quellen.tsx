import { textSeite } from '#app/features/artikel/seite/text-seite.tsx'
import { seite } from '#content/seiten/quellen.ts'

export const { kopf, Seite } = textSeite(seite, { beratung: false })

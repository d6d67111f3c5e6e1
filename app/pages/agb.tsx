import { textSeite } from '#app/layout/text-seite.tsx'
import { seite } from '#content/seiten/agb.ts'

export const { kopf, Seite } = textSeite(seite, { beratung: false })

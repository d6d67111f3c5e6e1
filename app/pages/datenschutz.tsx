import { textSeite } from '#app/layout/text-seite.tsx'
import { seite } from '#content/seiten/datenschutz.ts'

export const { kopf, Seite } = textSeite(seite, { beratung: false })

import { textSeite } from '#app/layout/text-seite.tsx'
import { seite } from '#content/seiten/wechseln.ts'

export const { kopf, Seite, text } = textSeite(seite)

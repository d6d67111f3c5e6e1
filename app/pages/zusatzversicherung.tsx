import { textSeite } from '#app/layout/text-seite.tsx'
import { seite } from '#content/seiten/zusatzversicherung.ts'

export const { kopf, Seite } = textSeite(seite)

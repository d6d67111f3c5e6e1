import { textSeite } from '#app/features/artikel/seite/text-seite.tsx'
import { seite } from '#content/seiten/grundversicherung.ts'

export const { kopf, Seite } = textSeite(seite)

import { dankeSeite } from '#app/layout/danke-seite.tsx'

export const { kopf, Seite } = dankeSeite('/danke-beratung', 'consultation')

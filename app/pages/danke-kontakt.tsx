import { dankeSeite } from '#app/features/danke/danke-seite.tsx'

export const { kopf, Seite } = dankeSeite('/danke-kontakt', 'contact_form')

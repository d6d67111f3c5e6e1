import type { TextSeite } from '../seite.ts'

export const seite: TextSeite = {
  pfad: '/praemienverbilligung',
  titel: 'Prämienverbilligung: Anspruch und Antrag',
  beschreibung:
    'Wer Prämienverbilligung erhält, wie hoch sie ist, welche Unterlagen Sie brauchen und welche Stelle in Ihrem Kanton zuständig ist.',
  ueberschrift: 'Prämienverbilligung',
  lead: 'Bund und Kantone verbilligen die Prämien von Personen in bescheidenen wirtschaftlichen Verhältnissen. Ob und wie viel Sie erhalten, bestimmt Ihr Kanton.',
}

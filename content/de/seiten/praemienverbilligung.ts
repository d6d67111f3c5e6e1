import type { TextSeite } from '../seite.ts'

export const seite: TextSeite = {
  pfad: '/praemienverbilligung',
  titel: 'Prämienverbilligung: alle 26 Kantone',
  beschreibung:
    'Wer Prämienverbilligung erhält, wie viel der Kanton zahlt, bis wann Sie sich melden müssen und welche Stelle zuständig ist: alle 26 Kantone.',
  ueberschrift: 'Prämienverbilligung',
  lead: 'Bund und Kantone verbilligen die Prämien von Personen in bescheidenen wirtschaftlichen Verhältnissen. Ob und wie viel Sie erhalten, bestimmt Ihr Kanton.',
}

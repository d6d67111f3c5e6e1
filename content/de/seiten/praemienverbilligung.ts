import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/praemienverbilligung',
  titel: 'Prämienverbilligung: alle 26 Kantone',
  beschreibung:
    'Prämienverbilligung in Ihrem Kanton ausrechnen: wer sie erhält, wie viel es ist, bis wann Sie sich melden und bei welcher Stelle. Alle 26 Kantone.',
  ueberschrift: 'Prämienverbilligung',
  lead: 'Wer wenig verdient, zahlt weniger Prämie: Bund und Kanton übernehmen einen Teil. Ob und wie viel Sie erhalten, bestimmt Ihr Kanton: Hier rechnen Sie es aus.',
}

import type { TextSeite } from '../seite.ts'

export const seite: TextSeite = {
  pfad: '/quellen',
  titel: 'Quellen und Fakten dieser Website',
  beschreibung:
    'Alle Fakten, auf denen unsere Texte beruhen: mit Quelle, Datum, Stand und dem Tag, bis zu dem sie als überprüft gelten.',
  ueberschrift: 'Quellen und Fakten',
  lead: 'Jede Zahl und jede Regel unserer Texte steht hier einmal: mit Quelle, Stand und dem Tag, bis zu dem sie als überprüft gilt.',
}

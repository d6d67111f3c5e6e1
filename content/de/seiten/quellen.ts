import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/quellen',
  titel: 'Quellen und Fakten dieser Website',
  beschreibung:
    'Alle Fakten, auf denen unsere Texte beruhen: mit Quelle, Datum, letzter Prüfung und dem Tag, bis zu dem wir sie wieder prüfen.',
  ueberschrift: 'Quellen und Fakten',
  lead: 'Jede Zahl und jede Regel unserer Texte steht hier einmal: mit Quelle, letzter Prüfung und dem Tag, bis zu dem wir sie wieder prüfen.',
}

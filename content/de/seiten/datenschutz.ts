import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/datenschutz',
  titel: 'Datenschutzerklärung',
  beschreibung:
    'Welche Daten wir erheben, wozu wir sie brauchen, wie lange wir sie behalten, wem wir sie weitergeben und welche Rechte Sie haben.',
  ueberschrift: 'Datenschutzerklärung',
  lead: 'Was Sie im Rechner eingeben, bleibt in Ihrem Browser, bis Sie eine Anfrage senden. Hier steht, was danach geschieht.',
}

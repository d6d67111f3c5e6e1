import type { TextSeite } from '../seite.ts'

export const seite: TextSeite = {
  pfad: '/krankenkasse-wechseln',
  titel: 'Krankenkasse wechseln: Fristen und Regeln',
  beschreibung:
    'Wann Sie die Krankenkasse wechseln können, bis wann die Kündigung eintreffen muss und welche Fehler Sie vermeiden. Mit den nächsten Terminen.',
  ueberschrift: 'Krankenkasse wechseln: Fristen und Regeln',
  kurzname: 'Krankenkasse wechseln',
  lead: 'Auf den 1. Januar kann jede versicherte Person die Grundversicherung wechseln. Die Kündigung muss spätestens am 30. November bei der bisherigen Kasse sein.',
}

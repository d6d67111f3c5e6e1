import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/krankenkasse-wechseln',
  titel: 'Krankenkasse wechseln: Fristen und Regeln',
  beschreibung:
    'Die Regeln zum Wechsel der Krankenkasse: ordentliche und ausserordentliche Kündigung, Fristen mit Datum und die häufigsten Fehler.',
  ueberschrift: 'Krankenkasse wechseln: Fristen und Regeln',
  kurzname: 'Krankenkasse wechseln',
  lead: 'Was das Gesetz zum Wechsel sagt, mit allen Fristen und Ausnahmen. Auf den 1. Januar können Sie in jedem Alter und mit jeder Krankheit wechseln: Die Kündigung muss spätestens am 30. November bei der bisherigen Kasse sein.',
}

import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/wechseln',
  titel: 'Krankenkasse wechseln in 3 Schritten',
  beschreibung:
    'Jetzt die Krankenkasse wechseln: mit dem Rechner vergleichen, anmelden, kündigen. Drei Schritte, ohne Lücke in der Grundversicherung.',
  ueberschrift: 'Krankenkasse wechseln in 3 Schritten',
  kurzname: 'Wechseln',
  lead: 'Die neue Kasse muss Sie in die Grundversicherung aufnehmen, ohne Fragen zur Gesundheit. Ihr Aufwand: ein Vergleich, eine Anmeldung, ein Brief.',
}

export const BERATUNGSKARTE = {
  titel: 'Sollen wir den Wechsel übernehmen?',
  text: 'Wir melden Sie bei der neuen Kasse an und kündigen bei der alten. Kostenlos und unverbindlich.',
} as const

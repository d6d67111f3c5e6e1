import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/agb',
  titel: 'Allgemeine Geschäftsbedingungen',
  beschreibung:
    'Die Bedingungen für die Nutzung dieser Website und für die Vermittlung: Leistungen, Vergütung, Haftung, Kündigung und anwendbares Recht.',
  ueberschrift: 'Allgemeine Geschäftsbedingungen',
  lead: 'Die Regeln für die Nutzung dieser Website und für unsere Arbeit als Vermittlerin.',
}

import type { TextSeite } from '../rahmen/seite.ts'

export const seite: TextSeite = {
  pfad: '/vergleichen',
  titel: 'Krankenkassen vergleichen',
  beschreibung:
    'Vergleichen Sie die offiziellen Prämien aller Krankenkassen Ihrer Region: nach Modell und Franchise, kostenlos und ohne Anmeldung.',
  ueberschrift: 'Krankenkassen vergleichen',
  lead: 'Alle Kassen zahlen in der Grundversicherung dasselbe. Was sich unterscheidet, sind Prämie, Modell und Service.',
}

export const abzeichen = (jahr: number): string => `Offizielle BAG-Prämien ${jahr}`

/** How much is compared. */
export const DATENBASIS = { versicherer: 'Kassen', regionen: 'Regionen', plaetze: 'bezahlte Plätze' }

import { site } from '#site-config'

export const NICHT_GEFUNDEN = {
  titel: 'Seite nicht gefunden',
  beschreibung: `Diese Adresse gibt es auf ${site.domain} nicht. Zurück zur Startseite und zum Prämienvergleich.`,
  /** English, and marked as such. */
  ueberschrift: 'Oops! Page not found',
  text: 'Diese Seite gibt es nicht oder nicht mehr. Vielleicht hat sich in der Adresse ein Fehler eingeschlichen.',
  zurueck: 'Zurück zur Startseite',
} as const

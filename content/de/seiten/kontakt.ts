export const KONTAKT = {
  name: 'Kontakt',
  titel: 'Kontakt und kostenlose Beratung',
  beschreibung:
    'Fragen zur Krankenkasse, zum Wechsel oder zu Ihrer Prämie? Schreiben Sie uns oder rufen Sie an: kostenlos und unverbindlich.',
  lead: 'Fragen zum Vergleich, zum Wechsel oder zu Ihrer Prämie? Wir antworten kostenlos und unverbindlich.',
  wege: { telefon: 'Telefon', email: 'E-Mail', post: 'Post' },
} as const

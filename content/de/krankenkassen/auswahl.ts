/** Specified so: the contact form offers it, and its rule rejects it. */
export const KEINE_ANGABE = { value: 'keine', name: 'Keine Angabe' } as const

/** The funds a sender may name as the current one. */
export const KRANKENKASSEN_AUSWAHL = [
  'Agrisano',
  'Aquilana',
  'Assura',
  'Atupri',
  'Avenir',
  'Concordia',
  'CSS',
  'EGK',
  'Galenos',
  'Helsana',
  'KPT',
  'Mutuel',
  'ÖKK',
  'Philos',
  'rhenusana',
  'Sanitas',
  'SLKK',
  'SWICA',
  'Sympany (Vivao)',
  'Visana',
] as const

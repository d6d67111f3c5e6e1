export const COOKIE_EINSTELLUNGEN = {
  titel: 'Cookie-Einstellungen',
  speichern: 'Speichern',
  /** A link to the privacy policy follows. */
  erklaerung:
    'Essenzielle Speicherung braucht die Website, damit sie funktioniert. Alles andere entscheiden Sie. Mehr dazu in der',
  datenschutz: 'Datenschutzerklärung',
  statistik: {
    name: 'Statistik',
    hinweis: 'Cookies eines Analysedienstes: höchstens 14 Monate, sobald Sie zustimmen.',
  },
  marketing: { name: 'Marketing', hinweis: 'Cookies eines Werbedienstes: höchstens 24 Monate, sobald Sie zustimmen.' },
} as const

export const COOKIE_EINSTELLUNGEN = {
  titel: 'Cookie-Einstellungen',
  speichern: 'Speichern',
  /** A link to the privacy policy follows. */
  erklaerung:
    'Essenzielle Speicherung braucht die Website, damit sie funktioniert. Alles andere entscheiden Sie. Mehr dazu in der',
  datenschutz: 'Datenschutzerklärung',
  statistik: { name: 'Statistik', hinweis: 'Cookies eines Analysedienstes, aufbewahrt während 14 Monaten.' },
  marketing: { name: 'Marketing', hinweis: 'Cookies eines Werbedienstes, aufbewahrt während höchstens 24 Monaten.' },
} as const

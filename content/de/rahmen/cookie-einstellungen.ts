export const COOKIE_EINSTELLUNGEN = {
  titel: 'Cookie-Einstellungen',
  speichern: 'Speichern',
  /** A link to the privacy policy follows. */
  erklaerung:
    'Einige Angaben speichert die Website immer in Ihrem Browser, damit sie funktioniert. Das heisst «essenziell». Statistik und Marketing sind freiwillig. Mehr dazu in der',
  datenschutz: 'Datenschutzerklärung',
  statistik: {
    name: 'Statistik',
    hinweis: 'Cookies eines Analysedienstes: höchstens 14 Monate, sobald Sie zustimmen.',
  },
  marketing: { name: 'Marketing', hinweis: 'Cookies eines Werbedienstes: höchstens 24 Monate, sobald Sie zustimmen.' },
} as const

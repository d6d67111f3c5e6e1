/** The banner, on every page until somebody has chosen. Service and time follow the word. */
export const COOKIE_HINWEIS = {
  name: 'Cookie-Hinweis',
  titel: 'Cookies nur mit Ihrer Einwilligung',
  arten: [
    { name: 'Statistik', zusatz: '(Analysedienst): höchstens 14 Monate, sobald Sie zustimmen' },
    { name: 'Marketing', zusatz: '(Werbedienst): höchstens 24 Monate, sobald Sie zustimmen' },
  ],
  alle: 'Alle akzeptieren',
  essenzielle: 'Nur essenzielle',
  einstellungen: 'Einstellungen',
  datenschutz: 'Datenschutzerklärung',
} as const

export const EINSTELLUNGEN_FEHLEN = {
  title: 'Fehler',
  description: 'Die Cookie-Einstellungen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
} as const

/**
 * The banner, on every page until somebody has chosen. Service and time follow the word. Short: at 320 px a line more
 * covers what has the focus.
 */
export const COOKIE_HINWEIS = {
  name: 'Cookie-Hinweis',
  titel: 'Cookies, sobald Sie zustimmen:',
  arten: [
    { name: 'Statistik', zusatz: '(Analysedienst): bis 14 Monate' },
    { name: 'Marketing', zusatz: '(Werbedienst): bis 24 Monate' },
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

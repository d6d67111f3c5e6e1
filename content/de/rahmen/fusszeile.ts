/** Apart from the words of the header: the footer is made on the server, and no page loads these. */
export const FUSSZEILE = {
  links: 'Links',
  keinVertrag: 'Auf dieser Website wird kein Vertrag abgeschlossen.',
  cookieEinstellungen: 'Cookie-Einstellungen',
} as const

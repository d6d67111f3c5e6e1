/** Takes the place of a page that could not be shown, usually because its code did not arrive. */
export const SEITEN_FEHLER = {
  fenster: 'Seite konnte nicht geladen werden',
  titel: 'Diese Seite konnte nicht geladen werden.',
  text: 'Bitte prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu. Bleibt es dabei, schreiben Sie uns oder rufen Sie uns an.',
  neuLaden: 'Seite neu laden',
  startseite: 'Zur Startseite',
  kontakt: 'Kontakt',
} as const

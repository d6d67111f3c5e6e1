/* Letters before their form is opened. */

export const BRIEF = {
  titel: 'Der Brief, fertig zum Unterschreiben',
  lead: 'Kündigung und Anmeldung als PDF, mit Adresse, Datum und allen Personen. Der Brief entsteht in Ihrem Browser: Was Sie eingeben, wird weder gesendet noch gespeichert.',
  schreiben: 'Brief schreiben',
  laedt: 'Wird geladen...',
  nichtGeladen: 'Das Formular konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  vorschau: 'Vorschau des Briefs',
}

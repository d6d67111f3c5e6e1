/** While a part of the page is on its way, and when it does not arrive. */
export const LADEN = {
  laedt: 'Lade Daten...',
  regeln: 'Die Regeln der Kantone werden geladen...',
  teilFehlt: 'Dieser Teil der Seite kam nicht an.',
  erneut: 'Erneut versuchen',
}

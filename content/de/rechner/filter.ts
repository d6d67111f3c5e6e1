export const FILTER = {
  modell: 'Modell',
  alle: 'Alle',
  suche: 'Versicherer suchen',
  ausgeblendet: (anzahl: number) => `${anzahl} ausgeblendet`,
  zuruecksetzen: 'zurücksetzen',
  zuruecksetzenName: 'Ausgeblendete Kassen zurücksetzen',
  /** Why the models together count more than the whole list. */
  mehrfach: (anzahl: number) =>
    anzahl === 1
      ? '1 gleich teures Modell teilt sich eine Zeile.'
      : `${anzahl} gleich teure Modelle teilen sich eine Zeile.`,
}

export const FILTER = {
  modell: 'Modell',
  alle: 'Alle',
  suche: 'Versicherer suchen',
  sucheSchliessen: 'Suche schliessen',
  ausgeblendet: (anzahl: number) => `${anzahl} ausgeblendet`,
  zuruecksetzen: 'zurücksetzen',
  zuruecksetzenName: 'Ausgeblendete Kassen zurücksetzen',
  /** Why the lists of all first contacts together are longer than the whole one. */
  mehrfach: (anzahl: number) =>
    anzahl === 1
      ? '1 Tarif steht hinter einem anderen derselben Kasse.'
      : `${anzahl} Tarife stehen hinter einem anderen derselben Kasse.`,
}

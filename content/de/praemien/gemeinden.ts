/* The municipalities of a canton, and the search in them; loaded with the page, so that nothing is imported here. */

export const GEMEINDEN = {
  titel: 'Welche Gemeinde, welche Region?',
  eine: (name: string, anzahl: number) =>
    `Im ganzen Kanton ${name} gelten dieselben Prämien, in allen ${anzahl} Gemeinden.`,
  mehrere: (anzahl: number, regionen: number) =>
    `${anzahl} Gemeinden, ${regionen === 2 ? 'zwei' : 'drei'} Prämienregionen. Es zählt die Gemeinde, nicht die Postleitzahl.`,
  suche: 'Gemeinde, Ort oder PLZ',
  gefunden: (gemeinde: string, region: string, preis: string) =>
    `${gemeinde}: ${region}, ab CHF\u00a0${preis} im Monat.`,
  nichts: (kanton: string) => `Im Kanton ${kanton} nicht gefunden.`,
  alle: (anzahl: number) => `Alle ${anzahl} zeigen`,
  /** Below the canton as a map. */
  naeherung: 'Jedes Sechseck gehört zur Gemeinde des nächsten Orts: eine Näherung, keine amtliche Grenze.',
  bild: (name: string) => `Karte des Kantons ${name} nach Prämienregionen`,
} as const

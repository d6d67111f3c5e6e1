/* Heads of the pages about places. A browser loads them with the page, so that nothing is imported here. */

export const SCHWEIZ = {
  pfad: '/praemien',
  name: 'Prämien',
  titel: (jahr: number) => `Krankenkassenprämien ${jahr} nach Kanton`,
  bildTitel: 'Prämien der Schweiz',
  beschreibung: (jahr: number) =>
    `Wo sind die Prämien ${jahr} am tiefsten? Karte der 42 Prämienregionen und Rangliste der 26 Kantone für Erwachsene, 19- bis 25-Jährige und Kinder.`,
  ueberschrift: ['Prämien', 'der Schweiz'],
  abzeichen: (jahr: number) => `Offizielle BAG-Prämien ${jahr}`,
} as const

/** Around the figure of a preview picture; the year follows. */
export const BILD = {
  vorPreis: 'Grundversicherung ab CHF',
  nachPreis: 'im Monat, ab 26 Jahren, Franchise 2’500, Prämien',
} as const

export const KANTON = {
  /** From long to short: the longest that fits is shown. */
  titel: (name: string, jahr: number) => [
    `Krankenkassenprämien Kanton ${name} ${jahr}`,
    `Prämien Kanton ${name} ${jahr}`,
    `Prämien ${name} ${jahr}`,
  ],
  beschreibung(name: string, jahr: number, regionen: number): string {
    const wo = regionen === 1 ? 'eine Prämienregion' : `${regionen} Prämienregionen mit allen Gemeinden`
    return `Prämien ${jahr} im Kanton ${name}: die zehn günstigsten Kassen je Alter und Modell, ${wo}, Rang unter den Kantonen.`
  },
  vorName: 'Prämien im Kanton',
  nichtGefunden: {
    titel: 'Kanton nicht gefunden',
    beschreibung: 'Diesen Kanton gibt es nicht. Zurück zur Karte aller Prämienregionen der Schweiz.',
    text: 'Unter dieser Adresse liegt kein Kanton.',
    zurueck: 'Zur Karte der Schweiz',
  },
} as const

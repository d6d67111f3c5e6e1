/* The choice of a canton above the directory; loaded with the page, so that nothing is imported here. */

export const KANTONSFILTER = {
  frage: 'Wer verkauft in meinem Kanton?',
  alle: 'Alle Kantone',
  ganzes: (anzahl: number) => `Alle ${anzahl} Kassen.`,
  treffer: (anzahl: number, von: number, kanton: string) => `${anzahl} von ${von} Kassen: Kanton ${kanton}.`,
} as const

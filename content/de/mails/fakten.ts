/** To the operator: facts of the site that nobody has checked again. */
export const FAKTEN_MELDUNG = {
  referenz: 'Fakten',
  bald: {
    betreff: 'Aussagen der Website laufen bald ab',
    text: (tag: string) =>
      `Diese Aussagen gelten nur bis ${tag} als überprüft. Bitte vorher neu belegen oder streichen lassen.`,
  },
  abgelaufen: {
    betreff: 'Aussagen der Website sind abgelaufen',
    text: (tag: string) =>
      `Diese Aussagen galten bis ${tag} als überprüft. Seither nennt die Website ihren Stand oder zeigt sie nicht mehr. Bitte neu belegen oder streichen lassen.`,
  },
  aussage: 'Aussage',
  stand: 'Stand',
  quelle: 'Quelle',
}

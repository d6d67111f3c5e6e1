/** The words that the parts of the ui kit bring along themselves. */
export const UI = {
  schliessen: 'Schliessen',
  schritte: 'Schritte',
  erledigt: '(erledigt)',
  vorschlaege: 'Vorschläge',
  /** With the key that leads there. */
  meldungen: 'Meldungen (F8)',
} as const

export const anzahlVorschlaege = (anzahl: number) => `${anzahl} ${anzahl === 1 ? 'Vorschlag' : 'Vorschläge'}`

/** As it is read out: «CHF 361.75 pro Monat». */
export const preisText = (betrag: string, je: string): string => `CHF ${betrag} pro ${je}`

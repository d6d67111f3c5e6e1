/** Lists of articles, and what stands around an article's text. */
export const BEITRAG = {
  nichtGefunden: 'Artikel nicht gefunden',
  weiterlesen: 'Weiterlesen',
  alle: 'Alle',
  filtern: 'Nach Kategorie filtern',
  teilen: 'Teilen',
  linkKopiert: 'Link kopiert.',
  teilenMisslungen: 'Das hat nicht geklappt. Bitte kopieren Sie die Adresse aus der Adresszeile.',
  textKopiert: 'Text kopiert.',
  kopierenMisslungen: 'Bitte markieren Sie den Text und kopieren Sie ihn von Hand.',
} as const

/** `kategorie` is undefined where all are shown. */
export const trefferText = (mehrzahl: string, kategorie: string | undefined, anzahl: number): string =>
  `${kategorie === undefined ? `Alle ${mehrzahl}` : `Kategorie: ${kategorie}`} (${anzahl})`

export const keineTreffer = (mehrzahl: string, kategorie: string): string =>
  `Keine ${mehrzahl} in der Kategorie "${kategorie}" gefunden.`

export const alleAnzeigen = (mehrzahl: string): string => `Alle ${mehrzahl} anzeigen`

export const lesezeitText = (minuten: number): string => `${minuten} ${minuten === 1 ? 'Minute' : 'Minuten'}`

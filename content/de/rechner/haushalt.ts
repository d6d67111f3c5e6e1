export const HAUSHALT_WAHL = {
  frage: 'Für wen vergleichen Sie?',
  nurIch: 'Nur für mich',
  haushalt: 'Für den Haushalt',
}

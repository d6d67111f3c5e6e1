type Cookie = {
  name: string
  ort: 'Cookie' | 'Browser-Speicher'
  zweck: string
  dauer: string
  einwilligung: 'nicht nötig' | 'Statistik' | 'Marketing'
}

/** Everything the site can keep in the visitor's browser. */
export const COOKIES: readonly Cookie[] = [
  {
    name: 'cookieConsent',
    ort: 'Browser-Speicher',
    zweck: 'Ihre Wahl zu Cookies, mit Zeitpunkt',
    dauer: 'bis Sie sie ändern oder löschen',
    einwilligung: 'nicht nötig',
  },
  {
    name: 'calculatorStep1Data',
    ort: 'Browser-Speicher',
    zweck: 'Jahrgang, Postleitzahl, Ort und Unfall auf dem Weg von der Karte zum Rechner',
    dauer: 'bis der Rechner sie übernimmt, längstens bis Sie das Fenster schliessen',
    einwilligung: 'nicht nötig',
  },
  {
    name: 'calculatorData',
    ort: 'Browser-Speicher',
    zweck: 'Jahrgang, damit die Franchise-Stufen zu Ihrer Altersklasse passen',
    dauer: 'bis Sie das Fenster schliessen',
    einwilligung: 'nicht nötig',
  },
  {
    name: 'calculatorSession',
    ort: 'Browser-Speicher',
    zweck:
      'Jahrgänge, Ort, Unfall, Franchise, Kosten, Kasse, Filter und Auswahl im Rechner, damit nichts verloren geht, wenn die Seite neu geladen wird. Nie Name, Adresse oder Rechnungsbetrag',
    dauer: 'bis Sie die Anfrage senden oder neu beginnen, längstens bis Sie das Fenster schliessen',
    einwilligung: 'nicht nötig',
  },
  {
    name: 'Google Analytics (_ga und verwandte)',
    ort: 'Cookie',
    zweck: 'Besuche zählen und auswerten',
    dauer: 'höchstens 14 Monate, sobald Sie zustimmen',
    einwilligung: 'Statistik',
  },
  {
    name: 'Google Ads (_gcl und verwandte)',
    ort: 'Cookie',
    zweck: 'messen, ob eine Anzeige zu einer Anfrage geführt hat',
    dauer: 'höchstens 24 Monate, sobald Sie zustimmen',
    einwilligung: 'Marketing',
  },
]

export const COOKIE_SPALTEN = ['Name', 'Zweck', 'Dauer', 'Einwilligung'] as const

/** Without a tag manager nothing ever sets a cookie. */
export const gespeichertes = (tagManager: boolean): readonly Cookie[] =>
  COOKIES.filter(({ ort }) => tagManager || ort !== 'Cookie')

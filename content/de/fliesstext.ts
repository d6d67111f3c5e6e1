/** What the parts of running texts say themselves: on the server alone, like the texts. */
export const FLIESSTEXT = {
  inhalt: 'Inhalt',
  aktualisiert: 'Aktualisiert am',
  beispielFehlt: {
    text: 'Dieses Rechenbeispiel lassen die heutigen Prämiendaten nicht zu. Ihre eigenen Zahlen zeigt der',
    link: 'Rechner',
  },
  demodaten: 'Demodaten – keine offiziellen Prämien',
  zahlen: { demo: 'Zahlen: Demodaten – keine offiziellen Prämien', vom: 'Zahlen vom', praemien: ', Prämien' },
  betreiber: { land: 'Schweiz', email: 'E-Mail:', telefon: 'Telefon:' },
  frist: {
    alle: 'Alle Modelle und Franchisen',
    standard: 'Nur Standardmodell mit Franchise 300, Kinder mit Franchise 0',
    bis: 'Kündigung bei der Kasse bis',
    aufgeben: 'Aufgeben bis',
    wechsel: 'Wechsel auf',
    wer: 'Gilt für',
  },
  fristentabelle: {
    spalten: ['Wechsel auf', 'Kündigung muss eintreffen bis', 'Für wen'],
    standard: 'Standardmodell mit Franchise 300',
    alle: 'alle',
  },
  fakt: { quelle: 'Quelle:', ab: 'Gilt seit oder ab', bis: 'Überprüft bis' },
  modell: 'Modell',
  monate: ['Jan', 'Feb', 'März', 'Apr', 'Mai', 'Juni', 'Juli', 'Aug', 'Sept', 'Okt', 'Nov', 'Dez'],
} as const

export const briefKopieren = (name: string): string => `${name} kopieren`

export const franchiseSpalte = (franchise: string): string => `Franchise ${franchise}`

/** Beside every example. */
export const preisartText = (abgabe: string | undefined): string =>
  abgabe
    ? `Prämien brutto. Netto, nach Abzug der Umweltabgabe, sind es je Person ${abgabe} im Monat weniger, bei jeder Kasse gleich viel.`
    : 'Prämien brutto, vor Abzug der Umweltabgabe. Sie ist bei jeder Kasse gleich.'

/** `abgabe` is an amount, and undefined where none is known for the year. */
export const abgabeAngaben = (abgabe: string | undefined, jahr: number) => ({
  umweltabgabe: abgabe ? `Umweltabgabe von ${abgabe}` : 'Umweltabgabe',
  abgabeImMonat: abgabe ? `, ${jahr} ${abgabe} im Monat` : '',
})

/** What the models are called: by the four names, or by whom one asks first. */
export const modellAngaben = (vierModelle: boolean) => ({
  hausarzttarif: vierModelle ? 'Hausarzttarif' : 'Praxistarif',
  hausarztmodell: vierModelle ? 'Hausarztmodell' : 'Praxismodell',
  mischformen: vierModelle
    ? 'Im Vergleich stehen sie unter «Weitere Modelle».'
    : 'Der Vergleich ordnet alle danach, wen Sie zuerst fragen.',
})

/** The words that stand on every page; where its links lead is `navigation.ts`, those below it `fusszeile.ts`. */
export const LAYOUT = {
  zumInhalt: 'Zum Inhalt springen',
  hauptnavigation: 'Hauptnavigation',
  startseite: 'Startseite',
  allesZurKrankenkasse: 'Alles zur Krankenkasse',
  menue: 'Menü',
  brotkrumen: 'Brotkrumen',
  home: 'Home',
} as const

/** Where the premiums of the page come from. */
export const praemienQuelle = (quelle: 'BAG' | 'DEMO', jahr: number): string =>
  quelle === 'BAG'
    ? `Prämien: Bundesamt für Gesundheit (BAG), Prämienjahr ${jahr}.`
    : 'Demodaten – keine offiziellen Prämien.'

/** The card at the end of a page; some pages ask in words of their own. */
export const BERATUNGSKARTE = {
  name: 'Beratung',
  titel: 'Lieber mit jemandem sprechen?',
  text: 'Wir rechnen es mit Ihnen durch. Kostenlos und unverbindlich, per Telefon oder E-Mail.',
} as const

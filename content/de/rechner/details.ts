import { aufgezaehlt, mitApostroph } from '../zahlen/format.ts'

/** What an opened row says. */
export const DETAILS = {
  preisbildung: 'So entsteht der Preis',
  brutto: 'Brutto',
  abzug: 'Abzug',
  netto: 'Netto',
  kanton: 'Kanton',
  sie: 'Sie zahlen',
  imMonat: 'CHF pro Monat.',
  abzugErklaert:
    'Der Abzug ist Ihr Anteil an der Umweltabgabe, die der Bund an alle verteilt. Er ist bei allen Kassen gleich.',
  tarife: (kasse: string) => `Diese Zeile steht für diese Tarife von ${kasse}`,
  anlaufstelle: (modell: string) => `Erste Anlaufstelle: ${modell}`,
  haken: 'Worauf Sie dafür verzichten',
  jahreskosten: (franchise: number) => `Was das Jahr kostet, mit Franchise ${mitApostroph(franchise)}`,
  wenig: 'Wenig',
  erwartet: 'Erwartet',
  viel: 'Viel',
  kosten: 'Kosten',
  praemien: 'Prämien',
  beteiligung: 'Franchise und Selbstbehalt',
  besteFranchise: (kosten: string, kasse: string, franchise: number) =>
    `Bei CHF\u00a0${kosten} Gesundheitskosten ist bei ${kasse} in diesem Modell die Franchise ${mitApostroph(franchise)} am günstigsten.`,
  waehlen: (kasse: string) => `${kasse} wählen`,
  gewaehlt: (kasse: string) => `${kasse} ist gewählt`,
  portraet: (kasse: string) => `Porträt von ${kasse}`,
  ausblenden: (kasse: string) => `${kasse} ausblenden`,
  /** An insurer for several: what each of them gets there. */
  jePerson: (kasse: string) => `Das bekommt jede Person bei ${kasse}`,
  alleTarife: (anzahl: number, name: string) => `Alle ${anzahl} Tarife für ${name}`,
  franchise: (franchise: number) => `Franchise ${mitApostroph(franchise)}`,
  unfall: { 'MIT-UNF': 'mit Unfall', 'OHN-UNF': 'ohne Unfall' },
}

/** The same tariff a year before. */
export const VORJAHR = {
  neu: (vorjahr: number) => `Neu: ${vorjahr} nicht unter diesem Namen im Angebot.`,
  neuerName: (vorjahr: number, vielleicht: readonly string[]) =>
    vielleicht.length === 0
      ? `Neuer Name? ${vorjahr} nicht unter diesem Namen im Angebot.`
      : `Neuer Name? ${vorjahr} hiess es vielleicht ${aufgezaehlt(
          vielleicht.map(name => `«${name}»`),
          'disjunction',
        )}. Die Prämientabelle sagt es nicht, darum fehlt der Preis von ${vorjahr}.`,
  wechsel: (von: number, bis: number, text: string) => `Von ${von} auf ${bis}: ${text}`,
  umgeteilt: (von: number, bis: number) =>
    `Ihre Gemeinde liegt ${von} und ${bis} nicht in derselben Prämienregion, oder es gibt sie nicht in beiden Jahren. Verglichen sind die Preise der Region von ${bis}.`,
}

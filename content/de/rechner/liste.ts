import type { Rappen } from '#domain/werte/rappen.ts'
import { frankenText } from '../zahlen/format.ts'

/** Of the first of the whole order; `kasse`: where separate insurers cost less. */
export const ERSTES = {
  preis: { ueberall: 'Günstigstes Angebot', kasse: 'Günstigste Kasse für alle' },
  gesamtkosten: { ueberall: 'Tiefste Jahreskosten', kasse: 'Tiefste Jahreskosten einer Kasse' },
}

const ZAHLWORT = ['', '', 'beide', 'alle drei', 'alle vier', 'alle fünf', 'alle sechs', 'alle sieben', 'alle acht']
/** «für alle drei» */
export const fuerAlle = (personen: number) => `für ${ZAHLWORT[personen] ?? 'alle'}`

/** The counter of the list, in two parts: the second may stand smaller. */
export const anzahlAngebote = (anzahl: number) => (anzahl === 1 ? '1 Angebot' : `${anzahl} Angebote`)
export const anzahlKassenText = (anzahl: number) => (anzahl === 1 ? '1 Kasse' : `${anzahl} Kassen`)
export const vonKassen = (anzahl: number) => `von ${anzahlKassenText(anzahl)}`
/** Whose offers these are, where there are several persons. */
export const angeboteFuer = (name: string, anzahl: number) => `${name}: ${anzahlAngebote(anzahl)}`

export const ORDNUNG = { frage: 'Ordnen nach', preis: 'Preis', gesamtkosten: 'Jahreskosten' }

/** What a screen reader hears after a change. */
export const MELDUNG = {
  keine: 'Keine Ergebnisse gefunden',
  liste: (zaehler: string, ordnung: 'preis' | 'gesamtkosten', erstes: { name: string; preis: Rappen }) =>
    `${zaehler}, nach ${ORDNUNG[ordnung]}. Günstigstes: ${erstes.name}, CHF ${frankenText(erstes.preis)} pro Monat.`,
}

export const LISTE = {
  name: 'Angebote',
  keine: 'Keine Ergebnisse gefunden',
  keineErklaert: 'Für Ihre Angaben konnten keine passenden Angebote gefunden werden',
  filterZuruecksetzen: 'Filter zurücksetzen',
  alleZeigen: (anzahl: number) => `Alle ${anzahl} zeigen`,
  mehrLaden: 'Mehr Angebote laden',
  laedt: 'Wird geladen...',
  vonTotal: (total: number) => `von ${total}`,
}

/** Below the rows: what is counted, and what the amounts are. */
export const FUSSNOTE = {
  zuNichtsTun: 'Differenz im Jahr zu «nichts tun»',
  zuNichtsTunUndDurchschnitt: 'Differenz im Jahr zu «nichts tun», ohne Rechnung zum Durchschnitt der Standard-Tarife',
  jePerson: 'je Person der günstigste Tarif der Kasse',
  imMonat: 'CHF im Monat',
  nachAbzug: (abzug: Rappen, zuMehreren: boolean) =>
    `, nach Abzug der Umweltabgabe (−${frankenText(abzug)}${zuMehreren ? ' je Person' : ''})`,
  abzugJePerson: 'je Person',
  praemien: (jahr: number) => `Prämien ${jahr}`,
}

export const LADEFEHLER = {
  title: 'Fehler',
  description: 'Weitere Ergebnisse konnten nicht geladen werden.',
} as const

/** Heads of the columns on wide screens; each may take two lines. */
export const SPALTEN = {
  angebot: 'Kasse, erster Kontakt, Produkt',
  kasse: 'Kasse, Preis je Person',
  monat: 'CHF/Monat',
  voll: 'voll',
  regeln: (jahr: number) => `Regeln ${jahr}`,
  jahr: 'CHF/Jahr',
  imJahr: 'im Jahr',
  imMonat: 'im Monat',
  franchise: 'Franchise',
  zumErsten: 'zum ersten',
  zuNichtsTun: 'zu «nichts\u00a0tun»',
  vergleichen: 'Vergleichen',
}

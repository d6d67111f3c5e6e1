import type { Rappen } from '#domain/rappen.ts'
import { frankenText } from '../format.ts'

export const GUENSTIGSTES = 'Günstigstes Angebot'
export const TIEFSTE_JAHRESKOSTEN = 'Tiefste Jahreskosten'

/** The counter of the list, in two parts: the second may stand smaller. */
export const anzahlAngebote = (anzahl: number) => (anzahl === 1 ? '1 Angebot' : `${anzahl} Angebote`)
export const vonKassen = (anzahl: number) => `von ${anzahl === 1 ? '1 Kasse' : `${anzahl} Kassen`}`

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
  vonTotal: (total: number) => `von ${total} angezeigt`,
  preiseInChf: 'Preise in CHF',
  praemienjahr: (jahr: number) => `Prämienjahr ${jahr}`,
}

export const LADEFEHLER = {
  title: 'Fehler',
  description: 'Weitere Ergebnisse konnten nicht geladen werden.',
} as const

/** Heads of the columns on wide screens; each may take two lines. */
export const SPALTEN = {
  angebot: 'Versicherer, Modell, Produkt',
  monat: 'CHF/Monat',
  voll: 'voll',
  regeln: (jahr: number) => `Regeln ${jahr}`,
  jahr: 'CHF/Jahr',
  imJahr: 'im Jahr',
  imMonat: 'im Monat',
  franchise: 'Franchise',
  differenz: 'im Jahr',
  zumErsten: 'zum ersten',
  zuHeute: 'zu Ihrem Tarif',
  vergleichen: 'Vergleichen',
}

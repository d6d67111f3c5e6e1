import type { Unfall } from '#domain/bag-codes.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import { frankenText, mitApostroph } from '../format.ts'

/** Behind one line: what the visitor has today. */
export const HEUTE = {
  nichtsTun: 'Und wenn Sie nichts tun?',
  angeben: 'Heutige Kasse angeben',
  wozu: 'Kasse und Betrag Ihrer Rechnung genügen.',
  wozuOhneRechnung: 'So sehen Sie Ihre eigene Ersparnis.',
  schliessen: 'Schliessen',
  kasse: 'Aktuelle Krankenkasse',
  kasseHinweis: 'Freiwillig. So sehen Sie Ihre eigene Ersparnis.',
  franchise: 'Aktuelle Franchise',
  tarif: 'Aktueller Tarif',
  keineAngabe: 'Keine Angabe',
  tarifUnbekannt: 'Weiss ich nicht',
}

/** Doing nothing needs the table of this year besides. */
export const NICHTS_TUN = {
  erklaerung: (jahr: number) =>
    `Der Betrag auf Ihrer Rechnung ${jahr} zeigt, was Ihr Tarif ab 1. Januar ${jahr + 1} kostet und was ein Wechsel bringt.`,
  laedt: 'Lade Daten...',
  fehler: (jahr: number) => `Die Prämien ${jahr} konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
  erneut: 'Erneut versuchen',
}

/** For several persons, each with a bill of their own. */
export const HAUSHALT_NICHTS_TUN = {
  wozu: 'Kasse und Betrag der Rechnung jeder Person genügen.',
  kasse: 'Krankenkasse heute',
}

export const RECHNUNG = {
  feld: 'Betrag auf Ihrer Rechnung',
  hinweis: (jahr: number) =>
    `Freiwillig. Prämie ${jahr} der Grundversicherung, eine Person, ein Monat. Wir suchen den Tarif dazu.`,
  beispiel: '412.20',
  welcher: (anzahl: number) =>
    anzahl === 1 ? 'Nur dieser Tarif passt. Ist es Ihrer?' : `${anzahl} Tarife passen. Welcher ist Ihrer?`,
  dochNicht: 'Doch nicht mein Tarif',
}

const deckung = (unfall: Unfall) => (unfall === 'MIT-UNF' ? 'mit' : 'ohne')

export function kandidatText({ franchise, unfall, lesart, praemie }: Kandidat): string {
  const abzug = lesart === 'netto' ? ', auf der Rechnung nach Abzug der Umweltabgabe' : ''
  return `Franchise ${mitApostroph(franchise)}, ${deckung(unfall)} Unfall, Prämie CHF\u00a0${frankenText(praemie)}${abzug}`
}

export function keinTarif(kasse: string, jahr: number, betrag: Rappen, abgabeBekannt: boolean): string {
  const lesarten = abgabeBekannt ? ', weder vor noch nach Abzug der Umweltabgabe' : ''
  return `Kein Tarif von ${kasse} kostet hier ${jahr} CHF\u00a0${frankenText(betrag)}${lesarten}. Zählt die Rechnung mehrere Personen, mehrere Monate oder Zusatzversicherungen zusammen, oder ist eine Prämienverbilligung abgezogen, nehmen Sie die Prämie der Police.`
}

/** What the choice changes in the comparison, and what it does not. */
export function rechnungsFolge(kasse: string, { tarif, unfall }: Kandidat, gefragt: Unfall): string {
  const folge = `Jede Ersparnis ist jetzt gegenüber ${kasse}, ${tarif}, gerechnet.`
  if (unfall === gefragt) return folge
  return `${folge} Ihre Rechnung ist ${deckung(unfall)} Unfall, der Vergleich ${deckung(gefragt)}: Beide Seiten zählen ${deckung(gefragt)} Unfall.`
}

/** Why the insurer that was named is not what is compared with. */
export const OHNE_TARIF =
  'Solange Ihr Tarif nicht bekannt ist, wird mit dem Durchschnitt der Standard-Tarife verglichen.'

export const ohneDiesenTarif = (kasse: string, franchise: Franchise) =>
  `${kasse} verkauft diesen Tarif hier nicht mit Franchise ${mitApostroph(franchise)}. Verglichen wird darum mit dem Durchschnitt.`

/** A change of the franchise moves a price as well: that is no saving. */
export function andereFranchise(preis: Rappen, alt: Franchise, neu: Franchise): string {
  const unterschied = mitApostroph(Math.abs(neu - alt))
  const folge = `bis zu CHF\u00a0${unterschied} ${neu > alt ? 'mehr' : 'weniger'} selbst`
  return `Mit Ihrer heutigen Franchise ${mitApostroph(alt)} kostet derselbe Tarif CHF\u00a0${frankenText(preis)}/Monat. Der Wechsel der Franchise zählt nicht als Ersparnis: mit ${mitApostroph(neu)} tragen Sie im Jahr ${folge}.`
}

import type { Unfall } from '#domain/bag-codes.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import { aufgezaehlt, frankenText, mitApostroph } from '../format.ts'

/** Behind one line: what the visitor has today. */
export const HEUTE = {
  nichtsTun: 'Und wenn Sie nichts tun?',
  angeben: 'Heutige Kasse angeben',
  wozu: 'Kasse und Betrag von Rechnung oder Brief genügen.',
  wozuOhneRechnung: 'So sehen Sie Ihre eigene Ersparnis.',
  schliessen: 'Schliessen',
  kasse: 'Aktuelle Krankenkasse',
  kasseHinweis: 'Freiwillig. So sehen Sie Ihre eigene Ersparnis.',
  franchise: 'Aktuelle Franchise',
  tarif: 'Aktueller Tarif',
  keineAngabe: 'Keine Angabe',
  tarifUnbekannt: 'Weiss ich nicht',
}

/** What doing nothing costs in a year; and what is said while the other year's table is on its way. */
export const NICHTS_TUN = {
  erklaerung: (jahr: number) =>
    `Der Betrag auf Ihrer Prämienrechnung ${jahr - 1} oder im Brief mit der Prämie ${jahr} zeigt, was Ihr Tarif ab 1. Januar ${jahr} kostet und was ein Wechsel bringt.`,
  laedt: 'Lade Daten...',
  fehler: (jahr: number) => `Die Prämien ${jahr} konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
  erneut: 'Erneut versuchen',
}

/** For several persons, each with a bill of their own. */
export const HAUSHALT_NICHTS_TUN = {
  wozu: 'Kasse und Betrag von Rechnung oder Brief jeder Person genügen.',
  kasse: 'Krankenkasse heute',
}

/** For the papers of these years: the bill of the first, the letter with the premium of the second. */
export const RECHNUNG = {
  feld: (jahre: readonly number[]) => `Betrag auf Ihrer Rechnung${jahre.length > 1 ? ' oder im Brief' : ''}`,
  hinweis: ([jahr, folgejahr]: readonly number[]) =>
    `Freiwillig. ${folgejahr ? `Prämienrechnung ${jahr} oder Brief mit der Prämie ${folgejahr}` : `Prämie ${jahr}`}: Grundversicherung, eine Person, ein Monat. Wir suchen den Tarif dazu.`,
  beispiel: '412.20',
  welcher: (kandidaten: readonly Kandidat[]) =>
    kandidaten.length === 1
      ? 'Nur dieser Tarif passt. Ist es Ihrer?'
      : `${kandidaten.length} Tarife passen zu diesem Betrag. Sie unterscheiden sich in: ${aufgezaehlt(unterschiede(kandidaten))}. Welcher ist Ihrer?`,
  naechste: 'Am nächsten kommen diese Tarife. Ist einer davon Ihrer?',
  weitere: 'Weitere Tarife zeigen',
  dochNicht: 'Doch nicht mein Tarif',
}

const MERKMALE: Readonly<Record<string, (kandidat: Kandidat) => unknown>> = {
  Jahr: ({ jahr, imFolgejahr }) => `${jahr} ${imFolgejahr?.jahr}`,
  Tarif: ({ tarif }) => tarif,
  Franchise: ({ franchise }) => franchise,
  Unfalldeckung: ({ unfall }) => unfall,
}

/** What is left where nothing else differs are the prices of siblings. */
function unterschiede(kandidaten: readonly Kandidat[]): string[] {
  const verschieden = Object.entries(MERKMALE).filter(([, wert]) => new Set(kandidaten.map(wert)).size > 1)
  return verschieden.length > 0 ? verschieden.map(([name]) => name) : ['Prämie']
}

const deckung = (unfall: Unfall) => (unfall === 'MIT-UNF' ? 'mit' : 'ohne')

/** Says how the amount was read where it is equal to the premium; not where it only comes near it. */
export function kandidatText({ franchise, unfall, imFolgejahr, ...preis }: Kandidat, passt: boolean): string {
  const preise = [preis, ...(imFolgejahr ? [imFolgejahr] : [])].map(({ jahr, tarif, praemie, lesart }) => {
    const name = tarif === preis.tarif ? '' : ` («${tarif}»)`
    return `${jahr}${name} CHF\u00a0${frankenText(praemie)}${passt && lesart === 'netto' ? ' vor Abzug der Umweltabgabe' : ''}`
  })
  return `Franchise ${mitApostroph(franchise)}, ${deckung(unfall)} Unfall, Prämie ${aufgezaehlt(preise)}`
}

export function keinTarif(kasse: string, jahre: readonly number[], betrag: Rappen, abgabeBekannt: boolean): string {
  const lesarten = abgabeBekannt ? ', weder vor noch nach Abzug der Umweltabgabe' : ''
  return `Kein Tarif von ${kasse} kostet hier ${jahre.join(' oder ')} CHF\u00a0${frankenText(betrag)}${lesarten}. Gilt der Betrag für mehrere Personen oder Monate? Enthält er Zusatzversicherungen? Oder ist eine Prämienverbilligung abgezogen? Dann nehmen Sie die Prämie, die auf Ihrer Police steht.`
}

export const nichtHier = (kasse: string, jahre: readonly number[]) =>
  `${kasse} bietet hier ${jahre.join(' und ')} keine Grundversicherung an. Stimmt die Kasse?`

/** What the choice changes in the comparison, and what it does not. */
export function rechnungsFolge(kasse: string, tarif: string, unfall: Unfall, gefragt: Unfall): string {
  const folge = `Wir vergleichen jetzt alle Angebote mit Ihrem Tarif: ${kasse}, ${tarif}.`
  if (unfall === gefragt) return folge
  return `${folge} Ihre Police ist ${deckung(unfall)} Unfall, Sie vergleichen aber ${deckung(gefragt)} Unfall. Darum rechnen wir beide Preise ${deckung(gefragt)} Unfall.`
}

export const ohneVorgaenger = (tarif: string, jahr: number) => `«${tarif}» steht nicht in den Prämien ${jahr}.`

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

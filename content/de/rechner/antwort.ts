import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Vergleichspreis } from '#domain/ersparnis.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Rappen } from '#domain/rappen.ts'
import { frankenText, mitApostroph } from '../format.ts'

type Kassenname = (versicherer: number) => string

export const ANTWORT = {
  guenstigstes: 'Günstigstes Angebot',
  tiefsteKosten: 'Tiefste Jahreskosten',
  auswahl: 'Ihre Auswahl',
  erstesWaehlen: { preis: 'Günstigstes wählen', gesamtkosten: 'Tiefste Jahreskosten wählen' },
  mitFranchise: (franchise: Franchise) => `Franchise ${mitApostroph(franchise)}`,
  sieZahlen: (preis: Rappen) => `Sie zahlen ${frankenText(preis)}`,
  sieSparen: 'Sie sparen',
  imMonat: 'im Monat',
  abzug: 'inkl. Abzug',
  abzugBetrag: (abzug: Rappen) => `-CHF ${frankenText(abzug)}/Monat`,
  keineErsparnis: 'Keine Ersparnis',
  pro: { monat: 'Monat', jahr: 'Jahr' } as const,
}

/** How far the chosen offer is from the first of the list. */
export const ueberDemErsten = (proJahr: Rappen, ordnung: 'preis' | 'gesamtkosten') =>
  `Im Jahr CHF\u00a0${frankenText(proJahr)} mehr als ${ordnung === 'preis' ? 'das günstigste Angebot' : 'die tiefsten Jahreskosten'}.`

/** How the yearly figure comes about, and what it would be at the franchise chosen before. */
export const jahresZahl = (preis: Rappen, anteil: Rappen, kosten: number) => ({
  rechnung: `12 × ${frankenText(preis)} + ${frankenText(anteil)}`,
  rest: `für Ihren Anteil an Kosten von ${mitApostroph(kosten)}.`,
})

export const mitAndererFranchise = (franchise: Franchise, gesamt: Rappen) =>
  `Mit Franchise ${mitApostroph(franchise)} wären es ${frankenText(gesamt)}.`

export function ersparnisTitel(vergleich: Vergleichspreis, kassenName: Kassenname): string {
  return vergleich.art === 'durchschnitt'
    ? 'Ersparnis gegenüber Standard'
    : `Ersparnis gegenüber ${kassenName(vergleich.versicherer)}`
}

/** Names the reference in full. */
export function bezugText(vergleich: Vergleichspreis, kassenName: Kassenname): string {
  const preis = `CHF\u00a0${frankenText(vergleich.preis)}/Monat`
  switch (vergleich.art) {
    case 'durchschnitt':
      return `Verglichen mit dem Durchschnitt der ${vergleich.tarife} Standard-Tarife der Region bei gleicher Franchise (${preis}).`
    case 'tarif':
      return `Verglichen mit ${kassenName(vergleich.versicherer)}, ${vergleich.tarif}, bei gleicher Franchise (${preis}).`
  }
}

export const ersparnisLang = (vergleich: Vergleichspreis, kassenName: Kassenname) =>
  `pro Jahr. ${bezugText(vergleich, kassenName)}`

export const keineErsparnisText = (vergleich: Vergleichspreis, kassenName: Kassenname) =>
  `Kein Angebot ist günstiger. ${bezugText(vergleich, kassenName)}`

/** The same beside the figure on a phone. */
export function ersparnisKurz(vergleich: Vergleichspreis, kassenName: Kassenname): string {
  const preis = frankenText(vergleich.preis)
  switch (vergleich.art) {
    case 'durchschnitt':
      return `im Jahr weniger als Ø der ${vergleich.tarife} Standard-Tarife (${preis})`
    case 'tarif':
      return `im Jahr weniger als ${kassenName(vergleich.versicherer)}, ${vergleich.tarif} (${preis})`
  }
}

const ALTERSGRUPPE: Readonly<Record<Altersklasse, string>> = {
  'AKL-KIN': 'Kinder bis 18 Jahre',
  'AKL-JUG': 'Junge Erwachsene, 19 bis 25 Jahre',
  'AKL-ERW': 'Erwachsene ab 26 Jahren',
}

/** A shared address shows prices without a person. */
export function geteilterVergleich(
  klasse: Altersklasse,
  kanton: string,
  region: number,
  unfall: 'MIT' | 'OHNE',
): string {
  const ort = [kanton, region || ''].join(' ').trim()
  return `Geteilter Vergleich: ${ALTERSGRUPPE[klasse]}, Prämienregion ${ort}, ${unfall === 'MIT' ? 'mit' : 'ohne'} Unfall. Für Ihre eigenen Preise geben Sie Jahrgang und PLZ ein.`
}

export const LEISTE = {
  zurueck: 'Zurück',
  weiter: 'Weiter',
  auswahl: 'Ihre Auswahl',
  ohneAngebot: 'Noch kein Angebot',
  betrag: (preis: string) => `CHF ${preis}`,
  pro: { monat: '/Monat', jahr: '/Jahr' },
}

export const KOPF = {
  aendern: 'Ändern',
  jahrgang: (jahr: number) => `Jahrgang ${jahr}`,
  kanton: (kanton: string) => `Kanton ${kanton}`,
  unfall: { MIT: 'mit Unfall', OHNE: 'ohne Unfall' },
}

export const LADEN = {
  laedt: 'Lade Daten...',
  fehler: 'Die Prämien konnten nicht berechnet werden.',
  nichtAngekommen: 'Die Prämientabelle Ihrer Region kam nicht an. Ihre Angaben bleiben erhalten.',
  offline: 'Ihr Gerät ist offline. Ihre Angaben bleiben erhalten; versuchen Sie es, sobald Sie wieder Netz haben.',
  erneut: 'Erneut versuchen',
}

/** The folded lines after the list. */
export const MEHR = {
  verbilligung: {
    titel: 'Prämienverbilligung',
    text: 'Was Ihr Kanton an die Prämie zahlt',
    satz: 'Wer wenig verdient, erhält vom Kanton einen Beitrag an die Prämie. Wer Anspruch hat und wie man ihn anmeldet:',
  },
  kurve: { text: 'Die Kurve der Jahreskosten' },
  wichtig: { titel: 'Was ist Ihnen wichtig?', text: 'Acht Punkte, bleiben auf Ihrem Gerät' },
}

import type { Franchise } from '#domain/kosten/franchise.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Gesamtbezug, Personenbezug, Vergleichspreis } from '#domain/praemien/ersparnis.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { aufgezaehlt, frankenText, ganzeFrankenText, mitApostroph } from '../zahlen/format.ts'

type Kassenname = (versicherer: number) => string

/** What stands in the answer, of one person and of several. */
export const ANTWORT = {
  name: 'Ihr Ergebnis',
  guenstigstes: 'Günstigstes Angebot',
  guenstigsteKasse: 'Günstigste Kasse für alle',
  tiefsteKosten: 'Tiefste Jahreskosten',
  auswahl: 'Ihre Auswahl',
  kombination: 'Beste Kombination',
  fuerAlle: (anzahl: number) => (anzahl === 2 ? 'für beide zusammen' : `für alle ${zahlwort(anzahl)} zusammen`),
  erstesWaehlen: { preis: 'Günstigstes wählen', gesamtkosten: 'Tiefste Jahreskosten wählen' },
  mitFranchise: (franchise: Franchise) => `Franchise ${mitApostroph(franchise)}`,
  sieZahlen: (preis: Rappen) => `Sie zahlen ${frankenText(preis)}`,
  sieSparen: 'Sie sparen',
  imMonat: 'im Monat',
  abzug: 'inkl. Abzug',
  abzugBetrag: (abzug: Rappen) => `-CHF ${frankenText(abzug)}/Monat`,
  keineErsparnis: 'Keine Ersparnis',
  pro: { monat: 'Monat', jahr: 'Jahr' } as const,
  weiter: (kasse: string, zuMehreren: boolean) => `Weiter mit ${kasse}${zuMehreren ? ' für alle' : ''}`,
  weiterMitKombination: 'Weiter mit dieser Kombination',
  weiterHinweis: 'Kostenlos und unverbindlich. Ihren Namen brauchen wir erst im nächsten Schritt.',
}

const ZAHLWORTE = ['', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht']

export const zahlwort = (anzahl: number) => ZAHLWORTE[anzahl] ?? String(anzahl)

/** «KPT für Sie und Partner/in, Agrisano für Kind» */
export function verteilung(plaetze: readonly { kasse: string; name: string }[]): string {
  return [...Map.groupBy(plaetze, ({ kasse }) => kasse)]
    .map(([kasse, personen]) => `${kasse} für ${aufgezaehlt(personen.map(({ name }) => name))}`)
    .join(', ')
}

/** Where a high franchise may be the wrong one: who is 60, or has told of many costs. */
export const RAT = {
  ab: (name: string | null, ab: Rappen, franchise: Franchise) =>
    `${name ? `${name}: ` : ''}Ab CHF\u00a0${ganzeFrankenText(ab)} Gesundheitskosten im Jahr ist Franchise ${mitApostroph(franchise)} günstiger.`,
  bei: (name: string | null, kosten: number, franchise: Franchise, weniger: Rappen) =>
    `${name ? `${name}: ` : ''}Bei CHF\u00a0${mitApostroph(kosten)} Gesundheitskosten kostet das Jahr mit Franchise ${mitApostroph(franchise)} CHF\u00a0${ganzeFrankenText(weniger)} weniger.`,
}

/** How far the chosen offer is from the first of the list. */
export const ueberDemErsten = (proJahr: Rappen, ordnung: 'preis' | 'gesamtkosten') =>
  `Im Jahr CHF\u00a0${frankenText(proJahr)} mehr als ${ordnung === 'preis' ? 'das günstigste Angebot' : 'die tiefsten Jahreskosten'}.`

/** How the yearly figure comes about. */
export const jahresZahl = (preis: Rappen, anteil: Rappen, kosten: number) => ({
  rechnung: `12 × ${frankenText(preis)} + ${frankenText(anteil)}`,
  rest: `für Ihren Anteil an Kosten von ${mitApostroph(kosten)}.`,
})

/** Against what is saved, beside the figure: «im Jahr weniger als …» */
export function ersparnisKurz(bezug: Gesamtbezug, namen: readonly string[], kasse: Kassenname): string {
  return `im Jahr weniger${alsWas(bezug, namen, kasse)} (${frankenText(bezug.preis)})`
}

function alsWas({ personen }: Gesamtbezug, namen: readonly string[], kasse: Kassenname): string {
  const [einer, ...weitere] = personen
  if (!einer) return ''
  if (weitere.length === 0) {
    if (einer.art === 'durchschnitt') return ` als Ø der ${einer.tarife} Standard-Tarife`
    return einer.nichtsTun ? ', als wenn Sie nichts tun' : ` als ${kasse(einer.versicherer)}, ${einer.tarif}`
  }
  if (personen.every(({ art }) => art === 'durchschnitt')) return ' als Ø der Standard-Tarife'
  if (personen.every(({ nichtsTun }) => nichtsTun)) return ', als wenn niemand etwas tut'
  const nach = (art: Vergleichspreis['art']) => namen.filter((_, index) => personen[index]?.art === art)
  const ohne = nach('durchschnitt')
  const rest = ohne.length > 0 ? ` und Ø der Standard-Tarife (${aufgezaehlt(ohne)})` : ''
  return ` als die Tarife von heute (${aufgezaehlt(nach('tarif'))})${rest}, zusammen`
}

/** Names the reference in full. */
export function bezugText(bezug: Gesamtbezug, namen: readonly string[], kasse: Kassenname): string {
  const preis = `CHF\u00a0${frankenText(bezug.preis)}/Monat`
  const [einer, ...weitere] = bezug.personen
  if (!einer) return ''
  if (weitere.length === 0) return `Verglichen mit ${womit(einer, kasse)} (${preis}).`
  if (bezug.personen.every(({ art }) => art === 'durchschnitt'))
    return `Verglichen mit dem Durchschnitt der Standard-Tarife der Region für jede Person, bei gleicher Franchise (${preis}).`
  const teile = bezug.personen.map((person, index) => `${namen[index] ?? ''}: ${womit(person, kasse)}`)
  return `Verglichen bei gleicher Franchise, zusammen ${preis}. ${teile.join('; ')}.`
}

function womit(person: Personenbezug, kasse: Kassenname): string {
  if (person.art === 'durchschnitt')
    return `dem Durchschnitt der ${person.tarife} Standard-Tarife der Region bei gleicher Franchise`
  const tarif = `${kasse(person.versicherer)}, ${person.tarif}`
  return person.nichtsTun ? `${tarif}, wenn Sie nichts tun` : `${tarif}, bei gleicher Franchise`
}

export const keineErsparnisText = (bezug: Gesamtbezug, namen: readonly string[], kasse: Kassenname) =>
  `Kein Angebot ist günstiger. ${bezugText(bezug, namen, kasse)}`

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
  aendernVon: (was: string) => `Ändern: ${was}`,
  personen: (anzahl: number) => `${anzahl} Personen`,
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
    titel: 'Mit Prämienverbilligung rechnen',
    text: 'Eine Frage genügt; alle Preise werden netto',
  },
  kurve: { text: 'Die Kurve der Jahreskosten' },
  wichtig: { titel: 'Was ist Ihnen wichtig?', text: 'Acht Punkte, bleiben auf Ihrem Gerät' },
}

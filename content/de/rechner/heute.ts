import type { Unfall } from '#domain/bag-codes.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import { aufgezaehlt, frankenText, mitApostroph } from '../format.ts'

/** What somebody pays today: one line, and the form it opens to. */
export const HEUTE = {
  frage: 'Was zahlen Sie heute?',
  genuegt: (zuMehreren: boolean) =>
    zuMehreren ? 'Betrag je Person, aus Rechnung oder Brief' : 'Betrag aus Rechnung oder Brief genügt',
  schliessen: 'Schliessen',
  wer: 'Wessen Rechnung?',
  kasse: 'Aktuelle Krankenkasse',
  kasseWaehlen: 'Wählen',
  betrag: 'Betrag im Monat',
  hinweis: ([jahr, folgejahr]: readonly number[]) =>
    `Rechnung ${jahr}${folgejahr ? ` oder Brief für ${folgejahr}` : ''}: Grundversicherung, eine Person, ein Monat. Ob vor oder nach Abzug der Umweltabgabe, erkennen wir.`,
  beispiel: '412.20',
  kasseZuerst: 'Wählen Sie noch die Krankenkasse.',
  franchise: 'Aktuelle Franchise',
  keineAngabe: 'Keine Angabe',
}

/** While the table of the other year is on its way. */
export const ANDERES_JAHR = {
  laedt: 'Lade Daten...',
  fehler: (jahr: number) => `Die Prämien ${jahr} konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
  erneut: 'Erneut versuchen',
}

/** What an amount is recognised as. */
export const RECHNUNG = {
  passt: (kandidaten: readonly Kandidat[]) =>
    kandidaten.length === 1
      ? 'Nur dieser Tarif passt.'
      : `${kandidaten.length} Tarife passen zu diesem Betrag. Sie unterscheiden sich in: ${aufgezaehlt(unterschiede(kandidaten))}.`,
  welcher: (anzahl: number) => (anzahl === 1 ? 'Ist es Ihrer?' : 'Welcher ist Ihrer?'),
  waehlen: 'Wählen Sie den Tarif, der auf Ihrer Police steht.',
  ja: 'Ja, das ist meiner',
  keiner: 'Keiner davon',
  naechste: 'Am nächsten kommen diese Tarife. Ist einer davon Ihrer?',
  weitere: 'Weitere Tarife zeigen',
  dochNicht: 'Doch nicht mein Tarif',
}

type Merkmal = 'Jahr' | 'Tarif' | 'Franchise' | 'Unfalldeckung' | 'Prämie'

const MERKMALE: Readonly<Record<Exclude<Merkmal, 'Prämie'>, (kandidat: Kandidat) => unknown>> = {
  Jahr: ({ jahr, imFolgejahr }) => `${jahr} ${imFolgejahr?.jahr}`,
  Tarif: ({ tarif }) => tarif,
  Franchise: ({ franchise }) => franchise,
  Unfalldeckung: ({ unfall }) => unfall,
}

/** What is left where nothing else differs are the prices of siblings. */
function unterschiede(kandidaten: readonly Kandidat[]): Merkmal[] {
  const namen = Object.keys(MERKMALE) as (keyof typeof MERKMALE)[]
  const verschieden = namen.filter(name => new Set(kandidaten.map(MERKMALE[name])).size > 1)
  return verschieden.length > 0 || kandidaten.length === 1 ? verschieden : ['Prämie']
}

const mitOderOhneUnfall = (unfall: Unfall) => (unfall === 'MIT-UNF' ? 'mit Unfall' : 'ohne Unfall')

/** «Franchise 300, mit Unfall» */
export const franchiseUndUnfall = (franchise: Franchise, unfall: Unfall) =>
  `Franchise\u00a0${mitApostroph(franchise)}, ${mitOderOhneUnfall(unfall)}`

/** Of several that fit, what parts them stands in front. `folgejahr`: of which year a letter is. */
export function kandidatZeile(
  kandidat: Kandidat,
  modell: string,
  alle: readonly Kandidat[],
  folgejahr: number | undefined,
): { vorn: string; dahinter: string } {
  const teile: Readonly<Record<Merkmal, string>> = {
    Franchise: `Franchise\u00a0${mitApostroph(kandidat.franchise)}`,
    Unfalldeckung: mitOderOhneUnfall(kandidat.unfall),
    Tarif: `${modell} · ${kandidat.tarif}`,
    Jahr: papiere(kandidat, folgejahr),
    Prämie: `CHF\u00a0${frankenText(kandidat.praemie)}`,
  }
  const verschieden: readonly Merkmal[] = alle.length > 1 ? unterschiede(alle) : ['Tarif']
  const namen = (Object.keys(teile) as Merkmal[]).filter(name => name !== 'Prämie' || verschieden.includes(name))
  const vorn = namen.filter(name => verschieden.includes(name)).map(name => teile[name])
  const dahinter = namen.filter(name => !verschieden.includes(name)).map(name => teile[name])
  return { vorn: gross(vorn.join(', ')), dahinter: gross(dahinter.join(', ')) }
}

const gross = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** «Rechnung 2026, nach Abzug der Umweltabgabe», «Rechnung 2026 oder Brief 2027 («Praxis»)» */
function papiere({ imFolgejahr, ...preis }: Kandidat, folgejahr: number | undefined): string {
  return [preis, ...(imFolgejahr ? [imFolgejahr] : [])]
    .map(({ jahr, tarif, lesart }) => {
      const name = tarif === preis.tarif ? '' : ` («${tarif}»)`
      return `${jahr === folgejahr ? 'Brief' : 'Rechnung'} ${jahr}${name}${lesart === 'netto' ? ', nach Abzug der Umweltabgabe' : ''}`
    })
    .join(' oder ')
}

export function keinTarif(kasse: string, jahre: readonly number[], betrag: Rappen, abgabeBekannt: boolean): string {
  const lesarten = abgabeBekannt ? ', weder vor noch nach Abzug der Umweltabgabe' : ''
  return `Kein Tarif von ${kasse} kostet hier ${jahre.join(' oder ')} CHF\u00a0${frankenText(betrag)}${lesarten}.`
}

/** What else an amount may be that fits nothing. */
export const PASST_NICHT = {
  titel: 'Warum passt der Betrag nicht?',
  text: 'Gilt der Betrag für mehrere Personen oder Monate? Enthält er Zusatzversicherungen? Oder ist eine Prämienverbilligung abgezogen? Dann nehmen Sie die Prämie, die auf Ihrer Police steht.',
}

export const nichtHier = (kasse: string, jahre: readonly number[]) =>
  `${kasse} bietet hier ${jahre.join(' und ')} keine Grundversicherung an. Stimmt die Kasse?`

/** The folded lines once a bill is confirmed. `name`: whose, of several. */
export const POLICE = {
  aendern: 'Ändern',
  wessen: (name: string | null) => (name === null ? 'Ihre Police' : name),
  tarif: (kasse: string, tarif: string, preis: Rappen) => `${kasse} ${tarif}, ${frankenText(preis)}`,
  policen: (namen: readonly string[]) => `Policen bekannt: ${aufgezaehlt(namen)}`,
  weitere: 'Weitere Rechnung angeben',
  vergleich: (name: string | null) => `Vergleich${name === null ? '' : ` (${name})`}`,
  /** `wie` is what is compared, `police` what the policy has. */
  verglichen: (name: string | null, wie: string, police: string) => {
    const gemeinte = name === null ? 'Ihre Police' : 'die Police'
    return wie === police ? `Verglichen wie ${gemeinte}: ${wie}` : `Verglichen mit ${wie} (Police: ${police})`
  },
  zurueck: (name: string | null) => (name === null ? 'Wie Ihre Police' : 'Wie die Police'),
  unfall: 'Unfallversicherung',
  unfallwahl: { OHNE: 'Ohne Unfall', MIT: 'Mit Unfall' },
  franchise: 'Franchise wählen',
}

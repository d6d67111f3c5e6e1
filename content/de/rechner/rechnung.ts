import type { Kandidat } from '#domain/police/rechnung.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { aufgezaehlt, frankenText, mitApostroph } from '../zahlen/format.ts'
import { mitOderOhneUnfall } from './heute.ts'

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

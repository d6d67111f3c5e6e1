import type { ortsquelle } from '../fixtures/tabellen/ortsquelle.ts'
import type { Seite } from '../fixtures/texte/gelesene-seiten.ts'

/** The pages about places as they were rendered, and the tables they must agree with. */
export type Ortsseiten = Pick<Awaited<ReturnType<typeof ortsquelle>>, 'roh' | 'ortsdaten'> & {
  seiten: Map<string, Seite>
  mitVorjahr: Map<string, Seite>
  /** Every answer, pictures and files of the map among them. */
  inhalte: Map<string, string>
}

export const ABZUG = 5_15

export const PERSONEN = {
  'AKL-KIN': { person: 'AKL-KIN MIT-UNF', franchise: 0 },
  'AKL-JUG': { person: 'AKL-JUG OHN-UNF', franchise: 2500 },
  'AKL-ERW': { person: 'AKL-ERW OHN-UNF', franchise: 2500 },
} as const
export type Klasse = keyof typeof PERSONEN

export function dokumentAus(von: Map<string, Seite>, pfad: string) {
  const gefunden = von.get(pfad)
  if (!gefunden) throw new Error(`${pfad} was not rendered`)
  return gefunden.document
}

type Knoten = { textContent: string | null }
export const worte = (element: Knoten | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
export const zellen = (zeile: { querySelectorAll: (selector: string) => Iterable<Knoten> }) =>
  [...zeile.querySelectorAll('th, td')].map(worte)

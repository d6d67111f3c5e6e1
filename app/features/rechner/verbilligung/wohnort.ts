import { kantonMitCode } from '#domain/orte/kantone.ts'
import { istMehrdeutig, type OrtMitId } from '#domain/orte/standort.ts'
import { type Altersklasse, altersklasse } from '#domain/praemien/altersklasse.ts'
import type { Einheit } from '#domain/verbilligung/regel.ts'
import { VIER_ZIFFERN } from '#domain/werte/eingaben.ts'
import { beteiligte } from '../zustand/person.ts'
import type { Zustand } from '../zustand/zustand.ts'
import type { Wohnort } from './lage.ts'

/** Several premium regions, but one rule for all of them. */
const EINE_REGEL = ['BL', 'TI', 'VD']

/** The premium regions a visitor is asked for; none where the canton's rule does not. */
export function gefragteRegionen(kanton: string): readonly number[] {
  const regionen = kantonMitCode(kanton)?.regionen ?? []
  return regionen.length > 1 && !EINE_REGEL.includes(kanton) ? regionen : []
}

export const EINE_PERSON: Einheit = { erwachsen: 1, jung: 0, jungInAusbildung: 0, kind: 0, verheiratet: false }

/** What a comparison in memory knows; who is a couple or in training it does not. */
export function ausVergleich(zustand: Zustand, jahr: number): { ort: Wohnort | null; einheit: Einheit } {
  const { gewaehlt } = zustand.wohnort
  const klassen = beteiligte(zustand)
    .filter(({ geburtsjahr }) => VIER_ZIFFERN.test(geburtsjahr))
    .map(({ geburtsjahr }) => altersklasse(Number(geburtsjahr), jahr))
  const anzahl = (klasse: Altersklasse) => klassen.filter(andere => andere === klasse).length
  const gezaehlte = { erwachsen: anzahl('AKL-ERW'), jung: anzahl('AKL-JUG'), kind: anzahl('AKL-KIN') }
  return {
    ort: gewaehlt && wohnort(gewaehlt),
    einheit: klassen.length === 0 ? EINE_PERSON : { ...EINE_PERSON, ...gezaehlte },
  }
}

/** What a postcode means; `gemeinden`: some of them lie in several cantons or regions. */
export type Nachgeschlagen =
  | { art: 'nichts' | 'unbekannt' | 'fehler' }
  | { art: 'ort'; ort: Wohnort }
  | { art: 'gemeinden'; gemeinden: readonly OrtMitId[] }

export function nachgeschlagen(orte: readonly OrtMitId[]): Nachgeschlagen {
  const gemeinden = orte.filter((ort, index) => orte.findIndex(({ bfs }) => bfs === ort.bfs) === index)
  const [erste, zweite] = gemeinden
  if (!erste) return { art: 'unbekannt' }
  if (istMehrdeutig(gemeinden)) return { art: 'gemeinden', gemeinden }
  const { kanton, region } = erste
  // With several of one region it stays open which; the rules need to know of a single one only.
  return { art: 'ort', ort: zweite ? { kanton, region } : wohnort(erste) }
}

export const wohnort = ({ kanton, region, bfs }: OrtMitId): Wohnort => ({ kanton, region, gemeinde: bfs })

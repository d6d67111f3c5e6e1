import { altersklasse } from '#domain/altersklasse.ts'
import { VIER_ZIFFERN } from '#domain/eingaben.ts'
import type { Einheit } from '#domain/verbilligung/regel.ts'
import { beteiligte } from '../zustand/personen.ts'
import type { Zustand } from '../zustand/zustand.ts'

/** Where somebody lives, as far as the rules of the cantons ask for it. */
export type Wohnort = { kanton: string; region: number; gemeinde?: number | undefined }

export const EINE_PERSON: Einheit = { erwachsen: 1, jung: 0, jungInAusbildung: 0, kind: 0, verheiratet: false }

/** What a comparison in memory knows; who is a couple or in training it does not. */
export function ausVergleich(zustand: Zustand, jahr: number): { ort: Wohnort | null; einheit: Einheit } {
  const { gewaehlt } = zustand.wohnort
  const klassen = beteiligte(zustand)
    .filter(({ geburtsjahr }) => VIER_ZIFFERN.test(geburtsjahr))
    .map(({ geburtsjahr }) => altersklasse(Number(geburtsjahr), jahr))
  const anzahl = (klasse: (typeof klassen)[number]) => klassen.filter(andere => andere === klasse).length
  return {
    ort: gewaehlt && { kanton: gewaehlt.kanton, region: gewaehlt.region, gemeinde: gewaehlt.bfs },
    einheit:
      klassen.length === 0
        ? EINE_PERSON
        : { ...EINE_PERSON, erwachsen: anzahl('AKL-ERW'), jung: anzahl('AKL-JUG'), kind: anzahl('AKL-KIN') },
  }
}

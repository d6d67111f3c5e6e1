import { expect, test } from 'vitest'
import { KANTONE } from '#domain/orte/kantone.ts'
import type { OrtMitId } from '#domain/orte/standort.ts'
import { REGELN } from '#domain/verbilligung/kantone.ts'
import { ausgefuellt } from '../../../../tests/fixtures/rechner/wege.ts'
import { ANFANG } from '../zustand/zustand.ts'
import { ausVergleich, gefragteRegionen, nachgeschlagen } from './wohnort.ts'

const ort = (id: number, gemeinde: string, bfs: number, kanton: string, region: number): OrtMitId => ({
  ...{ id, plz: 8000, ort: gemeinde, gemeinde, bfs, kanton, region },
})
const ZUERICH = ort(1, 'Zürich', 261, 'ZH', 1)

test.each(KANTONE)('$kanton asks for the region exactly where its amounts depend on it', ({ kanton, regionen }) => {
  const betraege = regionen.map(region => JSON.stringify(REGELN[kanton]?.[2026]?.hoechstens(region)))
  expect(gefragteRegionen(kanton)).toEqual(new Set(betraege).size > 1 ? regionen : [])
})

test('a postcode means its municipality, a region, or a choice', () => {
  expect(nachgeschlagen([])).toEqual({ art: 'unbekannt' })
  expect(nachgeschlagen([ZUERICH, { ...ZUERICH, id: 2 }])).toEqual({
    art: 'ort',
    ort: { kanton: 'ZH', region: 1, gemeinde: 261 },
  })
  // Which of the two it is stays open.
  const nebenan = ort(2, 'Nebenan', 262, 'ZH', 1)
  expect(nachgeschlagen([ZUERICH, nebenan])).toEqual({ art: 'ort', ort: { kanton: 'ZH', region: 1 } })
  const andere = ort(3, 'Anderswo', 263, 'ZH', 2)
  expect(nachgeschlagen([ZUERICH, andere, { ...andere, id: 4 }])).toEqual({
    art: 'gemeinden',
    gemeinden: [ZUERICH, andere],
  })
})

test('a comparison gives place and household by age; who is a couple is not guessed', () => {
  const zustand = ausgefuellt([{ geburtsjahr: '1985' }, { geburtsjahr: '2003' }, { geburtsjahr: '2019' }], ZUERICH)
  expect(ausVergleich(zustand, 2026)).toEqual({
    ort: { kanton: 'ZH', region: 1, gemeinde: 261 },
    einheit: { erwachsen: 1, jung: 1, jungInAusbildung: 0, kind: 1, verheiratet: false },
  })
})

test('without a comparison it is one person, anywhere', () => {
  expect(ausVergleich(ANFANG, 2026)).toMatchObject({ ort: null, einheit: { erwachsen: 1, kind: 0 } })
})

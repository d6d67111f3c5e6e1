import { describe, expect, test } from 'vitest'
import { PRUEFSAETZE } from '../../../tests/fixtures/verbilligung/pruefsaetze.ts'
import { franken } from '../../werte/rappen.ts'
import { anspruch } from '../kantone.ts'
import type { Lage } from '../regel.ts'

/** Cantons that pay by steps: what the vectors say of a limit ends there. */

const imJahr = (kanton: string, lage: Lage): number => {
  const ergebnis = anspruch(kanton, 2026, lage)
  if (ergebnis.art !== 'betrag') throw new Error(ergebnis.grund)
  return ergebnis.imJahr
}
const eine = (wer: Partial<Lage['einheit']>, einkommen: number, zusatz = {}): Lage => ({
  einheit: { erwachsen: 0, jung: 0, jungInAusbildung: 0, kind: 0, verheiratet: false, ...wer },
  region: 1,
  einkommen: franken(einkommen),
  vermoegen: franken(0),
  zusatz,
})

describe('one franc above a limit there is at least 100 less', () => {
  const grenzen = PRUEFSAETZE.filter(({ id, kanton, art, erwartet, lage: { einheit, vermoegen } }) => {
    // Of couples with children NE's next limit is not known; GR-05 stands one franc above one.
    const bekannt = kanton !== 'NE' || !einheit.verheiratet || einheit.kind === 0
    const amRand = art === 'grenze' && (erwartet?.jahr ?? erwartet?.monat ?? 0) > 0 && vermoegen === 0
    const mitStufe = ['GE', 'NE', 'VS', 'TG', 'GR'].includes(kanton) || (kanton === 'SG' && einheit.kind > 0)
    return mitStufe && amRand && bekannt && id !== 'GR-05'
  })
  test.each(grenzen)('$id', ({ kanton, lage }) => {
    const einMehr = imJahr(kanton, { ...lage, einkommen: franken(lage.einkommen + 1) })
    expect(einMehr).toBeLessThanOrEqual(imJahr(kanton, lage) - 10000)
  })
})

test.each([
  [2, 40800],
  [3, 46800],
  [4, 51600],
  [5, 54600],
  [6, 57600],
  [7, 60600],
  [8, 63600],
  [9, 66600],
  [10, 69600],
])('NE: one person with %i children is in S1 up to %i', (kind, s1) => {
  expect(imJahr('NE', eine({ erwachsen: 1, kind }, s1))).toBe(1200 * (611 + kind * 160))
  expect(imJahr('NE', eine({ erwachsen: 1, kind }, s1 + 1))).toBe(1200 * (579 + kind * 160))
})

test.each([
  [67140, 91],
  [67141, 78],
  [72181, 66],
  [77221, 53],
  [82261, 41],
])('NE: one person with five children and %i', (einkommen, erwachsen) => {
  expect(imJahr('NE', eine({ erwachsen: 1, kind: 5 }, einkommen))).toBe(1200 * (erwachsen + 800))
})

test.each([
  [7, 80250],
  [8, 86250],
  [9, 92250],
])('VS: one person with %i children gets 70 %% up to %i', (kind, bis) => {
  const derKinder = kind * 12 * 10640
  expect(imJahr('VS', eine({ erwachsen: 1, kind }, bis))).toBe(12 * 39270 + derKinder)
  expect(imJahr('VS', eine({ erwachsen: 1, kind }, bis + 1))).toBe(12 * 28050 + derKinder)
})

test('JU: columns of the annexes by their sums, each step counted as often as its number', () => {
  const spalte = (stufen: number, wer: Partial<Lage['einheit']>, ab: number, zusatz = {}) => {
    const betraege = Array.from({ length: stufen }, (_, i) => imJahr('JU', eine(wer, ab + i * 1000, zusatz)) / 1200)
    return betraege.reduce((summe, betrag, i) => summe + (i + 1) * betrag, 0)
  }
  expect(spalte(27, { jung: 1 }, 0)).toBe(22880)
  const mitKind = { erwachsen: 1, kind: 1 }
  const zuschlag = spalte(18, mitKind, 14000, { erwerb: true }) - spalte(18, mitKind, 14000, { erwerb: false })
  expect(zuschlag).toBe(19900)
})

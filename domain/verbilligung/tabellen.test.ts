import { describe, expect, test } from 'vitest'
import { lage } from '../../tests/fixtures/verbilligung/lage.ts'
import { anspruch, regel } from './kantone.ts'

/** What is printed in tables and examples and stands in no vector. */

const NICHT_PUBLIZIERT = { art: 'keineZahl', grund: 'jahrNichtPubliziert' }

test('FR: the printed steps of annexe 1', () => {
  const satz = (unterGrenze: number) => {
    const ergebnis = anspruch('FR', 2026, lage('1/0/0/0', 1, 37_000 * (1 - unterGrenze / 100)))
    return ergebnis.art === 'betrag' && ergebnis.schritte.find(schritt => schritt.was === 'anteil')?.satz
  }
  // biome-ignore format: as printed, from and rate
  const GEDRUCKT = [
    [0.01, 1], [1.03, 2.08], [2.04, 3.17], [9.16, 10.76], [14.25, 16.19], [15.26, 17.27], [22.38, 24.86], [29.5, 32.46],
    [30.52, 33.54], [37.64, 41.14], [41.7, 45.47], [44.76, 48.73], [45.77, 49.81], [53.91, 58.49], [58.99, 63.92], [60.01, 65],
  ] as const
  for (const [ab, prozent] of GEDRUCKT) expect(satz(ab)).toBeCloseTo(prozent / 100, 6)
  expect(satz(60)).toBeCloseTo(0.6392, 6)
  expect(satz(100)).toBe(0.65)
})

describe('ZH 2027', () => {
  // SVA Zürich, income limits 2027 without children, regions 1 to 3
  test.each([
    ['1/0/0/0', [59_420, 54_235, 50_570]],
    ['0/1/0/0', [42_620, 39_045, 36_185]],
    ['2/0/0/0 V', [94_670, 86_410, 80_575]],
    ['0/2/0/0 V', [67_900, 62_205, 57_650]],
  ])('%s: no claim above the published limit, below it no figure', (haushalt, grenzen) => {
    for (const [index, grenze] of grenzen.entries()) {
      expect(anspruch('ZH', 2027, lage(haushalt, index + 1, grenze))).toEqual(NICHT_PUBLIZIERT)
      expect(anspruch('ZH', 2027, lage(haushalt, index + 1, grenze + 1))).toMatchObject({ art: 'betrag', imJahr: 0 })
    }
  })

  test('the limits of wealth hold on; with children no figure', () => {
    expect(anspruch('ZH', 2027, lage('1/0/0/0', 1, 20_000, 150_001))).toMatchObject({ art: 'betrag', imJahr: 0 })
    expect(anspruch('ZH', 2027, lage('1/0/0/1', 1, 200_000))).toEqual(NICHT_PUBLIZIERT)
  })
})

// ASV Bern, Berechnungsschema 2026
test('BE: young ones who do not live with their parents', () => {
  const GEDRUCKT = [
    [206, 138, 100, 63],
    [183, 124, 90, 56],
    [170, 116, 84, 52],
  ]
  const imMonat = (region: number, haushalt: string, einkommen: number) => {
    const ergebnis = anspruch('BE', 2026, lage(haushalt, region, einkommen))
    return ergebnis.art === 'betrag' && ergebnis.jeMonat.jung
  }
  for (const [index, betraege] of GEDRUCKT.entries()) {
    expect([9_000, 17_000, 25_000, 35_000].map(bis => imMonat(index + 1, '0/1/0/0', bis + 2_200))).toEqual(
      betraege.map(betrag => betrag * 100),
    )
  }
  // With a child up to 45000, after 9750 and 15000 of deductions.
  expect([1, 2, 3].map(region => imMonat(region, '0/1/0/1', 69_750))).toEqual([31_50, 28_00, 26_00])
})

// KVO Basel-Stadt, annex 2: one grown-up and one more, groups 1 to 7
test('BS: amounts of young ones and children fall to their last figure', () => {
  const imMonat = (haushalt: string, art: 'jungInAusbildung' | 'kind') =>
    [37, 39, 41, 43, 45, 47, 49].map(tausend => {
      const ergebnis = anspruch('BS', 2026, lage(haushalt, 0, tausend * 1_000))
      return ergebnis.art === 'betrag' && (ergebnis.jeMonat[art] ?? 0) / 100
    })
  expect(imMonat('1/0/1/0', 'jungInAusbildung')).toEqual([329, 308, 289, 266, 247, 232, 229])
  expect(imMonat('1/0/0/1', 'kind')).toEqual([157, 146, 137, 129, 124, 124, 124])
})

test('BS: more with an alternative model, less in the last group', () => {
  const mehr = (einkommen: number) => {
    const ergebnis = anspruch('BS', 2026, lage('1/0/0/0', 0, einkommen))
    return ergebnis.art === 'betrag' && ergebnis.jeTarif?.mehrMitModell
  }
  expect(mehr(48_125)).toEqual({ erwachsen: 30_00, jung: 6_00, jungInAusbildung: 6_00, kind: 6_00 })
  expect(mehr(48_126)).toEqual({ erwachsen: 9_00, jung: 0, jungInAusbildung: 0, kind: 0 })
})

test('BE: Reutigen lies in two regions', () => {
  const reutigen = { ...lage('1/0/0/0', 2, 20_000), gemeinde: 767 }
  expect(anspruch('BE', 2026, reutigen)).toEqual({ art: 'keineZahl', grund: 'gemeinde' })
})

test('the example of LU, line by line', () => {
  const ergebnis = anspruch('LU', 2026, lage('2/0/0/2 V', 3, 69_000, 25_000))
  if (ergebnis.art !== 'betrag') throw new Error('no figure')
  expect(ergebnis.jeMonat).toEqual({ erwachsen: 143_55, kind: 85_05 })
  expect(ergebnis.schritte.map(({ was, betrag }) => [was, betrag / 100])).toEqual([
    ['einkommen', 69_000],
    ['vermoegensanteil', 2_500],
    ['abzug', 18_000],
    ['massgebend', 53_500],
    ['richtpraemien', 10_670.4],
    ['eigenanteil', 7_067.35],
    ['festerTeil', 1_881.6],
    ['anspruch', 5_484.65],
  ])
})

test('the most a month', () => {
  expect(regel('ZH', 2026)?.hoechstens(1)).toEqual({
    erwachsen: 44_800,
    jung: 32_130,
    jungInAusbildung: 32_130,
    kind: 10_780,
  })
  expect(regel('BE', 2026)?.hoechstens(3)).toEqual({
    erwachsen: 18_300,
    jung: 20_030,
    jungInAusbildung: 20_030,
    kind: 9_935,
  })
  expect(regel('BS', 2026)?.hoechstens(0)).toEqual({
    erwachsen: 47_400,
    jung: 33_500,
    jungInAusbildung: 33_500,
    kind: 16_300,
  })
  expect(regel('LU', 2026)?.hoechstens(1)?.jung).toBe(33_700)
  expect(regel('LU', 2026)?.hoechstens(2)).toEqual({
    erwachsen: 44_200,
    jung: 31_500,
    jungInAusbildung: 31_500,
    kind: 10_200,
  })
  expect(regel('FR', 2026)?.hoechstens(1)?.kind).toBe(10_880)
  expect(regel('FR', 2026)?.hoechstens(1)?.erwachsen).toBe(36_985)
  expect(regel('FR', 2026)?.hoechstens(0)).toEqual({})
})

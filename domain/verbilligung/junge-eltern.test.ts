import { expect, test } from 'vitest'
import { lage } from '../../tests/fixtures/verbilligung/lage.ts'
import { anspruch } from './kantone.ts'
import type { Grund, Zusatz } from './regel.ts'

/** Couples and parents of 19 to 25, out of training. By hand from the sources beside the rules. */

type Fall = [kanton: string, haushalt: string, region: number, einkommen: number, erwartet: number | Grund, Zusatz?]

test.each<Fall>([
  // 2 × 4233.60 − 46 % of (40000 − 31005)
  ['AR', '0/2/0/0 V', 0, 40_000, 4_329.5],
  ['AR', '1/1/0/0 V', 0, 31_005, 10_258.8],
  // 4233.60 − 46 % of (35000 − 33005) + 1114.80
  ['AR', '0/1/0/1', 0, 35_000, 4_430.7],
  ['AR', '0/1/0/1', 0, 46_201, 0],
  ['AR', '0/0/1/1', 0, 20_000, 'inAusbildung'],
  // 2 × 4368 − 9 % of 35000
  ['GR', '0/2/0/0 V', 1, 35_000, 5_586],
  // 5232 + 3912 − 10 % of 50000
  ['GR', '1/1/0/0 V', 3, 50_000, 4_144],
  ['GR', '0/1/0/1', 3, 65_000, 1_248],
  ['GR', '0/1/0/1', 1, 30_000, 'kinderMindestanspruch'],
  // 2 × 4492.80 − 12.16 % of 25000
  ['SG', '0/2/0/0 V', 1, 25_000, 5_945.6],
  // 5879.40 + 4218 − 12.16 % of 20000
  ['SG', '1/1/0/0 V', 2, 20_000, 7_665.4],
  // (5955.60 − 10.96 % of 16000) × 4492.80 / 5955.60 + 80 % of 1462.80
  ['SG', '0/1/0/1', 1, 20_000, 4_340.15],
  // Step 15 after 5000: 70 each, and 75 from 25 on
  ['JU', '0/2/0/0 V', 0, 20_000, 12 * 140],
  ['JU', '1/1/0/0 V', 0, 20_000, 12 * 145],
  // Step 18 after 14000: 55 and 100 for the child
  ['JU', '0/1/0/1', 0, 32_000, 12 * 155],
  ['JU', '0/1/0/1', 0, 31_999, 'angabeFehlt'],
  ['JU', '0/1/0/1', 0, 20_000, 12 * 230, { erwerb: false }],
  ['JU', '0/1/0/1', 0, 20_000, 'jungeErwachsene', { erwerb: true }],
  ['UR', '0/2/0/0 V', 0, 20_000, 'jungeErwachsene'],
  ['UR', '1/1/0/0 V', 0, 20_000, 'jungeErwachsene'],
  ['UR', '0/1/0/1', 0, 20_000, 'jungeErwachsene'],
  ['UR', '0/0/1/1', 0, 20_000, 'jungeErwachsene'],
  ['UR', '0/1/0/0', 0, 20_000, 1_144],
  ['OW', '0/2/0/0 V', 0, 20_000, 'jungeErwachsene'],
  ['OW', '1/1/0/0 V', 0, 20_000, 'jungeErwachsene'],
  ['OW', '0/1/0/1', 0, 20_000, 'jungeErwachsene'],
  ['OW', '0/0/1/1', 0, 20_000, 'jungeErwachsene'],
  ['OW', '0/1/0/0', 0, 20_000, 1_670.4],
  // Limits are printed for «Verheiratet 18–25»: 2 × 3855.60 − 10.5 % of 40000
  ['ZH', '0/2/0/0 V', 1, 40_000, 3_511.2],
  // With the parents below an own income, which of a couple is not known
  ['AG', '0/2/0/0 V', 0, 60_000, 'haushaltNichtBeschrieben'],
  ['AI', '0/2/0/0 V', 0, 60_000, 'haushaltNichtBeschrieben'],
  ['SH', '0/2/0/0 V', 1, 60_000, 'haushaltNichtBeschrieben'],
  // Category e, «19–25 in a family», or h
  ['VD', '0/2/0/0 V', 0, 60_000, 'haushaltNichtBeschrieben'],
])('%s %s, region %i: %i gives %s', (kanton, haushalt, region, einkommen, erwartet, zusatz = {}) => {
  const ergebnis = anspruch(kanton, 2026, { ...lage(haushalt, region, einkommen), zusatz })
  if (ergebnis.art === 'keineZahl') expect(ergebnis.grund).toBe(erwartet)
  else expect(Math.abs(ergebnis.imJahr - 100 * Number(erwartet))).toBeLessThanOrEqual(5)
})

test('AR: a couple of two age groups shares by the Richtprämien', () => {
  expect(anspruch('AR', 2026, lage('1/1/0/0 V', 0, 31_005))).toMatchObject({
    jeMonat: { erwachsen: 502_10, jung: 352_80 },
  })
})

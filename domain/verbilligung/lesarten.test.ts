import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lage } from '../../tests/fixtures/verbilligung/lage.ts'
import { franken, rappen } from '../werte/rappen.ts'
import { anspruch } from './kantone.ts'
import { einhellig, keineZahl } from './rechnen.ts'
import type { Anspruch, Einheit, Lage } from './regel.ts'

/** No figure only where the readings of the sources differ: what all of them say is said. */

const betrag = (imJahr: number): Anspruch => ({
  art: 'betrag',
  imJahr: rappen(imJahr),
  jeMonat: { erwachsen: rappen(imJahr / 12) },
  schritte: [{ was: 'anspruch', betrag: rappen(imJahr) }],
})

test('readings that agree are one, others none, and a single one is what it says', () => {
  const mitAnderemWeg = { ...betrag(1200), schritte: [] }
  expect(einhellig('kinder', [betrag(1200), mitAnderemWeg])).toEqual(betrag(1200))
  expect(einhellig('kinder', [betrag(1200), betrag(2400)])).toEqual(keineZahl('kinder'))
  expect(einhellig('kinder', [betrag(0), keineZahl('angabeFehlt')])).toEqual(keineZahl('kinder'))
  expect(einhellig('kinder', [keineZahl('angabeFehlt')])).toEqual(keineZahl('angabeFehlt'))
})

const LAEUFE = { seed: 20260303, numRuns: 200 }

/** One or two parents from 26 with somebody in training, and perhaps children. */
const familie: fc.Arbitrary<Einheit> = fc
  .record({ verheiratet: fc.boolean(), jungInAusbildung: fc.constantFrom(1, 2), kind: fc.constantFrom(0, 0, 1, 2, 3) })
  .map(einheit => ({ ...einheit, erwachsen: einheit.verheiratet ? 2 : 1, jung: 0 }))

const in1 = (einheit: Einheit, einkommen: number, vermoegen: number): Lage => ({
  ...{ einheit, region: 1, zusatz: { erwerb: true } },
  ...{ einkommen: franken(einkommen), vermoegen: franken(vermoegen) },
})

const nichts = (kanton: string, wie: Lage, jahr = 2026) => {
  const ergebnis = anspruch(kanton, jahr, wie)
  return ergebnis.art === 'betrag' && ergebnis.imJahr === 0
}

/**
 * Elsewhere those in training have a claim of their own, by an income that nobody enters (BE, NW, OW, UR, VD), or no source tells
 * whose they are (BL, GE, NE, SH, TG, TI, VS).
 */
describe.each(['AG', 'AI', 'AR', 'BS', 'FR', 'GL', 'GR', 'JU', 'LU', 'SO', 'ZG', 'ZH'])('%s', kanton => {
  test('whoever is in training: with an income above every limit nobody gets anything', () => {
    const einkommen = fc.integer({ min: 300_000, max: 900_000 })
    fc.assert(
      fc.property(familie, einkommen, (einheit, betrag) => nichts(kanton, in1(einheit, betrag, 0))),
      LAEUFE,
    )
  })
})

/** Published limits of wealth, with everybody in training as a child, and without. */
const VERMOEGENSGRENZEN: Readonly<Record<string, (einheit: Einheit, kinder: number) => number>> = {
  AR: ({ verheiratet }) => (verheiratet ? 200_000 : 120_000),
  LU: ({ verheiratet }, kinder) => (verheiratet ? 200_000 : 100_000) + 50_000 * kinder,
  SG: (_, kinder) => Math.min(150_000, 100_000 + 20_000 * kinder),
  ZH: ({ verheiratet }, kinder) => (verheiratet || kinder > 0 ? 300_000 : 150_000),
}

test.each(Object.entries(VERMOEGENSGRENZEN))(
  '%s: above the limit with them as children nothing, between the two limits no figure',
  (kanton, grenze) => {
    fc.assert(
      fc.property(familie, fc.integer({ min: 1, max: 99_999 }), (einheit, mehr) => {
        const [ohne, mit] = [einheit.kind, einheit.kind + einheit.jungInAusbildung].map(k => grenze(einheit, k))
        expect(nichts(kanton, in1(einheit, 0, (mit ?? 0) + mehr))).toBe(true)
        if (ohne !== mit) expect(anspruch(kanton, 2026, in1(einheit, 0, mit ?? 0))).toEqual(keineZahl('inAusbildung'))
      }),
      LAEUFE,
    )
  },
)

test.each<[string, string, Lage, number | 'keine Zahl', number?]>([
  ['AG: full claim with either deduction', 'AG', lage('2/0/1/0 V', 0, 2_500), 15_920],
  ['AG: a claim with one of them', 'AG', lage('2/0/1/0 V', 0, 95_000), 'keine Zahl'],
  ['BE: Reutigen, nothing in either region', 'BE', { ...lage('1', 2, 40_000), gemeinde: 767 }, 0],
  [
    'JU: at the limit of securities, nothing left anyway',
    'JU',
    { ...lage('1', 0, 30_000), zusatz: { wertschriften: franken(150_000) } },
    0,
  ],
  ['BS: the same group with either allowance', 'BS', lage('1/0/1/0', 0, 30_000, 38_000), 12 * 773],
  ['SZ: wealth above the limit with young ones too', 'SZ', lage('0/1/0/0', 0, 20_000, 275_001), 0],
  ['GR: each child’s part is higher than its minimum', 'GR', lage('2/0/0/4 V', 1, 72_000), 10_248],
  ['GR: lower than its minimum', 'GR', lage('2/0/0/2 V', 1, 74_000), 'keine Zahl'],
  ['ZH: somebody in training, above their income limit and its end', 'ZH', lage('1/0/1/0', 1, 110_000), 0],
  ['ZH: within it', 'ZH', lage('1/0/1/0', 1, 94_000), 'keine Zahl'],
  ['ZH 2027: wealth above the limit with children too', 'ZH', lage('2/0/0/2 V', 1, 20_000, 300_001), 0, 2027],
  ['ZH 2027: at the limit', 'ZH', lage('2/0/0/2 V', 1, 20_000, 300_000), 'keine Zahl', 2027],
])('%s', (_, kanton, wie, erwartet, jahr = 2026) => {
  const ergebnis = anspruch(kanton, jahr, wie)
  expect(ergebnis.art === 'betrag' ? ergebnis.imJahr / 100 : 'keine Zahl').toBe(erwartet)
})

import { expect, test } from 'vitest'
import { lage } from '../../tests/fixtures/verbilligung/lage.ts'
import { franken } from '../werte/rappen.ts'
import { anspruch } from './kantone.ts'
import type { Anspruch, Grund, Lage } from './regel.ts'

/**
 * Where sources contradict each other: no figure where nothing decides between them, beside it there is one. Where a law, a
 * decree or an official example decides, its figure. The rules name both sides.
 */

const mit = (wie: Lage, mehr: Partial<Lage>): Lage => ({ ...wie, ...mehr })
const wertschriften = (betrag: number) => ({ zusatz: { wertschriften: franken(betrag) } })

test.each<[string, string, number, Lage, Grund]>([
  ['BE: Reutigen, region 2 or 3', 'BE', 2026, mit(lage('1', 2, 20_000), { gemeinde: 767 }), 'gemeinde'],
  [
    'BE: young ones with the family, all steps or to 25’000',
    'BE',
    2026,
    lage('2/0/1/1 V', 1, 40_000),
    'jungeInDerFamilie',
  ],
  ['OW: law with a frame of 12 %, decision without', 'OW', 2026, lage('2/0/0/3 V', 0, 98_000), 'widerspruch'],
  ['JU: exactly 150’000, above or from', 'JU', 2026, mit(lage('1', 0, 10_000), wertschriften(150_000)), 'widerspruch'],
  ['SO: scale unpublished', 'SO', 2026, lage('1', 0, 30_000), 'skalaNichtPubliziert'],
  ['ZH 2027: average premiums not found again', 'ZH', 2027, lage('1', 1, 20_000), 'jahrNichtPubliziert'],
  ['SH: minimum payment or children’s 80 % first', 'SH', 2026, lage('1/0/0/1', 1, 59_000), 'kinderMindestanspruch'],
  ['GR: household or child by child', 'GR', 2026, lage('1/0/0/1', 1, 30_000), 'kinderMindestanspruch'],
  ['VD: category of young ones in a family', 'VD', 2026, lage('2/0/1/1 V', 1, 60_000), 'inAusbildung'],
  ['TI: constant with children 4.7 or 5.9, and what comes first', 'TI', 2026, lage('1/0/0/1', 0, 30_000), 'kinder'],
])('%s: no figure', (_, kanton, jahr, wie, grund) => {
  expect(anspruch(kanton, jahr, wie)).toEqual({ art: 'keineZahl', grund })
})

const jahresbetrag = (ergebnis: Anspruch) => ergebnis.art === 'betrag' && ergebnis.imJahr / 100

test.each<[string, string, Lage, number]>([
  ['BE: beside Reutigen', 'BE', mit(lage('1', 2, 20_000), { gemeinde: 768 }), 12 * 96],
  ['OW: where the frame does not bind', 'OW', lage('2/0/0/3 V', 0, 88_000), 6_978],
  ['JU: a franc below', 'JU', mit(lage('1', 0, 10_000), wertschriften(149_999)), 12 * 110],
  ['JU: a franc above', 'JU', mit(lage('1', 0, 10_000), wertschriften(150_001)), 0],
  ['ZH: 70 % of 640 × 12, not the 5776 of the example', 'ZH', lage('1', 1, 0), 5_376],
  [
    'LU: 20 % in the sum and 80 % in any case, as the official example',
    'LU',
    lage('2/0/0/2 V', 3, 69_000, 25_000),
    5_486.4,
  ],
  ['ZG: 80 % for children, not half', 'ZG', lage('1/0/0/1', 0, 77_000), 979.2],
  ['BS: group 9 as in the ordinance', 'BS', lage('1', 0, 33_125), 12 * 210],
  ['VS: one child to 63’000, not 61’000', 'VS', lage('1/0/0/1', 1, 63_000), 12 * 106.4],
  ['NE: decree and extraordinary amount together', 'NE', lage('1', 0, 25_080), 12 * 515],
  ['TI: 3.8 of the law, not 5.0 of a report', 'TI', lage('1', 0, 8_016 + 20_000), 4_191.04],
  ['AG: decree for 2026, not the page with two years', 'AG', lage('1', 0, 8_500), 5_830],
  ['SH: decree, not the page of 2025', 'SH', lage('1', 1, 0), 3_865.55],
])('%s: the figure of the text that decides', (_, kanton, wie, erwartet) => {
  expect(jahresbetrag(anspruch(kanton, 2026, wie))).toBeCloseTo(erwartet, 1)
})

import { expect, test } from 'vitest'
import { erlaubteFranchisen } from '#domain/franchise.ts'
import { aufteilung, balkenanteil } from './aufteilung.ts'

test.each([
  // The specified example.
  ['AKL-ERW', 2000, 300, { franchise: 300, selbstbehalt: 170, selbst: 470, kasse: 1530 }],
  // Both caps: 3'200 for adults, 950 for children.
  ['AKL-ERW', 10_000, 2500, { franchise: 2500, selbstbehalt: 700, selbst: 3200, kasse: 6800 }],
  ['AKL-KIN', 10_000, 600, { franchise: 600, selbstbehalt: 350, selbst: 950, kasse: 9050 }],
  ['AKL-KIN', 1000, 0, { franchise: 0, selbstbehalt: 100, selbst: 100, kasse: 900 }],
  ['AKL-JUG', 200, 300, { franchise: 200, selbstbehalt: 0, selbst: 200, kasse: 0 }],
  ['AKL-ERW', 0, 300, { franchise: 0, selbstbehalt: 0, selbst: 0, kasse: 0 }],
] as const)('%s, costs %d, franchise %d', (klasse, kosten, franchise, erwartet) => {
  const inFranken = Object.entries(aufteilung(kosten * 100, franchise, klasse)).map(([teil, rappen]) => [
    teil,
    rappen / 100,
  ])
  expect(Object.fromEntries(inFranken)).toEqual(erwartet)
})

test('bars are the part of 2500, at least 8 %', () => {
  expect(erlaubteFranchisen('AKL-ERW').map(balkenanteil)).toEqual([0.12, 0.2, 0.4, 0.6, 0.8, 1])
  expect(erlaubteFranchisen('AKL-KIN').map(balkenanteil)).toEqual([0.08, 0.08, 0.08, 0.12, 0.16, 0.2, 0.24])
})

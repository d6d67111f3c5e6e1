import fc from 'fast-check'
import { expect, test } from 'vitest'
import { franken, inFranken, inRappen, type Rappen, rappen } from '../werte/rappen.ts'
import {
  hoechsteEigeneKosten,
  hoechsteJahreskosten,
  hoechsteKostenbeteiligungKinder,
  jahreskosten,
  knickpunkte,
  kostenbeteiligung,
  kostenschwelle,
  kostenteilung,
} from './kostenbeteiligung.ts'

test('is CHF 470 for costs of 2000 with franchise 300', () => {
  expect(kostenbeteiligung(rappen(2000_00), 300, 'AKL-ERW')).toBe(470_00)
})

test("is at most CHF 3'200 for adults and CHF 950 for a child", () => {
  expect(kostenbeteiligung(rappen(1_000_000_00), 2500, 'AKL-ERW')).toBe(3200_00)
  expect(kostenbeteiligung(rappen(1_000_000_00), 600, 'AKL-KIN')).toBe(950_00)
  expect([hoechsteEigeneKosten('AKL-ERW'), hoechsteEigeneKosten('AKL-KIN')]).toEqual([3200_00, 950_00])
})

test('never exceeds the costs and never falls when they rise', () => {
  const kosten = fc.integer({ min: 0, max: 20_000_00 })
  fc.assert(
    fc.property(kosten, kosten, fc.constantFrom(300, 1000, 2500), (a, b, franchise) => {
      const [tief, hoch] = [Math.min(a, b), Math.max(a, b)].map(k => kostenbeteiligung(rappen(k), franchise, 'AKL-ERW'))
      expect(tief).toBeLessThanOrEqual(Math.min(a, b))
      expect(tief).toBeLessThanOrEqual(hoch ?? Number.NaN)
    }),
  )
})

test.each([
  // The specified example.
  ['AKL-ERW', 2000, 300, { franchise: 300, selbstbehalt: 170, selbst: 470, kasse: 1530 }],
  // Both caps: 3'200 for adults, 950 for children.
  ['AKL-ERW', 10_000, 2500, { franchise: 2500, selbstbehalt: 700, selbst: 3200, kasse: 6800 }],
  ['AKL-KIN', 10_000, 600, { franchise: 600, selbstbehalt: 350, selbst: 950, kasse: 9050 }],
  ['AKL-KIN', 1000, 0, { franchise: 0, selbstbehalt: 100, selbst: 100, kasse: 900 }],
  ['AKL-JUG', 200, 300, { franchise: 200, selbstbehalt: 0, selbst: 200, kasse: 0 }],
  ['AKL-ERW', 0, 300, { franchise: 0, selbstbehalt: 0, selbst: 0, kasse: 0 }],
] as const)('%s, costs %d, franchise %d: who pays what', (klasse, kosten, franchise, erwartet) => {
  const teile = Object.entries(kostenteilung(inRappen(franken(kosten)), franchise, klasse))
  expect(Object.fromEntries(teile.map(([teil, betrag]) => [teil, inFranken(betrag)]))).toEqual(erwartet)
})

test('the share bends at the franchise and where the cap is reached, and nowhere else', () => {
  expect(knickpunkte(300, 'AKL-ERW')).toEqual([300_00, 7300_00])
  expect(knickpunkte(2500, 'AKL-JUG')).toEqual([2500_00, 9500_00])
  expect(knickpunkte(0, 'AKL-KIN')).toEqual([0, 3500_00])
  const anstieg = (kosten: number) =>
    (kostenbeteiligung(rappen(kosten + 10), 300, 'AKL-ERW') - kostenbeteiligung(rappen(kosten), 300, 'AKL-ERW')) / 10
  const [franchise, deckel] = knickpunkte(300, 'AKL-ERW')
  expect([franchise - 10, franchise, deckel - 10, deckel].map(anstieg)).toEqual([1, 0.1, 0.1, 0])
})

test('a year is twelve premiums and the share, in the worst case the highest one', () => {
  const wahl = { franchise: 2500, praemie: rappen(361_75) } as const
  expect(jahreskosten(wahl, rappen(800_00), 'AKL-ERW')).toBe(4341_00 + 800_00)
  expect(hoechsteJahreskosten(wahl, 'AKL-ERW')).toBe(4341_00 + 3200_00)
})

test('several children: 1000 without franchise, twice the maximum with the same one, the insurer sets it when mixed', () => {
  expect(hoechsteKostenbeteiligungKinder([0])).toBe(350_00)
  expect(hoechsteKostenbeteiligungKinder([0, 0])).toBe(700_00)
  expect(hoechsteKostenbeteiligungKinder([0, 0, 0])).toBe(1000_00)
  expect(hoechsteKostenbeteiligungKinder([600, 600, 600])).toBe(1900_00)
  expect(hoechsteKostenbeteiligungKinder([0, 600])).toBeUndefined()
})

test("ZH 1: from yearly costs of 1'892 on, franchise 300 is cheaper than 2500", () => {
  const tief = { franchise: 300, praemie: rappen(486_30) } as const
  const hoch = { franchise: 2500, praemie: rappen(366_90) } as const
  expect(kostenschwelle(tief, hoch, 'AKL-ERW')).toBe(1892_00)
})

test('on either side of the threshold the other choice is cheaper', () => {
  const praemie = fc.integer({ min: 200_00, max: 600_00 })
  fc.assert(
    fc.property(praemie, fc.integer({ min: 1, max: 200_00 }), (guenstig, mehr) => {
      const hoch = { franchise: 2500, praemie: rappen(guenstig) } as const
      const tief = { franchise: 300, praemie: rappen(guenstig + mehr) } as const
      const schwelle = kostenschwelle(tief, hoch, 'AKL-ERW')
      const vorteil = (kosten: Rappen) => jahreskosten(hoch, kosten, 'AKL-ERW') - jahreskosten(tief, kosten, 'AKL-ERW')
      if (schwelle === undefined) expect(vorteil(rappen(50_000_00))).toBeLessThan(0)
      else {
        expect(vorteil(schwelle)).toBeGreaterThanOrEqual(0)
        expect(vorteil(rappen(schwelle - 1))).toBeLessThan(0)
      }
    }),
  )
})

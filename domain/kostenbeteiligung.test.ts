import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hoechsteEigeneKosten,
  hoechsteKostenbeteiligungKinder,
  jahreskosten,
  kostenbeteiligung,
  kostenschwelle,
} from './kostenbeteiligung.ts'

test('is CHF 470 for costs of 2000 with franchise 300', () => {
  expect(kostenbeteiligung(2000_00, 300, 'AKL-ERW')).toBe(470_00)
})

test("is at most CHF 3'200 for adults and CHF 950 for a child", () => {
  expect(kostenbeteiligung(1_000_000_00, 2500, 'AKL-ERW')).toBe(3200_00)
  expect(kostenbeteiligung(1_000_000_00, 600, 'AKL-KIN')).toBe(950_00)
  expect([hoechsteEigeneKosten('AKL-ERW'), hoechsteEigeneKosten('AKL-KIN')]).toEqual([3200_00, 950_00])
})

test('never exceeds the costs and never falls when they rise', () => {
  const kosten = fc.integer({ min: 0, max: 20_000_00 })
  fc.assert(
    fc.property(kosten, kosten, fc.constantFrom(300, 1000, 2500), (a, b, franchise) => {
      const [tief, hoch] = [Math.min(a, b), Math.max(a, b)].map(k => kostenbeteiligung(k, franchise, 'AKL-ERW'))
      expect(tief).toBeLessThanOrEqual(Math.min(a, b))
      expect(tief).toBeLessThanOrEqual(hoch ?? Number.NaN)
    }),
  )
})

test('several children: 1000 without franchise, twice the maximum with the same one, the insurer sets it when mixed', () => {
  expect(hoechsteKostenbeteiligungKinder([0])).toBe(350_00)
  expect(hoechsteKostenbeteiligungKinder([0, 0])).toBe(700_00)
  expect(hoechsteKostenbeteiligungKinder([0, 0, 0])).toBe(1000_00)
  expect(hoechsteKostenbeteiligungKinder([600, 600, 600])).toBe(1900_00)
  expect(hoechsteKostenbeteiligungKinder([0, 600])).toBeUndefined()
})

test("ZH 1: from yearly costs of 1'892 on, franchise 300 is cheaper than 2500", () => {
  const tief = { franchise: 300, praemie: 486_30 }
  const hoch = { franchise: 2500, praemie: 366_90 }
  expect(kostenschwelle(tief, hoch, 'AKL-ERW')).toBe(1892_00)
})

test('on either side of the threshold the other choice is cheaper', () => {
  const praemie = fc.integer({ min: 200_00, max: 600_00 })
  fc.assert(
    fc.property(praemie, fc.integer({ min: 1, max: 200_00 }), (guenstig, mehr) => {
      const hoch = { franchise: 2500, praemie: guenstig }
      const tief = { franchise: 300, praemie: guenstig + mehr }
      const schwelle = kostenschwelle(tief, hoch, 'AKL-ERW')
      const vorteil = (kosten: number) => jahreskosten(hoch, kosten, 'AKL-ERW') - jahreskosten(tief, kosten, 'AKL-ERW')
      if (schwelle === undefined) expect(vorteil(50_000_00)).toBeLessThan(0)
      else {
        expect(vorteil(schwelle)).toBeGreaterThanOrEqual(0)
        expect(vorteil(schwelle - 1)).toBeLessThan(0)
      }
    }),
  )
})

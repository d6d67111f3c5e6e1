import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preisachse } from './preisachse.ts'

test('the axis of the ten cheapest insurers of Winterthur: from 320 to 360, in tens', () => {
  expect(preisachse([324_75, 356_95, 343_45])).toEqual([320_00, 330_00, 340_00, 350_00, 360_00])
})

test('values that lie close together or are one and the same have an axis as well', () => {
  expect(preisachse([100_20, 100_80])).toEqual([100_00, 101_00])
  expect(preisachse([100_00])).toEqual([100_00, 101_00])
})

test('whatever the prices: all lie on the axis, between two and six marks in equal steps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_500_00 }), { minLength: 1, maxLength: 20 }), werte => {
      const achse = preisachse(werte)
      expect(achse[0]).toBeLessThanOrEqual(Math.min(...werte))
      expect(achse.at(-1)).toBeGreaterThanOrEqual(Math.max(...werte))
      expect(achse.length).toBeGreaterThanOrEqual(2)
      expect(achse.length).toBeLessThanOrEqual(6)
      const abstaende = achse.slice(1).map((marke, index) => marke - (achse[index] ?? 0))
      expect(new Set(abstaende).size).toBe(1)
    }),
  )
})

import { expect, test } from 'vitest'
import { klassengrenzen, klasseVon } from './farbklassen.ts'

test('from 190.85 to 444.75 francs there are classes of 40 francs', () => {
  const grenzen = klassengrenzen([190_85, 361_75, 444_75], 100)
  expect(grenzen).toEqual([240_00, 280_00, 320_00, 360_00, 400_00])
  expect([190_85, 240_00, 279_95, 361_75, 444_75].map(wert => klasseVon(wert, grenzen))).toEqual([0, 1, 1, 4, 5])
})

test('a step that fits exactly is taken', () => expect(klassengrenzen([0, 12])).toEqual([2, 4, 6, 8, 10]))

test('changes may be below zero', () =>
  expect(klassengrenzen([-10_00, 0, 18_00], 100)).toEqual([-4_00, 0, 4_00, 8_00, 12_00]))

test('equal values fall into one class', () => expect(klassengrenzen([300_00, 300_00], 100)).toHaveLength(5))

import { expect, test } from 'vitest'
import { ERWARTETE_KOSTEN, HOECHSTE_KOSTEN, KOSTENSTUFEN } from './gesundheitskosten.ts'

test('steps from nothing to the highest costs, with those that are assumed', () => {
  expect([KOSTENSTUFEN[0], KOSTENSTUFEN.at(-1)]).toEqual([0, HOECHSTE_KOSTEN])
  expect(KOSTENSTUFEN).toContain(ERWARTETE_KOSTEN)
  expect(KOSTENSTUFEN).toEqual(KOSTENSTUFEN.toSorted((a, b) => a - b))
})

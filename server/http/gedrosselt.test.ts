import { expect, test } from 'vitest'
import { gedrosselt } from './gedrosselt.ts'

test('so many within a second, and again in the next', () => {
  let zeit = 5_000
  const darf = gedrosselt(2, () => zeit)
  expect([darf(), darf(), darf()]).toEqual([true, true, false])
  zeit += 999
  expect(darf()).toBe(false)
  zeit += 1
  expect([darf(), darf(), darf()]).toEqual([true, true, false])
})

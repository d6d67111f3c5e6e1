import { expect, test } from 'vitest'
import { gedrosselt } from './gedrosselt.ts'

test('so many within a second, and again in the next', async () => {
  let zeit = 5_000
  const doppelt = gedrosselt(
    async (zahl: number) => zahl * 2,
    2,
    () => zeit,
  )
  expect([await doppelt(1), await doppelt(2), await doppelt(3)]).toEqual([2, 4, null])
  zeit += 999
  expect(await doppelt(4)).toBe(null)
  zeit += 1
  expect([await doppelt(5), await doppelt(6), await doppelt(7)]).toEqual([10, 12, null])
})

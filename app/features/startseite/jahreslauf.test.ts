import { expect, test } from 'vitest'
import { jahreslauf } from './jahreslauf.ts'

const kurz = (heute: string) =>
  jahreslauf(heute)
    .stationen.map(({ stand }) => stand[0])
    .join('')

test.each([
  ['2025-01-01', 'nssss', 0],
  ['2025-03-31', 'nssss', 0],
  ['2025-04-01', 'vnsss', 1 / 183],
  // The deadline day itself can still be met; the 30th is a Sunday, so it is Friday the 28th.
  ['2025-11-28', 'vvvns', 3],
  ['2025-11-29', 'vvvvn', 3 + 1 / 34],
  ['2025-12-31', 'vvvvn', 3 + 33 / 34],
])('%s: %s', (heute, staende, ort) => {
  expect(kurz(heute)).toBe(staende)
  expect(jahreslauf(heute).heute).toBeCloseTo(ort, 10)
})

test('the days left count to the day on which the letter must be there', () => {
  expect(jahreslauf('2025-11-15').stationen[3]).toMatchObject({ tag: '2025-11-28', tage: 13 })
  expect(jahreslauf('2026-11-15').stationen[3]).toMatchObject({ tag: '2026-11-30', tage: 15 })
})

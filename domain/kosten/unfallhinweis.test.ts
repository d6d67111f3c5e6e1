import { expect, test } from 'vitest'
import { unfallhinweis } from './unfallhinweis.ts'

test.each([
  [-1, 'unter-15'],
  [0, 'unter-15'],
  [14, 'unter-15'],
  [15, 'acht-stunden'],
  [64, 'acht-stunden'],
  [65, 'ab-65'],
  [99, 'ab-65'],
  [undefined, 'acht-stunden'],
] as const)('without accident cover at age %s: %s', (alter, hinweis) => {
  expect(unfallhinweis(alter, 'OHNE')).toBe(hinweis)
})

test('with accident cover nobody is warned', () => {
  for (const alter of [undefined, 0, 14, 40, 65, 90]) expect(unfallhinweis(alter, 'MIT')).toBe('acht-stunden')
})

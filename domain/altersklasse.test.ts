import { expect, test } from 'vitest'
import { altersklasse, angezeigtesAlter } from './altersklasse.ts'

test.each([
  [2007, 'AKL-KIN'],
  [2006, 'AKL-JUG'],
  [2000, 'AKL-JUG'],
  [1999, 'AKL-ERW'],
  [2026, 'AKL-KIN'],
] as const)('for premium year 2025, born %i is %s', (geburtsjahr, klasse) => {
  expect(altersklasse(geburtsjahr, 2025)).toBe(klasse)
})

test('the shown age counts from the current year', () => expect(angezeigtesAlter(1970, 2026)).toBe(56))

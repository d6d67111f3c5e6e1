import { expect, test } from 'vitest'
import { altersklasse, angezeigtesAlter, istGueltigesGeburtsjahr } from './altersklasse.ts'

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

test('a birth year is valid from 120 years ago to next year', () => {
  expect([1905, 1906, 2026, 2027].map(jahr => istGueltigesGeburtsjahr(jahr, 2026))).toEqual([false, true, true, true])
  expect(istGueltigesGeburtsjahr(2028, 2026)).toBe(false)
})

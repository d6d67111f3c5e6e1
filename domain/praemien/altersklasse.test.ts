import { expect, test } from 'vitest'
import { altersklasse, angezeigtesAlter, zahltNochAlsKind } from './altersklasse.ts'

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

test('who turns 18 pays as a child to the end of that year', () => {
  expect([2009, 2008, 2007].map(geburtsjahr => zahltNochAlsKind(geburtsjahr, 2026, 2026))).toEqual([false, true, false])
  // Compared in autumn for the next year: whoever is 18 now will be 19, and whoever will be 18 is a child today.
  expect([2009, 2008].map(geburtsjahr => zahltNochAlsKind(geburtsjahr, 2026, 2027))).toEqual([false, false])
})

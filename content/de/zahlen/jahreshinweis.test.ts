import { expect, test } from 'vitest'
import { wechselhinweis } from './jahreshinweis.ts'

const AUF_2028 =
  'Gerechnet mit den Prämien 2027. Für den Wechsel auf den 1. Januar 2028 gelten andere; der Bund veröffentlicht sie Ende September 2027.'

test.each([
  // While the change of the compared year is open, its premiums are the right ones.
  ['2026-11-30', 2027, null],
  ['2026-12-01', 2027, AUF_2028],
  ['2027-01-01', 2027, AUF_2028],
  ['2027-09-19', 2027, AUF_2028],
  // From then on the note of the season says it.
  ['2027-09-20', 2027, null],
  ['2026-12-01', 2026, null],
  ['2027-01-01', 2026, null],
])('a calculation about the next change, on %s with the premiums of %i: %s', (heute, jahr, satz) =>
  expect(wechselhinweis(heute, jahr)).toBe(satz),
)

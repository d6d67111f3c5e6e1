import { expect, test } from 'vitest'
import { novembertage, saison } from './saison.ts'

test.each([
  ['2026-09-30', 2026, undefined],
  ['2026-09-30', 2027, { art: 'frist', frist: '2026-11-30', tage: 61 }],
  ['2026-11-18', 2027, { art: 'frist', frist: '2026-11-30', tage: 12 }],
  ['2026-11-18', 2026, undefined],
  ['2026-11-30', 2027, { art: 'frist', frist: '2026-11-30', tage: 0 }],
  ['2026-12-01', 2027, { art: 'danach' }],
  ['2026-12-01', 2026, { art: 'danach' }],
  ['2027-03-31', 2027, { art: 'danach' }],
  ['2027-04-01', 2027, undefined],
  // The 30th is a Sunday: Friday the 28th is the last day, and Saturday is too late.
  ['2025-11-28', 2026, { art: 'frist', frist: '2025-11-28', tage: 0 }],
  ['2025-11-29', 2026, { art: 'danach' }],
])('%s, premiums of %i: %o', (heute, jahr, erwartet) => {
  expect(saison(heute, jahr)).toEqual(erwartet)
})

const kurz = (heute: string, frist: string) =>
  novembertage(heute, frist)
    .map(tag => ({ vergangen: 'v', heute: 'H', uebrig: 'u', frist: 'F', 'zu-spaet': 'x' })[tag])
    .join('')

test.each([
  ['2026-11-18', '2026-11-30', 'vvvvvvvvvvvvvvvvvHuuuuuuuuuuuF'],
  ['2026-10-05', '2026-11-30', 'uuuuuuuuuuuuuuuuuuuuuuuuuuuuuF'],
  ['2026-11-30', '2026-11-30', 'vvvvvvvvvvvvvvvvvvvvvvvvvvvvvH'],
  ['2025-11-27', '2025-11-28', 'vvvvvvvvvvvvvvvvvvvvvvvvvvHFxx'],
])('the days of November on %s, deadline %s: %s', (heute, frist, erwartet) => {
  expect(kurz(heute, frist)).toBe(erwartet)
})

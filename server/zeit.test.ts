import { expect, test } from 'vitest'
import { datumInZuerich, zeitAmMorgen } from './zeit.ts'

test('the date is the one in Zurich, in winter and in summer', () => {
  expect(datumInZuerich(new Date('2026-11-15T22:59:59Z'))).toBe('2026-11-15')
  expect(datumInZuerich(new Date('2026-11-15T23:00:00Z'))).toBe('2026-11-16')
  expect(datumInZuerich(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01')
  expect(datumInZuerich(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
})

test('a mail for a day goes out at eight in the morning, in winter and in summer', () => {
  expect(new Date(zeitAmMorgen('2026-11-16')).toISOString()).toBe('2026-11-16T07:00:00.000Z')
  expect(new Date(zeitAmMorgen('2027-05-03')).toISOString()).toBe('2027-05-03T06:00:00.000Z')
})

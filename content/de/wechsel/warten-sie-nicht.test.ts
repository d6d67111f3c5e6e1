import { expect, test } from 'vitest'
import { wartenSieNicht } from './warten-sie-nicht.ts'

const HALBJAHR = '(nur Standardmodell mit Franchise 300, Kinder mit Franchise 0)'
const ALLE = '(alle Modelle und Franchisen)'

test.each([
  ['2026-04-01', 'Kündigung bis 30. November 2026.'],
  ['2026-09-30', 'Kündigung bis 30. November 2026.'],
  ['2026-11-18', 'Kündigung bis 30. November 2026.'],
  ['2026-11-30', 'Kündigung bis 30. November 2026.'],
  // A Saturday and a Sunday.
  ['2024-11-18', 'Kündigung bis 29. November 2024.'],
  ['2025-11-18', 'Kündigung bis 28. November 2025.'],
  ['2026-12-01', `Kündigung bis 31. März 2027 ${HALBJAHR} oder bis 30. November 2027 ${ALLE}.`],
  ['2027-01-02', `Kündigung bis 31. März 2027 ${HALBJAHR} oder bis 30. November 2027 ${ALLE}.`],
  ['2027-03-31', `Kündigung bis 31. März 2027 ${HALBJAHR} oder bis 30. November 2027 ${ALLE}.`],
])('on %s: %s', (heute, termin) => {
  expect(wartenSieNicht(heute)).toContain(`Warten Sie nicht auf uns: ${termin}`)
})

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('on %s it says that the deadline for January has passed: %s', (heute, vorbei) => {
  expect(wartenSieNicht(heute).includes('Auf den 1. Januar 2027 ist die Frist vorbei.')).toBe(vorbei)
})

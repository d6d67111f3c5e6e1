import { expect, test } from 'vitest'
import { fristJahresende, fristMitteJahr, naechsteFristJahresende, naechsteFristMitteJahr } from './fristen.ts'

test.each([
  [2024, '2024-11-29'],
  [2025, '2025-11-28'],
  [2026, '2026-11-30'],
])('a cancellation for the end of %i must arrive by %s', (jahr, tag) => {
  expect(fristJahresende(jahr).eintreffen).toBe(tag)
})

test('posted a week earlier, insured elsewhere from January', () => {
  expect(fristJahresende(2025)).toEqual({ eintreffen: '2025-11-28', absenden: '2025-11-21', wechsel: '2026-01-01' })
})

// Easter Sunday was 31 March in 2024, Easter Monday 31 March will be in 2059 (official calendars).
test.each([
  [2023, '2023-03-31'],
  [2024, '2024-03-28'],
  [2025, '2025-03-31'],
  [2059, '2059-03-27'],
])('a cancellation for the middle of %i must arrive by %s, Easter considered', (jahr, tag) => {
  expect(fristMitteJahr(jahr).eintreffen).toBe(tag)
})

test('after a deadline the next one is a year later', () => {
  expect(naechsteFristJahresende('2025-11-28').wechsel).toBe('2026-01-01')
  expect(naechsteFristJahresende('2025-11-29').wechsel).toBe('2027-01-01')
  expect(naechsteFristMitteJahr('2025-03-31').wechsel).toBe('2025-07-01')
  expect(naechsteFristMitteJahr('2025-04-01').wechsel).toBe('2026-07-01')
})

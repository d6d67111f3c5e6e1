import { expect, test } from 'vitest'
import { nochMoeglich } from './fristen-dezember.ts'

test('while the letter can still arrive, the ordinary change is possible', () => {
  expect(nochMoeglich('2027-01-01')).toBeUndefined()
  expect(nochMoeglich('2026-06-15')).toBeUndefined()
  expect(nochMoeglich('2026-11-30')).toBeUndefined()
})

test('from the day after until 31 December: the next dates', () => {
  const ab2026 = {
    verpasst: '2027-01-01',
    // 31 March 2027 is a Wednesday, 30 November 2027 a Tuesday.
    mitteJahr: { eintreffen: '2027-03-31', absenden: '2027-03-24', wechsel: '2027-07-01' },
    jahresende: { eintreffen: '2027-11-30', absenden: '2027-11-23', wechsel: '2028-01-01' },
  }
  expect(nochMoeglich('2026-12-01')).toEqual(ab2026)
  expect(nochMoeglich('2026-12-31')).toEqual(ab2026)
})

test('30 November 2025 is a Sunday: the last day was Friday the 28th', () => {
  expect(nochMoeglich('2025-11-28')).toBeUndefined()
  expect(nochMoeglich('2025-11-29')?.verpasst).toBe('2026-01-01')
})

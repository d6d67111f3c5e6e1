import { expect, test } from 'vitest'
import { nochMoeglich } from './nach-der-frist.ts'

test('while the next date is everybody’s, nothing is left over: from April to 30 November', () => {
  expect(nochMoeglich('2027-04-01')).toBeUndefined()
  expect(nochMoeglich('2026-06-15')).toBeUndefined()
  expect(nochMoeglich('2026-11-30')).toBeUndefined()
})

// 31 March 2027 is a Wednesday, 30 November 2027 a Tuesday.
const MITTE_2027 = { eintreffen: '2027-03-31', absenden: '2027-03-24', wechsel: '2027-07-01' }
const ENDE_2027 = { eintreffen: '2027-11-30', absenden: '2027-11-23', wechsel: '2028-01-01' }

test.each(['2026-12-01', '2026-12-31'])('on %s: 1 January is missed, and the next dates', heute =>
  expect(nochMoeglich(heute)).toEqual({ verpasst: '2027-01-01', mitteJahr: MITTE_2027, jahresende: ENDE_2027 }),
)

test.each(['2027-01-01', '2027-03-31'])('on %s: the same dates, and nothing that lies ahead is missed', heute =>
  expect(nochMoeglich(heute)).toEqual({ mitteJahr: MITTE_2027, jahresende: ENDE_2027 }),
)

test('30 November 2025 is a Sunday: the last day was Friday the 28th', () => {
  expect(nochMoeglich('2025-11-28')).toBeUndefined()
  expect(nochMoeglich('2025-11-29')?.verpasst).toBe('2026-01-01')
})

test('31 March 2029 is the Saturday of Easter: the last day is Thursday the 29th', () => {
  expect(nochMoeglich('2029-03-29')?.mitteJahr.wechsel).toBe('2029-07-01')
  expect(nochMoeglich('2029-03-30')).toBeUndefined()
})

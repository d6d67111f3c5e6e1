import { describe, expect, it } from 'vitest'
import { ausgefuellt, ohneAngaben, zeitangaben } from './zeitangaben.ts'

describe('the season', () => {
  const am = (datum: string, jahr: number, quelle: 'BAG' | 'DEMO' = 'BAG') =>
    zeitangaben({ datum, praemien: { jahr, quelle } }).saison

  it.each([
    ['2026-09-30', 2026, '2026'],
    ['2026-10-01', 2026, '2027'],
    ['2026-10-01', 2027, '2027'],
    ['2026-12-31', 2026, '2027'],
    ['2027-01-01', 2027, '2027'],
    // The table of the year is missing: the premiums are old, the change is not.
    ['2027-01-01', 2026, '2027'],
    ['2027-10-01', 2026, '2028'],
  ])('%s with the premiums of %i means %s', (datum, jahr, saison) => expect(am(datum, jahr)).toBe(saison))

  it('stays where it is with demonstration data', () => expect(am('2026-11-16', 2025, 'DEMO')).toBe('2025'))

  it('names the next deadline that can be met, and its first of January', () => {
    const angaben = zeitangaben({ datum: '2025-11-28', praemien: { jahr: 2026, quelle: 'BAG' } })
    expect([angaben.frist, angaben.wechsel]).toEqual(['28. November 2025', '1. Januar 2026'])
    const danach = zeitangaben({ datum: '2025-11-29', praemien: { jahr: 2026, quelle: 'BAG' } })
    expect([danach.frist, danach.wechsel]).toEqual(['30. November 2026', '1. Januar 2027'])
  })
})

it('fills what it knows, refuses what it does not, and leaves a picture without', () => {
  expect(ausgefuellt('Wechseln {saison}: so', { saison: '2027' })).toBe('Wechseln 2027: so')
  expect(() => ausgefuellt('Wechseln {jahre}', { jahr: '2027' })).toThrow('{jahre}')
  expect(ohneAngaben('Wechseln {saison}: so')).toBe('Wechseln: so')
})

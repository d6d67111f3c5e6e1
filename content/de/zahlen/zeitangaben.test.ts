import { describe, expect, it } from 'vitest'
import { ausgefuellt, ohneAngaben, zeitangaben } from './zeitangaben.ts'

describe('the season', () => {
  it.each([
    ['2026-03-16', '2027'],
    ['2026-11-30', '2027'],
    ['2026-12-01', '2028'],
    ['2027-01-02', '2028'],
  ])('%s means the change to %s, whichever premiums are there', (datum, saison) => {
    for (const jahr of [2025, 2026, 2027]) expect(zeitangaben({ datum, praemien: { jahr } }).saison).toBe(saison)
  })

  it('names the next deadline that can be met, and its first of January', () => {
    const angaben = zeitangaben({ datum: '2025-11-28', praemien: { jahr: 2026 } })
    expect([angaben.frist, angaben.wechsel]).toEqual(['28. November 2025', '1. Januar 2026'])
    const danach = zeitangaben({ datum: '2025-11-29', praemien: { jahr: 2026 } })
    expect([danach.frist, danach.wechsel]).toEqual(['30. November 2026', '1. Januar 2027'])
  })
})

it('fills what it knows, refuses what it does not, and leaves a picture without', () => {
  expect(ausgefuellt('Wechseln {saison}: so', { saison: '2027' })).toBe('Wechseln 2027: so')
  expect(() => ausgefuellt('Wechseln {jahre}', { jahr: '2027' })).toThrow('{jahre}')
  expect(ohneAngaben('Wechseln {saison}: so')).toBe('Wechseln: so')
})

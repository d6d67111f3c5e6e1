import { describe, expect, it } from 'vitest'
import type { Textzahlen } from '#domain/textzahlen.ts'
import { ausgefuellt, betrag, chf, ergebnis, ganze, ohneAngaben, prozent, zeitangaben } from './rechnung.ts'

describe('figures', () => {
  it('are written as texts write them', () => {
    expect(chf(4986_00).text).toBe('4’986.00')
    expect([betrag(1398_00), betrag(1432_80)].map(({ text }) => text)).toEqual(['1’398', '1’432.80'])
    expect(ganze(1891_67).text).toBe('1’892')
    expect([prozent(0.05), prozent(0.1849)].map(({ text }) => text)).toEqual(['5', '18.5'])
  })

  it('are complete only when all are there and bear the words around them', () => {
    const ohne = {} as Textzahlen
    const werte = { a: chf(100) }
    expect(ergebnis(() => ({ werte }), ohne).vollstaendig).toBe(true)
    expect(ergebnis(() => ({ werte, traegt: [true, false] }), ohne).vollstaendig).toBe(false)
    expect(ergebnis(() => ({ werte: { ...werte, b: chf(Number.NaN) } }), ohne).vollstaendig).toBe(false)
  })
})

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

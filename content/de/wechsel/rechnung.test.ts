import { describe, expect, it } from 'vitest'
import { rappen } from '#domain/werte/rappen.ts'
import type { Textzahlen } from '#domain/zahlen/textzahlen.ts'
import { betrag, chf, ergebnis, ganze, prozent } from './rechnung.ts'

describe('figures', () => {
  it('are written as texts write them', () => {
    expect(chf(rappen(4986_00)).text).toBe('4’986.00')
    expect([betrag(rappen(1398_00)), betrag(rappen(1432_80))].map(({ text }) => text)).toEqual(['1’398', '1’432.80'])
    expect(ganze(rappen(1891_67)).text).toBe('1’892')
    expect([prozent(0.05), prozent(0.1849)].map(({ text }) => text)).toEqual(['5', '18.5'])
  })

  it('are complete only when all are there and bear the words around them', () => {
    const ohne = {} as Textzahlen
    const werte = { a: chf(rappen(100)) }
    expect(ergebnis(() => ({ werte }), ohne).vollstaendig).toBe(true)
    expect(ergebnis(() => ({ werte, traegt: [true, false] }), ohne).vollstaendig).toBe(false)
    expect(ergebnis(() => ({ werte: { ...werte, b: chf(rappen(Number.NaN)) } }), ohne).vollstaendig).toBe(false)
  })
})

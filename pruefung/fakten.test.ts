import { expect, it } from 'vitest'
import type { Fakt } from '../content/de/fakten/fakt.ts'
import { faktenNachAlter } from './fakten.ts'

const fakt = (stand: string, bis: string): Fakt => ({
  aussage: 'Höchstens CHF {hoechstens}.',
  werte: { hoechstens: '700' },
  quelle: { name: 'KVV, Art. 103' },
  stand,
  bis,
})
const ALLE = [['jung', fakt('2026-03', '2026-12-31')] as const, ['alt', fakt('2025', '2027-12-31')] as const]
const BENUTZT = new Map([['alt', ['seiten/grundversicherung.mdx']]])

it('lists facts by age, oldest first, and finds none while all hold', () => {
  const { befunde, tabelle } = faktenNachAlter(ALLE, '2026-12-31', BENUTZT)
  expect(befunde).toEqual([])
  expect(tabelle?.zeilen.map(([stand, tage]) => [stand, tage])).toEqual([
    ['2025', '729'],
    ['März 2026', '305'],
  ])
  expect(tabelle?.zeilen.map(zeile => zeile.at(-1))).toEqual(['seiten/grundversicherung.mdx', 'nur auf /quellen'])
})

it('names those that have run out', () => {
  expect(faktenNachAlter(ALLE, '2027-01-01', BENUTZT).befunde).toEqual([
    {
      wo: 'content/de/fakten, jung',
      was: 'Höchstens CHF 700. Abgelaufen am 31. Dezember 2026. Neu belegen oder streichen.',
    },
  ])
})

import { expect, it } from 'vitest'
import type { Befristet } from '../content/de/befristet.ts'
import { befristeteAussagen } from './befristet.ts'

const aussage = (bis: string): Befristet => ({ was: 'Beträge', stand: '2025', bis, nachher: 'stand' })
const AUSSAGEN = [['spaet', aussage('2027-12-31')] as const, ['frueh', aussage('2026-12-31')] as const]

it('lists statements by their end, and finds none while all hold', () => {
  const { befunde, tabelle } = befristeteAussagen(AUSSAGEN, '2026-12-31')
  expect(befunde).toEqual([])
  expect(tabelle?.zeilen.map(([bis]) => bis)).toEqual(['31. Dezember 2026', '31. Dezember 2027'])
})

it('names those that have run out', () => {
  expect(befristeteAussagen(AUSSAGEN, '2027-01-01').befunde).toEqual([
    {
      wo: 'content/de/befristet.ts, frueh',
      was: 'Beträge: abgelaufen am 31. Dezember 2026. Neu belegen oder streichen.',
    },
  ])
})

import { expect, test } from 'vitest'
import { gewaehltesJahr, type Quelle, regionsschluessel } from './datensatz.ts'

const zeiger = (jahre: Record<number, Quelle>) => ({
  format: 1 as const,
  jahre: Object.fromEntries(Object.entries(jahre).map(([jahr, quelle]) => [jahr, { ordner: jahr, quelle }])),
})

test('the wish where it was imported, else the rule of the calendar, and official before invented', () => {
  const am = (jahre: Record<number, Quelle>, wunsch: number | null = null) =>
    gewaehltesJahr(zeiger(jahre), '2026-11-16', wunsch)
  expect(am({ 2025: 'BAG', 2026: 'BAG', 2027: 'BAG' })).toBe(2027)
  expect(am({ 2025: 'BAG', 2026: 'BAG', 2027: 'BAG' }, 2025)).toBe(2025)
  expect(am({ 2025: 'BAG', 2026: 'BAG' }, 2027)).toBe(2026)
  expect(am({ 2025: 'BAG', 2027: 'DEMO' })).toBe(2025)
  expect(am({ 2025: 'DEMO' })).toBe(2025)
  expect(am({})).toBeUndefined()
})

test('regions are named alike in files and addresses', () => expect(regionsschluessel('ZH', 1)).toBe('zh-1'))

import { expect, test } from 'vitest'
import { gewaehltesJahr, type Quelle, regionsschluessel } from './datensatz.ts'

const zeiger = (jahre: Record<number, Quelle>) => ({
  format: 1 as const,
  jahre: Object.fromEntries(Object.entries(jahre).map(([jahr, quelle]) => [jahr, { ordner: jahr, quelle }])),
})

test('the configured year, else the newest, and official before invented', () => {
  expect(gewaehltesJahr(zeiger({ 2024: 'BAG', 2025: 'BAG', 2026: 'BAG' }), 2025)).toBe(2025)
  expect(gewaehltesJahr(zeiger({ 2023: 'BAG', 2026: 'BAG' }), 2025)).toBe(2026)
  expect(gewaehltesJahr(zeiger({ 2025: 'DEMO', 2026: 'BAG' }), 2025)).toBe(2026)
  expect(gewaehltesJahr(zeiger({ 2025: 'DEMO' }), 2026)).toBe(2025)
  expect(gewaehltesJahr(zeiger({}), 2025)).toBeUndefined()
})

test('regions are named alike in files and addresses', () => expect(regionsschluessel('ZH', 1)).toBe('zh-1'))

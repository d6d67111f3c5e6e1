import { expect, test } from 'vitest'
import { rappen } from '../werte/rappen.ts'
import { eigenerPreis, imJahr, praemieNachAbzug } from './praemie.ts'

test.each([
  [2024, 406_85],
  [2025, 407_05],
  [2026, 407_05],
  [2027, 407_45],
])('412.20 in %i is shown after the refund of that year', (jahr, preis) => {
  expect(praemieNachAbzug(rappen(412_20), { jahr })).toBe(preis)
})

test('a year without a known refund has no deduction', () =>
  expect(praemieNachAbzug(rappen(412_20), { jahr: 2031 })).toBe(412_20))

test('a price never falls below zero', () => expect(praemieNachAbzug(rappen(3_00), { jahr: 2025 })).toBe(0))

test('a refund that was set counts until a release knows that of the year', () => {
  expect(praemieNachAbzug(rappen(412_20), { jahr: 2031, abgabe: rappen(4_90) })).toBe(407_30)
  expect(praemieNachAbzug(rappen(412_20), { jahr: 2027, abgabe: rappen(9_90) })).toBe(407_45)
})

test('a year has twelve premiums', () => expect(imJahr(rappen(361_75))).toBe(4341_00))

test.each([
  [156_80, 183_20],
  [340_00, 0],
  [340_05, 0],
])('of 345.15 the canton pays %i: the person pays %i, never less than nothing', (kantonZahlt, preis) => {
  expect(eigenerPreis({ praemie: rappen(345_15), kantonZahlt: rappen(kantonZahlt) }, { jahr: 2026 })).toBe(preis)
})

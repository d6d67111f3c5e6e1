import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tabelle, tarif } from '../../tests/fixtures/rechner/testtabelle.ts'
import { rappen } from '../werte/rappen.ts'
import type { Erstkontakt } from './modelle.ts'
import { gezeigt, type Tariffrage, tarifzeilen } from './tarifzeilen.ts'

const region = tabelle([
  tarif(8, 'TAR-BASE', 'Grund', { 300: 505_15, 2500: 455_15 }),
  tarif(8, 'TAR-HAM', 'Hausarzt', { 300: 505_15, 2500: 405_15 }),
  tarif(376, 'TAR-BASE', 'Grund', { 300: 480_15, 2500: 435_15 }),
])
const frage = (teil: Partial<Tariffrage> = {}): Tariffrage => ({
  frage: { klasse: 'AKL-ERW', stufe: 'ERW', unfall: 'OHN-UNF', bfs: 261 },
  ...{ franchise: 2500, kosten: null, geschwister: {}, aktuelleKasse: null },
  ...teil,
})

test('by price: net, cheapest flagged, the current insurer first', () => {
  const kurz = (aktuelleKasse: number | null) =>
    tarifzeilen(region, frage({ aktuelleKasse }), []).map(({ schluessel, preis, isLowest }) => [
      schluessel,
      preis,
      isLowest,
    ])
  expect(kurz(null)).toEqual([
    ['8-TAR-HAM-praxis', 400_00, true],
    ['376-TAR-BASE-frei', 430_00, false],
    ['8-TAR-BASE-frei', 450_00, false],
  ])
  expect(kurz(376).map(([schluessel]) => schluessel)).toEqual([
    '376-TAR-BASE-frei',
    '8-TAR-HAM-praxis',
    '8-TAR-BASE-frei',
  ])
})

test('by yearly cost: each with the franchise that suits these costs', () => {
  const kurz = (kosten: number) =>
    tarifzeilen(region, frage({ kosten: rappen(kosten) }), []).map(({ schluessel, franchise, preis }) => [
      schluessel,
      franchise,
      preis,
    ])
  expect(kurz(0)[0]).toEqual(['8-TAR-HAM-praxis', 2500, 400_00])
  expect(kurz(10_000_00)).toEqual([
    ['376-TAR-BASE-frei', 300, 475_00],
    ['8-TAR-BASE-frei', 300, 500_00],
  ])
})

test('what stands behind another tariff in the whole list stands in the list of its own first contact', () => {
  const mitMultimed = tabelle([...region.tarife, tarif(8, 'TAR-HAM', 'Multimed', { 300: 510_15 })])
  const liste = (...kontakte: readonly Erstkontakt[]) => tarifzeilen(mitMultimed, frage({ franchise: 300 }), kontakte)
  const namen = (...kontakte: readonly Erstkontakt[]) => liste(...kontakte).map(({ tarif }) => tarif)
  expect(namen()).toEqual(['Grund', 'Grund'])
  expect([namen('frei'), namen('praxis'), namen('wahl')]).toEqual([['Grund', 'Grund'], ['Hausarzt'], ['Multimed']])
  expect(liste('wahl')[0]?.schluessel).not.toBe(liste('praxis')[0]?.schluessel)
})

test('20 at first, 30 more each time, 200 at most', () => {
  expect(gezeigt(0, 19)).toEqual({ anzahl: 19, mehr: false })
  expect(gezeigt(0, 20)).toEqual({ anzahl: 20, mehr: false })
  expect(gezeigt(0, 84)).toEqual({ anzahl: 20, mehr: true })
  expect(gezeigt(1, 84)).toEqual({ anzahl: 50, mehr: true })
  expect(gezeigt(3, 84)).toEqual({ anzahl: 84, mehr: false })
  expect(gezeigt(6, 500)).toEqual({ anzahl: 200, mehr: false })
})

test('loading more until the button is gone always ends with every row, or 200', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), total => {
      let ladungen = 0
      while (gezeigt(ladungen, total).mehr) ladungen += 1
      expect(gezeigt(ladungen, total).anzahl).toBe(Math.min(total, 200))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mitVerbilligung } from '../verbilligung/kantonsbeitrag.ts'
import { rappen } from '../werte/rappen.ts'
import { ersparnisProJahr, vergleichspreis } from './ersparnis.ts'
import type { Tariftyp } from './modelle.ts'
import { PLAETZE, platz, type Tarif, tarifFolge } from './regionstabelle.ts'

const frage = { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500 } as const

function tarif(versicherer: number, typ: Tariftyp, name: string, praemie: number, bei300 = 0): Tarif {
  const praemien = new Int32Array(PLAETZE)
  praemien[platz('ERW', 'OHN-UNF', 2500) ?? 0] = praemie
  praemien[platz('ERW', 'OHN-UNF', 300) ?? 0] = bei300
  return { versicherer, typ, code: name, name, gemeinden: null, praemie: stelle => rappen(praemien[stelle] ?? 0) }
}

const tabelle = {
  jahr: 2026,
  kanton: 'ZH',
  region: 1,
  tarife: [
    tarif(8, 'TAR-BASE', 'Grundversicherung', 500_00),
    tarif(8, 'TAR-HAM', 'Hausarzt', 450_00),
    tarif(32, 'TAR-BASE', 'Grund', 460_00, 580_00),
    tarif(32, 'TAR-HMO', 'HMO', 366_90),
    tarif(376, 'TAR-DIV', 'nur Telmed', 400_00),
  ].toSorted(tarifFolge),
}

test('nothing known, or the insurer alone: the average of all Standard tariffs, net', () => {
  const durchschnitt = { art: 'durchschnitt', tarife: 2, preis: 474_85 }
  expect(vergleichspreis(tabelle, frage, null)).toEqual(durchschnitt)
  expect(vergleichspreis(tabelle, frage, { versicherer: 8 })).toEqual(durchschnitt)
})

test('the tariff known: exactly that one', () => {
  const heute = { versicherer: 8, tarif: { typ: 'TAR-HAM', name: 'Hausarzt' } } as const
  expect(vergleichspreis(tabelle, frage, heute)).toEqual({
    ...{ art: 'tarif', versicherer: 8, typ: 'TAR-HAM', tarif: 'Hausarzt' },
    preis: 444_85,
  })
})

test.each([
  ['a tariff that no longer exists', 8],
  ['an insurer without that tariff', 376],
  ['an insurer that is not in the region', 1555],
])('%s falls back to the average', (_, versicherer) => {
  const heute = { versicherer, tarif: { typ: 'TAR-HMO', name: 'verschwunden' } } as const
  expect(vergleichspreis(tabelle, frage, heute)?.art).toBe('durchschnitt')
})

test('the reference has the franchise of the question', () => {
  expect(vergleichspreis(tabelle, { ...frage, franchise: 300 }, null)?.preis).toBe(574_85)
})

test('no Standard tariff, no comparison', () => {
  expect(vergleichspreis(tabelle, { ...frage, franchise: 1000 }, null)).toBeUndefined()
})

test('after premium reduction nobody pays less than nothing, in the average neither', () => {
  // 494.85 and 454.85 less 474.85: 20.00 and nothing, on the average 10.00.
  const verbilligt = mitVerbilligung(tabelle, {
    regelJahr: 2026,
    deckel: 'keiner',
    jeMonat: { erwachsen: rappen(474_85) },
  })
  expect(vergleichspreis(verbilligt, frage, null)).toMatchObject({ tarife: 2, preis: 10_00 })
})

test('a year against a year: 361.75 instead of 473.55 saves 1’341.60', () => {
  expect(ersparnisProJahr(rappen(361_75), { preis: rappen(473_55) })).toBe(1341_60)
})

test('never negative, and with the price it always adds up to the reference or the price', () => {
  const preis = fc.integer({ min: 0, max: 1500_00 })
  fc.assert(
    fc.property(preis, preis, (a, b) => {
      const ersparnis = ersparnisProJahr(rappen(a), { preis: rappen(b) })
      expect(ersparnis).toBeGreaterThanOrEqual(0)
      expect(12 * a + ersparnis).toBe(12 * Math.max(a, b))
    }),
  )
})

test('a tariff is known by its kind and its name together', () => {
  const viele = {
    ...tabelle,
    tarife: [
      tarif(8, 'TAR-DIV', 'Hausarzt', 410_00),
      tarif(8, 'TAR-HAM', 'Arzt', 420_00),
      tarif(8, 'TAR-HAM', 'Hausarzt', 450_00),
      tarif(8, 'TAR-HAM', 'Praxis', 430_00),
    ].toSorted(tarifFolge),
  }
  const heute = { versicherer: 8, tarif: { typ: 'TAR-HAM', name: 'Hausarzt' } } as const
  expect(vergleichspreis(viele, frage, heute)).toMatchObject({ typ: 'TAR-HAM', tarif: 'Hausarzt', preis: 444_85 })
})

import { expect, test } from 'vitest'
import { tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import { rappen } from '../werte/rappen.ts'
import {
  aenderung,
  gereiht,
  kantoneNachPreis,
  kassenDerRegion,
  regionenNachPreis,
  regionszahlen,
  uebliche,
} from './regionszahlen.ts'

const ERWACHSEN = uebliche('AKL-ERW')
const zuerich = tabelle(
  2026,
  tarif(1542, 'Qualimed', 'TAR-HAM', { 'ERW 2500': 366_90 }),
  tarif(312, 'HMO', 'TAR-HMO', { 'ERW 2500': 369_90, 'ERW 300': 480_00 }),
  tarif(312, 'Basis', 'TAR-BASE', { 'ERW 2500': 448_30 }),
  tarif(8, 'Nur in Uster', 'TAR-HMO', { 'ERW 2500': 300_00 }, { gemeinden: [198] }),
)

test('figures of a region leave out what is sold in a catchment area only', () => {
  expect(regionszahlen(zuerich, ERWACHSEN)).toMatchObject({
    guenstigstes: { versicherer: 1542, tarif: 'Qualimed', praemie: 366_90 },
    median: 369_90,
    teuerste: 448_30,
    spanne: 81_40,
    tarife: 3,
    versicherer: 2,
  })
  expect(kassenDerRegion(zuerich, ERWACHSEN).map(({ versicherer, rang }) => [rang, versicherer])).toEqual([
    [1, 1542],
    [2, 312],
  ])
})

test('of an even number the upper of the two middle ones is the median', () =>
  expect(
    regionszahlen({ ...zuerich, tarife: zuerich.tarife.filter(({ typ }) => typ !== 'TAR-HAM') }, ERWACHSEN)?.median,
  ).toBe(448_30))

test('what nobody sells has no figures', () => {
  expect(regionszahlen(zuerich, uebliche('AKL-KIN'))).toBeUndefined()
})

test('a page asks for adults with franchise 2500 without, and for children with 0 and with accident cover', () => {
  expect(ERWACHSEN).toEqual({ klasse: 'AKL-ERW', franchise: 2500, unfall: 'OHN-UNF' })
  expect(uebliche('AKL-KIN')).toEqual({ klasse: 'AKL-KIN', franchise: 0, unfall: 'MIT-UNF' })
})

test('the change is that of net prices: 5.35 were refunded in 2024, 5.15 in 2025', () => {
  const frueher = tabelle(2024, tarif(8, 'A', 'TAR-HAM', { 'ERW 2500': 305_35 }))
  const spaeter = tabelle(2025, tarif(312, 'B', 'TAR-HMO', { 'ERW 2500': 320_15 }))
  expect(aenderung(spaeter, frueher, ERWACHSEN)).toEqual({ von: 2024, bis: 2025, differenz: 15_00, prozent: 5 })
  expect(aenderung(spaeter, undefined, ERWACHSEN)).toBeUndefined()
})

test('net is not compared with gross', () => {
  const ohneAbzug = tabelle(2031, tarif(8, 'A', 'TAR-HAM', { 'ERW 2500': 305_35 }))
  const mitAbzug = { ...tabelle(2032, tarif(8, 'A', 'TAR-HAM', { 'ERW 2500': 305_35 })), abgabe: rappen(5_00) }
  expect(aenderung(mitAbzug, ohneAbzug, ERWACHSEN)).toBeUndefined()
})

test('equal values share a rank, and the next one counts all before it', () => {
  const raenge = gereiht([{ p: 3 }, { p: 1 }, { p: 3 }, { p: 5 }], ({ p }) => p).map(({ p, rang }) => [p, rang])
  expect(raenge).toEqual([
    [1, 1],
    [3, 2],
    [3, 2],
    [5, 4],
  ])
})

test('a canton ranks with its cheapest region', () => {
  const region = (kanton: string, nummer: number, praemie: number) => {
    const zahlen = regionszahlen(
      { jahr: 2026, kanton, region: nummer, tarife: [tarif(8, 'A', 'TAR-HAM', { 'ERW 2500': praemie })] },
      ERWACHSEN,
    )
    if (!zahlen) throw new Error('no figures')
    return zahlen
  }
  const alle = [region('ZH', 1, 361_75), region('ZH', 3, 295_75), region('ZG', 0, 190_85), region('TG', 0, 298_15)]
  expect(kantoneNachPreis(alle).map(k => [k.rang, k.kanton, k.guenstigste.region, k.teuerste.region])).toEqual([
    [1, 'ZG', 0, 0],
    [2, 'ZH', 3, 1],
    [3, 'TG', 0, 0],
  ])
  expect(regionenNachPreis(alle).map(r => `${r.kanton}${r.region}`)).toEqual(['ZG0', 'ZH3', 'TG0', 'ZH1'])
})

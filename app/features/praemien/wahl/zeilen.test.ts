import { expect, test } from 'vitest'
import { REGLER } from '#content/praemien/regler.ts'
import { erlaubteFranchisen } from '#domain/kosten/franchise.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { klassengrenzen } from '#domain/zahlen/farbklassen.ts'
import { preislinie, SPALTEN } from './preislinie.ts'
import { kantonszeilen, regionszeilen } from './zeilen.ts'

const region = (
  kanton: string,
  nummer: number,
  guenstigste: number,
  median: number,
  teuerste: number,
  vorher?: number,
) => ({
  ...{ kanton, region: nummer, versicherer: 8, kontakt: 'frei' as const },
  ...{ guenstigste: rappen(guenstigste), median: rappen(median), teuerste: rappen(teuerste) },
  vorher: vorher === undefined ? undefined : rappen(vorher),
})
const alle = [
  region('ZH', 1, 361_75, 430_00, 520_00, 350_00),
  region('ZH', 3, 295_75, 380_00, 470_00),
  region('ZG', 0, 190_85, 260_00, 300_00, 195_85),
]
const folge = (mass: 'guenstigste' | 'median' | 'spanne' | 'aenderung') =>
  regionszeilen(alle, mass).map(({ kanton, region, wert, rang }) => [rang, `${kanton}${region}`, wert])

test('regions are ranked by what the map shows', () => {
  expect(folge('guenstigste')).toEqual([
    [1, 'ZG0', 190_85],
    [2, 'ZH3', 295_75],
    [3, 'ZH1', 361_75],
  ])
  expect(folge('median').map(([, name]) => name)).toEqual(['ZG0', 'ZH3', 'ZH1'])
  expect(folge('spanne')).toEqual([
    [1, 'ZG0', 109_15],
    [2, 'ZH1', 158_25],
    [3, 'ZH3', 174_25],
  ])
})

test('a change needs the year before', () =>
  expect(folge('aenderung')).toEqual([
    [1, 'ZG0', -5_00],
    [2, 'ZH1', 11_75],
  ]))

test('a canton reaches from its lowest to its highest region', () =>
  expect(kantonszeilen(regionszeilen(alle, 'guenstigste'))).toEqual([
    { kanton: 'ZG', von: 190_85, bis: 190_85, rang: 1 },
    { kanton: 'ZH', von: 295_75, bis: 361_75, rang: 2 },
  ]))

test('the price line has a square for every region, none outside, and stacks equal ones', () => {
  const werte = [190_85, 300_00, 300_00, 444_75].map((wert, index) => ({ schluessel: String(index), wert }))
  const { punkte, hoechste } = preislinie(werte, klassengrenzen([190_85, 444_75], 100))
  expect(punkte).toHaveLength(4)
  expect(punkte.every(({ spalte }) => spalte >= 0 && spalte < SPALTEN)).toBe(true)
  expect(hoechste).toBe(2)
  expect(punkte.map(({ stufe }) => stufe).sort()).toEqual([0, 2, 2, 5])
})

test('franchises are written as the visitor reads them elsewhere', () => {
  expect(erlaubteFranchisen('AKL-ERW').map(REGLER.betrag)).toEqual(['300', '500', '1’000', '1’500', '2’000', '2’500'])
})

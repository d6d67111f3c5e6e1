import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tariftyp } from '../praemien/modelle.ts'
import { PLAETZE, platz, type Tarif, tarifFolge } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { erlaubteFranchisen, type Franchise, franchiseAusEingabe } from './franchise.ts'
import {
  besteFranchise,
  besteFranchisen,
  franchisenDesModells,
  guenstigsteJeFranchise,
  versichererOhneFranchise,
} from './franchise-vergleich.ts'
import { jahreskosten } from './kostenbeteiligung.ts'

const frage = { stufe: 'ERW', unfall: 'OHN-UNF' } as const

function tarif(
  versicherer: number,
  typ: Tariftyp,
  preise: Partial<Record<Franchise, number>>,
  gemeinden: number[] | null = null,
): Tarif {
  const praemien = new Int32Array(PLAETZE)
  for (const [franchise, praemie] of Object.entries(preise))
    praemien[platz('ERW', 'OHN-UNF', franchiseAusEingabe(franchise)) ?? 0] = praemie
  return { versicherer, typ, code: typ, name: typ, gemeinden, praemie: stelle => rappen(praemien[stelle] ?? 0) }
}

const tabelle = {
  jahr: 2026,
  kanton: 'ZH',
  region: 1,
  tarife: [
    tarif(8, 'TAR-BASE', { 300: 560_00, 2000: 450_00, 2500: 430_00 }),
    tarif(8, 'TAR-HAM', { 300: 500_00, 2500: 366_90 }),
    tarif(376, 'TAR-BASE', { 300: 486_30, 2500: 400_00 }),
    tarif(1040, 'TAR-HMO', { 300: 400_00 }, [6286]),
  ].toSorted(tarifFolge),
}

test('the cheapest of each franchise that is sold, net', () => {
  const hier = guenstigsteJeFranchise(tabelle, { ...frage, bfs: 261 })
  expect(hier.map(({ franchise, praemie, angebot }) => [franchise, praemie, angebot.versicherer])).toEqual([
    [300, 481_15, 376],
    [2000, 444_85, 8],
    [2500, 361_75, 8],
  ])
})

test('within one insurer and model', () => {
  const eigene = franchisenDesModells(tabelle, { ...frage, bfs: 261 }, 8, 'TAR-HAM')
  expect(eigene.map(({ franchise, praemie }) => [franchise, praemie])).toEqual([
    [300, 494_85],
    [2500, 361_75],
  ])
})

test('insurers that do not sell a franchise are named; one whose area does not reach here is not', () => {
  expect(versichererOhneFranchise(tabelle, { ...frage, bfs: 261 }, 2000)).toEqual([376])
  expect(versichererOhneFranchise(tabelle, { ...frage, bfs: 6286 }, 2000)).toEqual([376, 1040])
  expect(versichererOhneFranchise(tabelle, { ...frage, bfs: 261 }, 300)).toEqual([])
})

const wahl = (franchise: Franchise, praemie: number) => ({ franchise, praemie: rappen(praemie) })

/** Cheapest net prices of adults without accident cover in ZH 1, premium year 2026. */
const zuerich = [
  wahl(300, 481_15),
  wahl(500, 470_35),
  wahl(1000, 443_15),
  wahl(1500, 416_05),
  wahl(2000, 388_95),
  wahl(2500, 361_75),
]

test('ZH 1: 2500 is best below yearly costs of 1’892, 300 from there on, and nothing in between', () => {
  expect(besteFranchisen(zuerich, 'AKL-ERW').map(({ wahl, ab }) => [wahl.franchise, ab])).toEqual([
    [2500, 0],
    [300, 1892_00],
  ])
})

test('equal yearly costs: the lower franchise, which risks less', () => {
  const gleich = [wahl(300, 400_00), wahl(2500, 400_00)]
  expect(besteFranchise(gleich, rappen(0), 'AKL-ERW')?.franchise).toBe(300)
})

test('nothing sold, nothing best', () => {
  expect(besteFranchise([], rappen(500_00), 'AKL-ERW')).toBeUndefined()
  expect(besteFranchisen([], 'AKL-ERW')).toEqual([])
})

test('at any health costs no other choice is cheaper, and the stretches say the same', () => {
  const faelle = fc.constantFrom('AKL-ERW' as const, 'AKL-KIN' as const).chain(klasse =>
    fc.record({
      klasse: fc.constant(klasse),
      wahlen: fc
        .subarray([...erlaubteFranchisen(klasse)], { minLength: 1 })
        .chain(franchisen =>
          fc.tuple(
            ...franchisen.map(franchise =>
              fc.integer({ min: 0, max: 200 }).map(p => ({ franchise, praemie: rappen(p * 5_00) })),
            ),
          ),
        ),
      kosten: fc.integer({ min: 0, max: 12_000_00 }).map(rappen),
    }),
  )
  fc.assert(
    fc.property(faelle, ({ klasse, wahlen, kosten }) => {
      const beste = besteFranchise(wahlen, kosten, klasse)
      const guenstigste = Math.min(...wahlen.map(wahl => jahreskosten(wahl, kosten, klasse)))
      expect(beste && jahreskosten(beste, kosten, klasse)).toBe(guenstigste)
      const bereich = besteFranchisen(wahlen, klasse).findLast(({ ab }) => ab <= kosten)
      expect(bereich?.wahl).toBe(beste)
    }),
  )
})

test('a franchise between is best between: from 1’600 to 7’600', () => {
  const wahlen = [wahl(300, 400_00), wahl(1000, 345_00), wahl(2500, 300_00)]
  // 3'600 + K = 4'140 + 1'000 + (K - 1'000) / 10 at 1'600; 5'040 + K / 10 = 4'800 + 300 + 700 at 7'600, and five
  // Rappen earlier already, since a tenth is rounded to the Rappen.
  expect(besteFranchisen(wahlen, 'AKL-ERW').map(({ wahl, ab }) => [wahl.franchise, ab])).toEqual([
    [2500, 0],
    [1000, 1600_00],
    [300, 7599_95],
  ])
})

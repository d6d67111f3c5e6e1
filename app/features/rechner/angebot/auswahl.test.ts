import { expect, test } from 'vitest'
import { angebotsFrage, gewaehltesAngebot } from './auswahl.ts'
import { erwachsen, tabelle, tarif, wahl, ZUERICH } from './testtabelle.ts'

const region = tabelle([
  tarif(8, 'TAR-BASE', 'Grund', { 300: 560_00, 2500: 450_00 }),
  tarif(8, 'TAR-HAM', 'Hausarzt', { 300: 500_00, 2500: 400_00 }),
  tarif(32, 'TAR-HMO', 'HMO', { 2500: 380_00 }, { gemeinden: [230] }),
  tarif(376, 'TAR-DIV', 'Telmed', { 2500: 390_00 }),
])

test.each([
  [2008, 'AKL-KIN', 'K1'],
  [2007, 'AKL-JUG', 'JUG'],
  [2000, 'AKL-ERW', 'ERW'],
])('born %i is asked as %s with tier %s in 2026', (geburtsjahr, klasse, stufe) => {
  expect(angebotsFrage({ ...erwachsen, geburtsjahr, unfall: 'MIT' } as typeof erwachsen, region)).toEqual({
    klasse,
    stufe,
    unfall: 'MIT-UNF',
    bfs: 261,
  })
})

test('a shared comparison has no municipality', () => {
  const geteilt = { art: 'geteilt', jahr: null, kanton: 'ZH', region: 1, klasse: 'AKL-JUG', unfall: 'OHNE' } as const
  expect(angebotsFrage(geteilt, region)).toEqual({ klasse: 'AKL-JUG', stufe: 'JUG', unfall: 'OHN-UNF' })
})

test('nothing chosen: the cheapest that is sold in the municipality', () => {
  expect(gewaehltesAngebot(region, erwachsen, wahl)).toMatchObject({ versicherer: 376, isLowest: true })
  const winterthur = { ...erwachsen, ort: { ...ZUERICH, bfs: 230 } } as typeof erwachsen
  expect(gewaehltesAngebot(region, winterthur, wahl)).toMatchObject({ versicherer: 32 })
})

test('the chosen offer, at the chosen franchise, with the mark of the current insurer', () => {
  const gewaehlt = { versicherer: 8, typ: 'TAR-HAM' } as const
  expect(gewaehltesAngebot(region, erwachsen, { ...wahl, franchise: 300, gewaehlt, aktuelleKasse: 8 })).toMatchObject({
    tarif: 'Hausarzt',
    praemie: 500_00,
    isCurrentInsurer: true,
  })
})

test('a choice that is not sold at the franchise gives way to the cheapest', () => {
  const gewaehlt = { versicherer: 376, typ: 'TAR-DIV' } as const
  expect(gewaehltesAngebot(region, erwachsen, { ...wahl, franchise: 300, gewaehlt })).toMatchObject({ versicherer: 8 })
})

test('a chosen model that is collapsed into another of equal price is found there', () => {
  const gleich = tabelle([
    tarif(8, 'TAR-BASE', 'Grund', { 2500: 400_00 }),
    tarif(8, 'TAR-DIV', 'Telmed', { 2500: 400_00 }),
    tarif(32, 'TAR-HMO', 'HMO', { 2500: 380_00 }),
  ])
  const gewaehlt = { versicherer: 8, typ: 'TAR-DIV' } as const
  expect(gewaehltesAngebot(gleich, erwachsen, { ...wahl, gewaehlt })).toMatchObject({
    modell: 'TAR-BASE',
    gleichTeuer: ['TAR-DIV'],
  })
})

test('nothing sold, nothing chosen', () => {
  expect(gewaehltesAngebot(region, erwachsen, { ...wahl, franchise: 1000 })).toBeUndefined()
})

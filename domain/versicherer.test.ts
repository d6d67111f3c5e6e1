import { expect, test } from 'vitest'
import { bekannteVersicherer, nachName, versichererName } from './versicherer.ts'

test('known, from the directory, unknown, missing', () => {
  const verzeichnis = new Map([[1600, 'Neue Kasse']])
  expect([1509, 1600, 1601, undefined].map(nummer => versichererName(nummer, verzeichnis))).toEqual([
    'Sanitas',
    'Neue Kasse',
    'Versicherer 1601',
    'Unbekannt',
  ])
})

test('the 37 insurers of the directory of 2025 have a name', () => expect(bekannteVersicherer().length).toBe(37))

test('by name, as a Swiss directory: umlauts with their vowel, small letters with large ones', () => {
  const namen = ['SWICA', 'sodalis', 'ÖKK', 'Philos', 'Mutuel', 'sanavals', 'Assura', 'Sanitas']
  expect(nachName(namen.map(name => ({ name }))).map(({ name }) => name)).toEqual([
    ...['Assura', 'Mutuel', 'ÖKK', 'Philos'],
    ...['sanavals', 'Sanitas', 'sodalis', 'SWICA'],
  ])
})

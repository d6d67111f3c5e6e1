import { expect, test } from 'vitest'
import { tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import { alleAngebote } from '../praemien/angebote.ts'
import { geschwister } from './geschwistertarife.ts'

const ZUERICH = tabelle(
  2026,
  ...[1, 2, 3, 4].map(nummer =>
    tarif(1509, `Hausarztmodell ${nummer}`, 'TAR-HAM', {
      'ERW 2500': [0, 340_00, 360_00, 365_00, 365_00][nummer] ?? 0,
    }),
  ),
  tarif(1509, 'MultiAccess', 'TAR-HMO', { 'ERW 2500': 350_00 }),
  tarif(8, 'Hausarztversicherung Profit', 'TAR-HAM', { 'ERW 2500': 350_00 }),
  tarif(8, 'Gesundheitspraxisversicherung', 'TAR-HAM', { 'ERW 2500': 350_00 }, { gemeinden: [261] }),
  tarif(8, 'Multimed', 'TAR-HAM', { 'ERW 2500': 330_00 }),
)
const frage = { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500, bfs: 261 } as const

const von = (name: string, bfs = 261) => {
  const gefragt = { ...frage, bfs }
  const angebot = alleAngebote(ZUERICH, gefragt).find(({ tarif }) => tarif === name)
  if (!angebot) throw new Error(name)
  return geschwister(ZUERICH, gefragt, angebot)
}

test('of tariffs that share type and first contact: their names, the cheapest and the dearest of them', () => {
  expect(von('Hausarztmodell 2')).toEqual({
    kontakt: 'praxis',
    namen: ['Hausarztmodell 1', 'Hausarztmodell 2', 'Hausarztmodell 3', 'Hausarztmodell 4'],
    guenstigste: ['Hausarztmodell 1'],
    teuerste: ['Hausarztmodell 3', 'Hausarztmodell 4'],
    nurInGemeinden: [],
  })
})

test('an equal price tells nothing apart, a catchment area does', () => {
  expect(von('Hausarztversicherung Profit')).toEqual({
    kontakt: 'praxis',
    namen: ['Hausarztversicherung Profit', 'Gesundheitspraxisversicherung'],
    guenstigste: [],
    teuerste: [],
    nurInGemeinden: ['Gesundheitspraxisversicherung'],
  })
})

test('who is alone has none: another first contact, another type, another municipality', () => {
  expect(von('Multimed')).toBeUndefined()
  expect(von('MultiAccess')).toBeUndefined()
  expect(von('Hausarztversicherung Profit', 230)).toBeUndefined()
})

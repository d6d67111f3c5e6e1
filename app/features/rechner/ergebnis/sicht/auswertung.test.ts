import { expect, test } from 'vitest'
import { franken } from '#domain/rappen.ts'
import { erwachsen, tabelle, tarif, wahl, ZUERICH } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { type Ansicht, ERSTE_ANSICHT, OHNE_FILTER } from '../../zustand/ansicht.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import { auswerter } from './auswertung.ts'
import { angebotsFrage } from './frage.ts'

const region = tabelle([
  tarif(8, 'TAR-BASE', 'Grund', { 300: 560_00, 2500: 450_00 }),
  tarif(8, 'TAR-HAM', 'Hausarzt', { 300: 500_00, 2500: 400_00 }),
  tarif(8, 'TAR-HAM', 'Hausarzt plus', { 300: 510_00, 2500: 410_00 }),
  tarif(32, 'TAR-HMO', 'HMO', { 2500: 380_00 }, { gemeinden: [230] }),
  tarif(376, 'TAR-DIV', 'Telmed', { 2500: 390_00 }),
])
const KASSEN = [
  { versicherer: 8, name: 'CSS' },
  { versicherer: 32, name: 'Aquilana' },
  { versicherer: 376, name: 'KPT' },
]
type Aenderung = { von?: typeof region; person?: typeof erwachsen; wahl?: Partial<Wahl>; ansicht?: Partial<Ansicht> }
const eingang = (neu: Aenderung = {}) => ({
  tabelle: neu.von ?? region,
  person: neu.person ?? erwachsen,
  wahl: { ...wahl, ...neu.wahl },
  ansicht: { ...ERSTE_ANSICHT, ...neu.ansicht },
  kassen: KASSEN,
})
const ausgewertet = (neu: Aenderung = {}) => auswerter()(eingang(neu))
const gewaehlt = (neu: Aenderung = {}) => ausgewertet(neu).gewaehlt

test.each([
  [2008, 'AKL-KIN', 'K1'],
  [2007, 'AKL-JUG', 'JUG'],
  [2000, 'AKL-ERW', 'ERW'],
])('born %i is asked as %s with tier %s in 2026', (geburtsjahr, klasse, stufe) => {
  expect(angebotsFrage({ ...erwachsen, geburtsjahr, unfall: 'MIT' }, region)).toEqual({
    ...{ klasse, stufe, unfall: 'MIT-UNF', bfs: 261 },
  })
})

test('a shared comparison has no municipality', () => {
  const geteilt = { art: 'geteilt', jahr: null, kanton: 'ZH', region: 1, klasse: 'AKL-JUG', unfall: 'OHNE' } as const
  expect(angebotsFrage(geteilt, region)).toEqual({ klasse: 'AKL-JUG', stufe: 'JUG', unfall: 'OHN-UNF' })
})

test('nothing chosen: the cheapest that is sold in the municipality', () => {
  expect(gewaehlt()).toMatchObject({ versicherer: 376, isLowest: true, preis: 384_85 })
  expect(gewaehlt({ person: { ...erwachsen, ort: { ...ZUERICH, bfs: 230 } } })).toMatchObject({ versicherer: 32 })
})

test('the chosen offer, at the chosen franchise, with the mark of the current insurer', () => {
  const auswahl = { versicherer: 8, typ: 'TAR-HAM', tarif: null } as const
  expect(gewaehlt({ wahl: { franchise: 300, gewaehlt: auswahl, aktuelleKasse: 8 } })).toMatchObject({
    ...{ tarif: 'Hausarzt', praemie: 500_00, franchise: 300, isCurrentInsurer: true },
  })
})

test('a dearer tariff of a row can be chosen: its own price, and no longer the cheapest', () => {
  const auswahl = { versicherer: 8, typ: 'TAR-HAM', tarif: 'Hausarzt plus' } as const
  const filter = { ...OHNE_FILTER, kontakte: ['praxis' as const] }
  expect(gewaehlt({ wahl: { gewaehlt: auswahl }, ansicht: { filter } })).toMatchObject({
    ...{ schluessel: '8-TAR-HAM-praxis', tarif: 'Hausarzt plus', praemie: 410_00, preis: 404_85, isLowest: false },
  })
  expect(gewaehlt({ wahl: { gewaehlt: { ...auswahl, tarif: 'Gibt es nicht' } } })).toMatchObject({ tarif: 'Hausarzt' })
})

test('a choice that is not sold at the franchise gives way to the cheapest', () => {
  const auswahl = { versicherer: 376, typ: 'TAR-DIV', tarif: null } as const
  expect(gewaehlt({ wahl: { franchise: 300, gewaehlt: auswahl } })).toMatchObject({ versicherer: 8 })
})

test('a chosen model that is collapsed into another of equal price is found there, and in its own list as itself', () => {
  const von = tabelle([
    tarif(8, 'TAR-BASE', 'Grund', { 2500: 400_00 }),
    tarif(8, 'TAR-DIV', 'Telmed', { 2500: 400_00 }),
    tarif(32, 'TAR-HMO', 'HMO', { 2500: 380_00 }),
  ])
  const auswahl = { versicherer: 8, typ: 'TAR-DIV', tarif: null } as const
  expect(gewaehlt({ von, wahl: { gewaehlt: auswahl } })).toMatchObject({
    modell: 'TAR-BASE',
    gleichTeuer: [{ modell: 'TAR-DIV' }],
  })
  const filter = { ...OHNE_FILTER, kontakte: ['telefon-app' as const] }
  expect(gewaehlt({ von, wahl: { gewaehlt: auswahl }, ansicht: { filter } })).toMatchObject({ modell: 'TAR-DIV' })
})

test('nothing sold, nothing chosen', () => {
  expect(gewaehlt({ wahl: { franchise: 1000 } })).toBeUndefined()
})

test('the filter: several first contacts, letters of a name, insurers left out; the first of what is left is chosen', () => {
  const mit = (filter: Partial<Ansicht['filter']>) =>
    ausgewertet({ ansicht: { filter: { ...OHNE_FILTER, ...filter } } })
  const zeilen = (filter: Partial<Ansicht['filter']>) => mit(filter).zeilen.map(({ schluessel }) => schluessel)
  expect(zeilen({})).toEqual(['376-TAR-DIV-telefon-app', '8-TAR-HAM-praxis', '8-TAR-BASE-frei'])
  expect(zeilen({ kontakte: ['frei', 'praxis'] })).toEqual(['8-TAR-HAM-praxis', '8-TAR-BASE-frei'])
  expect(zeilen({ suche: ' kp ' })).toEqual(['376-TAR-DIV-telefon-app'])
  expect(zeilen({ suche: 'xyz' })).toEqual([])
  expect(zeilen({ ohneKassen: [376] })).toEqual(['8-TAR-HAM-praxis', '8-TAR-BASE-frei'])
  expect(zeilen({ kontakte: ['apotheke'] })).toHaveLength(3)
  expect(mit({ kontakte: ['frei'] }).gewaehlt).toMatchObject({ schluessel: '8-TAR-BASE-frei' })
  expect(mit({ suche: 'xyz' }).gewaehlt).toMatchObject({ schluessel: '376-TAR-DIV-telefon-app' })
  expect(mit({ ohneKassen: [376] }).erstes).toMatchObject({ schluessel: '376-TAR-DIV-telefon-app' })
  const vonKassen = mit({ kontakte: ['frei'], suche: 'css' }).vonKassen
  expect(vonKassen.map(({ schluessel }) => schluessel)).toEqual(['8-TAR-HAM-praxis', '8-TAR-BASE-frei'])
})

test('of two models that share a row and a product name the chosen one is chosen', () => {
  const von = tabelle([tarif(8, 'TAR-HAM', 'Basis', { 2500: 400_00 }), tarif(8, 'TAR-DIV', 'Basis', { 2500: 400_00 })])
  const auswahl = { versicherer: 8, typ: 'TAR-DIV', tarif: 'Basis' } as const
  expect(gewaehlt({ von, wahl: { gewaehlt: auswahl } })).toMatchObject({
    schluessel: '8-TAR-HAM-je-nach-tarif',
    modell: 'TAR-DIV',
  })
})

test('by yearly cost the chosen offer has the franchise of its row, and so has what it is compared with', () => {
  const teuer = ausgewertet({ ansicht: { ordnung: 'gesamtkosten', kosten: franken(8000) } })
  expect(teuer.gewaehlt).toMatchObject({ schluessel: '8-TAR-HAM-praxis', franchise: 300, preis: 494_85 })
  expect(teuer.vergleich).toMatchObject({ preis: 554_85 })
  expect(teuer.zeilen[0]).toBe(teuer.gewaehlt)
})

test('what does not depend on a change is not worked out again', () => {
  const werteAus = auswerter()
  const vorher = werteAus(eingang())
  const kosten = werteAus(eingang({ ansicht: { kosten: franken(5000), offen: ['8-TAR-HAM-praxis'] } }))
  expect(kosten.zeilen).toBe(vorher.zeilen)
  expect(kosten.gewaehlt).toBe(vorher.gewaehlt)
  expect(kosten.jeFranchise).toBe(vorher.jeFranchise)
  expect(werteAus(eingang({ wahl: { franchise: 300 } })).jeFranchise).toBe(vorher.jeFranchise)
})

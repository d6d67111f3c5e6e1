import { expect, test } from 'vitest'
import { franken } from '#domain/werte/rappen.ts'
import {
  erwachsen,
  filtere,
  REGION,
  UMFELD,
  waehle,
  zeige as zeigeVon,
} from '../../../../../tests/fixtures/rechner/sichten.ts'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { angebot, ausgefuellt, datenMit, geteilt, nach, zuerich } from '../../../../../tests/fixtures/rechner/wege.ts'
import type { Filter } from '../../zustand/ansicht.ts'
import { type Aktion, ANFANG, type Zustand } from '../../zustand/zustand.ts'
import { verglichenePersonen } from './personen.ts'
import { sichtRechner } from './sicht.ts'

/* One person: a household of one. Of every price 5.15 are refunded in 2026. */

const sichtVon = (zustand: Zustand) => sichtRechner()(zustand, datenMit(REGION), UMFELD)
const zeige = (aktionen: readonly Aktion[] = [], von = REGION) => zeigeVon(von, [erwachsen], ...aktionen)
const gewaehlt = (aktionen: readonly Aktion[] = [], von = REGION) => {
  const { personen, liste } = zeige(aktionen, von)
  const police = personen[0]?.gewaehlt
  return police && { ...police.angebot, franchise: police.franchise, preis: police.praemie, zeile: liste.gewaehlt }
}

test.each([
  ['2008', 'AKL-KIN', 'K1'],
  ['2007', 'AKL-JUG', 'JUG'],
  ['2000', 'AKL-ERW', 'ERW'],
])('born %s is asked as %s with tier %s in 2026', (geburtsjahr, klasse, stufe) => {
  const [person] = verglichenePersonen(ausgefuellt([{ geburtsjahr, unfall: 'MIT' }]), 2026, 2026, [])
  expect(person?.frage).toEqual({ klasse, stufe, unfall: 'MIT-UNF', bfs: 261 })
})

test('a shared comparison has neither municipality nor birth year', () => {
  const zustand = nach(ANFANG, { art: 'geteilt', geteilt: { ...geteilt, klasse: 'AKL-JUG' } })
  const [person] = verglichenePersonen(zustand, 2026, 2026, [])
  expect(person).toMatchObject({ jahrgang: null, frage: { klasse: 'AKL-JUG', stufe: 'JUG', unfall: 'OHN-UNF' } })
  expect(person?.frage).not.toHaveProperty('bfs')
})

test('persons are called as in step 1, and asked at what they start with', () => {
  const familie = ausgefuellt([
    erwachsen,
    { geburtsjahr: '1987' },
    { geburtsjahr: '2015', rolle: 'kind', unfall: 'MIT' },
    { geburtsjahr: '2017', rolle: 'kind', unfall: 'MIT' },
  ])
  const personen = verglichenePersonen(familie, 2026, 2026, [2])
  expect(personen.map(({ name, gilt, nummer }) => [nummer, name, gilt])).toEqual([
    [1, 'Sie', 2500],
    [2, 'Partner/in', 2500],
    [3, 'Kind 1', 0],
    [4, 'Kind 2', 0],
  ])
  expect(personen.map(({ frage }) => frage.inAusbildung)).toEqual([undefined, true, undefined, undefined])
})

test('nothing chosen: the cheapest that is sold in the municipality', () => {
  expect(zeige()).toMatchObject({ aufteilung: 'kombination', istGuenstigste: true, istErste: true, zuMehreren: false })
  expect(gewaehlt()).toMatchObject({ versicherer: 376, preis: 384_85, zeile: '376-TAR-DIV-telefon-app' })
  const dort = ausgefuellt([erwachsen], { ...zuerich, bfs: 230 })
  expect(sichtVon(nach(dort, angebot(dort, datenMit(REGION)))).personen).toMatchObject([
    { gewaehlt: { angebot: { versicherer: 32 }, praemie: 374_85 } },
  ])
})

test('the chosen offer, at the chosen franchise, with the mark of the current insurer', () => {
  const aktionen: Aktion[] = [
    { art: 'franchise', id: 1, franchise: 300 },
    waehle({ versicherer: 8, typ: 'TAR-HAM', tarif: null }),
    { art: 'aktuelleKasse', id: 1, nummer: 8 },
  ]
  expect(gewaehlt(aktionen)).toMatchObject({ tarif: 'Hausarzt', praemie: 500_00, franchise: 300, preis: 494_85 })
  const { liste } = zeige(aktionen)
  expect(liste.zeilen.map(({ schluessel, istHeutige }) => [schluessel, istHeutige])).toEqual([
    ['8-TAR-HAM-praxis', true],
    ['8-TAR-BASE-frei', true],
  ])
})

test('a dearer tariff of a row can be chosen: its own price, and no longer the cheapest', () => {
  const plus = { versicherer: 8, typ: 'TAR-HAM', tarif: 'Hausarzt plus' } as const
  const aktionen = [waehle(plus), filtere({ kontakte: ['praxis'] })]
  expect(gewaehlt(aktionen)).toMatchObject({
    ...{ zeile: '8-TAR-HAM-praxis', tarif: 'Hausarzt plus', praemie: 410_00, preis: 404_85 },
  })
  expect(zeige(aktionen)).toMatchObject({
    ...{ istGuenstigste: false, istErste: false, guenstigste: { praemien: 384_85 }, loesung: { praemien: 404_85 } },
  })
})

test('a choice that is not sold, at all or at the franchise, gives way to the cheapest', () => {
  expect(gewaehlt([waehle({ versicherer: 8, typ: 'TAR-HAM', tarif: 'Gibt es nicht' })])).toMatchObject({
    versicherer: 376,
  })
  const auswahl = { versicherer: 376, typ: 'TAR-DIV', tarif: null } as const
  const mit300 = [{ art: 'franchise', id: 1, franchise: 300 } as const, waehle(auswahl)]
  expect(gewaehlt(mit300)).toMatchObject({ versicherer: 8, preis: 494_85 })
})

test('a chosen model that is collapsed into another of equal price is found there, and in its own list as itself', () => {
  const von = tabelle([
    tarif(8, 'TAR-BASE', 'Grund', { 2500: 400_00 }),
    tarif(8, 'TAR-DIV', 'Telmed', { 2500: 400_00 }),
    tarif(32, 'TAR-HMO', 'HMO', { 2500: 380_00 }),
  ])
  const telmed = waehle({ versicherer: 8, typ: 'TAR-DIV', tarif: null })
  expect(gewaehlt([telmed], von)).toMatchObject({ modell: 'TAR-DIV', zeile: '8-TAR-BASE-frei' })
  const { liste } = zeige([telmed], von)
  expect(liste.zeilen.map(({ tarif }) => [tarif?.modell, tarif?.gleichTeuer.map(({ modell }) => modell)])).toEqual([
    ['TAR-HMO', []],
    ['TAR-BASE', ['TAR-DIV']],
  ])
  const amTelefon = [telmed, filtere({ kontakte: ['telefon-app'] })]
  expect(gewaehlt(amTelefon, von)).toMatchObject({ modell: 'TAR-DIV', zeile: '8-TAR-DIV-telefon-app' })
})

test('nothing sold, nothing chosen', () => {
  const sicht = zeige([{ art: 'franchise', id: 1, franchise: 1000 }])
  expect(sicht).toMatchObject({ loesung: undefined, volleLoesung: undefined, bezug: undefined, istGuenstigste: false })
  expect(sicht.liste).toMatchObject({ zeilen: [], erste: undefined, gewaehlt: undefined })
  expect(sicht.personen[0]).toMatchObject({ gewaehlt: undefined, voll: undefined, bezug: undefined })
})

test('the filter: several first contacts, letters of a name, insurers left out; the first of what is left is chosen', () => {
  const zeilen = (filter: Partial<Filter>) => zeige([filtere(filter)]).liste.zeilen.map(({ schluessel }) => schluessel)
  expect(zeilen({})).toEqual(['376-TAR-DIV-telefon-app', '8-TAR-HAM-praxis', '8-TAR-BASE-frei'])
  expect(zeilen({ kontakte: ['frei', 'praxis'] })).toEqual(['8-TAR-HAM-praxis', '8-TAR-BASE-frei'])
  expect(zeilen({ suche: ' kp ' })).toEqual(['376-TAR-DIV-telefon-app'])
  expect(zeilen({ suche: 'xyz' })).toEqual([])
  expect(zeilen({ ohneKassen: [376] })).toEqual(['8-TAR-HAM-praxis', '8-TAR-BASE-frei'])
  // A contact that no tariff of the region has would hide everything.
  expect(zeilen({ kontakte: ['apotheke'] })).toHaveLength(3)
  const frei = [filtere({ kontakte: ['frei'] })]
  expect(gewaehlt(frei)).toMatchObject({ zeile: '8-TAR-BASE-frei', preis: 444_85 })
  expect(zeige(frei)).toMatchObject({ istGuenstigste: false, istErste: false })
  expect(gewaehlt([filtere({ suche: 'xyz' })])).toMatchObject({ zeile: '376-TAR-DIV-telefon-app' })
  expect(zeige([filtere({ ohneKassen: [376] })]).liste.erste?.schluessel).toBe('376-TAR-DIV-telefon-app')
})

test('what was chosen by hand stays, whatever is filtered', () => {
  const auswahl = waehle({ versicherer: 8, typ: 'TAR-HAM', tarif: 'Hausarzt plus' })
  for (const filter of [{ kontakte: ['frei' as const] }, { ohneKassen: [8] }, { suche: 'xyz' }])
    expect(gewaehlt([auswahl, filtere(filter)])).toMatchObject({ tarif: 'Hausarzt plus', preis: 404_85 })
})

test('numbers beside the first contacts are those of the insurers that are wanted', () => {
  const { liste } = zeige([filtere({ kontakte: ['frei'], suche: 'css' })])
  expect(liste.kontakte).toEqual([
    { kontakt: 'frei', anzahl: 1 },
    { kontakt: 'praxis', anzahl: 1 },
  ])
  expect(liste.anzahlOhneKontakt).toBe(2)
  expect(zeige().liste).toMatchObject({ anzahlOhneKontakt: 3, kontakte: { length: 3 } })
})

test('of two models that share a row and a product name the chosen one is chosen', () => {
  const von = tabelle([tarif(8, 'TAR-HAM', 'Basis', { 2500: 400_00 }), tarif(8, 'TAR-DIV', 'Basis', { 2500: 400_00 })])
  expect(gewaehlt([waehle({ versicherer: 8, typ: 'TAR-DIV', tarif: 'Basis' })], von)).toMatchObject({
    ...{ zeile: '8-TAR-HAM-je-nach-tarif', modell: 'TAR-DIV' },
  })
})

test('by yearly cost the chosen offer has the franchise of its row, and so has what it is compared with', () => {
  const teuer = zeige([
    { art: 'kosten', id: 1, kosten: franken(8000) },
    { art: 'ordnung', ordnung: 'gesamtkosten' },
  ])
  const [zeile] = teuer.liste.zeilen
  expect(zeile).toMatchObject({ schluessel: '8-TAR-HAM-praxis', preis: 494_85, tarif: { franchise: 300 } })
  // 12 × 494.85, the franchise and 700.
  expect(zeile?.gesamt).toBe(12 * 494_85 + 300_00 + 700_00)
  expect(teuer).toMatchObject({
    ...{ loesung: { praemien: 494_85, gesamt: zeile?.gesamt }, bezug: { preis: 554_85 }, istGuenstigste: true },
    personen: [{ gewaehlt: { franchise: 300 } }],
  })
  expect(teuer.liste.gewaehlt).toBe(zeile?.schluessel)
})

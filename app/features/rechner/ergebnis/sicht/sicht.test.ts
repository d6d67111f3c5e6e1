import { describe, expect, test } from 'vitest'
import { franken, rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { umfeld } from '../../../../../tests/fixtures/rechner/umfeld.ts'
import {
  type Angaben,
  angebot,
  ausgefuellt,
  datenMit,
  geteilt,
  imAngebot,
  nach,
  zuerich,
} from '../../../../../tests/fixtures/rechner/wege.ts'
import type { Filter } from '../../zustand/ansicht.ts'
import { type Aktion, ANFANG, type Zustand } from '../../zustand/zustand.ts'
import { verglichenePersonen } from './personen.ts'
import { sichtRechner } from './sicht.ts'

/* One person: a household of one. Of every price 5.15 are refunded in 2026. */

const region = tabelle([
  tarif(8, 'TAR-BASE', 'Grund', { 300: 560_00, 2500: 450_00 }),
  tarif(8, 'TAR-HAM', 'Hausarzt', { 300: 500_00, 2500: 400_00 }),
  tarif(8, 'TAR-HAM', 'Hausarzt plus', { 300: 510_00, 2500: 410_00 }),
  tarif(32, 'TAR-HMO', 'HMO', { 2500: 380_00 }, { gemeinden: [230] }),
  tarif(376, 'TAR-DIV', 'Telmed', { 2500: 390_00 }),
])
const UMFELD = umfeld(2026, { 8: 'CSS', 32: 'Aquilana', 376: 'KPT' })
const erwachsen: Angaben = { geburtsjahr: '1985' }

type Auswahl = (Aktion & { art: 'waehle' })['auswahl']
const waehle = (auswahl: Auswahl): Aktion => ({ art: 'waehle', id: 1, auswahl, aufteilung: 'kombination' })
const filtere = (filter: Partial<Filter>): Aktion => ({ art: 'filter', filter })
const sichtVon = (zustand: Zustand, von: Regionstabelle = region) => sichtRechner()(zustand, datenMit(von), UMFELD)
const zeige = (aktionen: readonly Aktion[] = [], von = region) =>
  sichtVon(imAngebot([erwachsen], datenMit(von), ...aktionen), von)
const gewaehlt = (aktionen: readonly Aktion[] = [], von = region) => {
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
  expect(sichtVon(nach(dort, angebot(dort, datenMit(region)))).personen).toMatchObject([
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

describe('what does not depend on a change is the same object', () => {
  /** What a calculator shows before and after something happened. */
  function vorherNachher(...aktionen: Aktion[]) {
    const rechne = sichtRechner()
    const daten = datenMit(region)
    const zustand = imAngebot([erwachsen], daten)
    return [rechne(zustand, daten, UMFELD), rechne(nach(zustand, ...aktionen), daten, UMFELD)] as const
  }

  test('another look at it changes nothing at all', () => {
    const [vorher, nachher] = vorherNachher(
      { art: 'oeffne', schluessel: '8-TAR-HAM-praxis' },
      { art: 'form', form: 'kosten' },
    )
    for (const teil of ['loesung', 'volleLoesung', 'bezug', 'tabelle', 'rat'] as const)
      expect(nachher[teil], teil).toBe(vorher[teil])
    expect(nachher.liste.zeilen).toBe(vorher.liste.zeilen)
    expect(nachher.liste.kontakte).toBe(vorher.liste.kontakte)
    expect(nachher.regler?.jeFranchise).toBe(vorher.regler?.jeFranchise)
  })

  test('rows keep their identity when an offer is chosen', () => {
    const [vorher, nachher] = vorherNachher(waehle({ versicherer: 8, typ: 'TAR-BASE', tarif: null }))
    expect(nachher.loesung).not.toEqual(vorher.loesung)
    expect(nachher.liste.zeilen).toBe(vorher.liste.zeilen)
    expect(nachher.liste.alle).toBe(vorher.liste.alle)
    expect(nachher.regler?.jeFranchise).toBe(vorher.regler?.jeFranchise)
  })

  test('expected costs change no price', () => {
    const [vorher, nachher] = vorherNachher({ art: 'kosten', id: 1, kosten: franken(5000) })
    expect(nachher.liste.zeilen).toBe(vorher.liste.zeilen)
    expect(nachher.loesung).toEqual(vorher.loesung)
  })

  test('another franchise leaves what each franchise costs', () => {
    const [vorher, nachher] = vorherNachher({ art: 'franchise', id: 1, franchise: 300 })
    expect(nachher.liste.zeilen).not.toBe(vorher.liste.zeilen)
    expect(nachher.regler?.jeFranchise).toBe(vorher.regler?.jeFranchise)
    expect(nachher.regler?.jeFranchise.map(({ franchise, praemie }) => [franchise, praemie])).toEqual([
      [300, 494_85],
      [2500, 384_85],
    ])
  })

  test('a filter leaves the whole order', () => {
    const [vorher, nachher] = vorherNachher(filtere({ kontakte: ['frei'] }))
    expect(nachher.liste.alle).toBe(vorher.liste.alle)
    expect(nachher.guenstigste).toBe(vorher.guenstigste)
  })
})

describe('with premium reduction', () => {
  const mit = (betrag: number, deckel: 'keiner' | 'netto' = 'netto'): Aktion => ({
    art: 'zusage',
    zusage: { regelJahr: 2025, deckel, jeMonat: { erwachsen: rappen(betrag) } },
  })

  test('every price is after it, and what is sent is full', () => {
    const sicht = zeige([mit(100_00)])
    expect(sicht).toMatchObject({ regelJahr: 2025, loesung: { praemien: 284_85 }, volleLoesung: { praemien: 384_85 } })
    expect(sicht.liste.zeilen.map(({ preis, voll }) => [preis, voll])).toEqual([
      [284_85, 384_85],
      [294_85, 394_85],
      [344_85, 444_85],
    ])
    // The one Standard tariff, after it and before.
    expect([sicht.bezug?.preis, sicht.vollerBezug?.preis]).toEqual([344_85, 444_85])
    expect(sicht.personen[0]).toMatchObject({ gewaehlt: { praemie: 284_85 }, voll: { praemie: 384_85 } })
    expect(zeige()).toMatchObject({ regelJahr: null, volleLoesung: { praemien: 384_85 } })
  })

  test.each(['keiner', 'netto'] as const)('nobody pays less than nothing, and a surplus never counts (%s)', deckel => {
    const sicht = zeige([mit(400_00, deckel)])
    // Telmed 384.85 and Hausarzt 394.85 cost nothing, Standard 444.85 the rest.
    expect(sicht.liste.zeilen.map(({ preis, voll }) => [preis, voll])).toEqual([
      [0, 384_85],
      [0, 394_85],
      [44_85, 444_85],
    ])
    expect(sicht).toMatchObject({ loesung: { praemien: 0, gesamt: 0 }, bezug: { preis: 44_85 }, istGuenstigste: true })
    expect(sicht.vollerBezug?.preis).toBe(444_85)
    // Of what costs nothing the dearer one is as cheap.
    const hausarzt = [mit(400_00, deckel), waehle({ versicherer: 8, typ: 'TAR-HAM', tarif: null })]
    expect(zeige(hausarzt)).toMatchObject({ loesung: { praemien: 0 }, istGuenstigste: true })
  })
})

import { describe, expect, test } from 'vitest'
import { franken, rappen } from '#domain/werte/rappen.ts'
import { erwachsen, filtere, REGION, UMFELD, waehle, zeige } from '../../../../../tests/fixtures/rechner/sichten.ts'
import { datenMit, imAngebot, nach } from '../../../../../tests/fixtures/rechner/wege.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import { sichtRechner } from './sicht.ts'

describe('answers and rows that do not depend on a change are the same objects', () => {
  /** What a calculator shows before and after something happened. */
  function vorherNachher(...aktionen: Aktion[]) {
    const rechne = sichtRechner()
    const daten = datenMit(REGION)
    const zustand = imAngebot([erwachsen], daten)
    return [rechne(zustand, daten, UMFELD), rechne(nach(zustand, ...aktionen), daten, UMFELD)] as const
  }

  test('another look at it changes nothing at all', () => {
    const [vorher, nachher] = vorherNachher(
      { art: 'oeffne', schluessel: '8-TAR-HAM-praxis' },
      { art: 'form', form: 'kosten' },
    )
    for (const teil of ['loesung', 'guenstigste', 'tabelle'] as const) expect(nachher[teil], teil).toBe(vorher[teil])
    expect(nachher.liste.zeilen).toBe(vorher.liste.zeilen)
    expect(nachher.liste.kontakte).toBe(vorher.liste.kontakte)
    expect(nachher.regler?.jeFranchise).toEqual(vorher.regler?.jeFranchise)
  })

  test('rows keep their identity when an offer is chosen', () => {
    const [vorher, nachher] = vorherNachher(waehle({ versicherer: 8, typ: 'TAR-BASE', tarif: null }))
    expect(nachher.loesung).not.toEqual(vorher.loesung)
    expect(nachher.liste.zeilen).toBe(vorher.liste.zeilen)
    expect(nachher.liste.alle).toBe(vorher.liste.alle)
    expect(nachher.regler?.jeFranchise).toEqual(vorher.regler?.jeFranchise)
  })

  test('expected costs change no price', () => {
    const [vorher, nachher] = vorherNachher({ art: 'kosten', id: 1, kosten: franken(5000) })
    expect(nachher.liste.zeilen).toBe(vorher.liste.zeilen)
    expect(nachher.loesung).toEqual(vorher.loesung)
  })

  test('another franchise leaves what each franchise costs', () => {
    const [vorher, nachher] = vorherNachher({ art: 'franchise', id: 1, franchise: 300 })
    expect(nachher.liste.zeilen).not.toBe(vorher.liste.zeilen)
    expect(nachher.regler?.jeFranchise).toEqual(vorher.regler?.jeFranchise)
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
    const sicht = zeige(REGION, [erwachsen], ...[mit(100_00)])
    expect(sicht).toMatchObject({ regelJahr: 2025, loesung: { praemien: 284_85 }, volleLoesung: { praemien: 384_85 } })
    expect(sicht.liste.zeilen.map(({ preis, voll }) => [preis, voll])).toEqual([
      [284_85, 384_85],
      [294_85, 394_85],
      [344_85, 444_85],
    ])
    // The one Standard tariff, after it and before.
    expect([sicht.bezug?.preis, sicht.vollerBezug?.preis]).toEqual([344_85, 444_85])
    expect(sicht.personen[0]).toMatchObject({ gewaehlt: { praemie: 284_85 }, voll: { praemie: 384_85 } })
    expect(zeige(REGION, [erwachsen])).toMatchObject({ regelJahr: null, volleLoesung: { praemien: 384_85 } })
  })

  test.each(['keiner', 'netto'] as const)('nobody pays less than nothing, and a surplus never counts (%s)', deckel => {
    const sicht = zeige(REGION, [erwachsen], ...[mit(400_00, deckel)])
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
    expect(zeige(REGION, [erwachsen], ...hausarzt)).toMatchObject({ loesung: { praemien: 0 }, istGuenstigste: true })
  })
})

import { expect, test } from 'vitest'
import { tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import { erstkontakt } from '../erstkontakt/erstkontakt.ts'
import { erlaubteFranchisen } from '../kosten/franchise.ts'
import { ERSTKONTAKTE, type Erstkontakt } from '../praemien/modelle.ts'
import { praemieNachAbzug } from '../praemien/praemie.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { decodeKartenwerte, encodeKartenwerte } from './kartenwerte.ts'
import { regionszahlen, schluesselDer } from './regionszahlen.ts'

const region = (jahr: number, kanton: string, mehr: number): Regionstabelle => ({
  jahr,
  kanton,
  region: 0,
  tarife: [
    tarif(8, 'Hausarzt', 'TAR-HAM', {
      'ERW 2500': 300_00 + mehr,
      'ERW 300': 400_00 + mehr,
      'ERW 300 MIT': 420_00 + mehr,
    }),
    tarif(312, 'B', 'TAR-BASE', { 'ERW 2500': 310_00 + mehr, 'ERW 300': 395_00 }),
    tarif(312, 'C', 'TAR-BASE', { 'ERW 2500': 390_00 + mehr }),
    tarif(290, 'Nur dort', 'TAR-HMO', { 'ERW 2500': 200_00 }, { gemeinden: [1] }),
  ],
})
const tabellen = [region(2026, 'ZG', 0), region(2026, 'GE', 45_15)]
const vorherige = [region(2025, 'ZG', -12_00)]
const werte = decodeKartenwerte(encodeKartenwerte('AKL-ERW', tabellen, vorherige, ERSTKONTAKTE))

test('decoding gives the figures of the region for every choice', () => {
  for (const tabelle of tabellen)
    for (const franchise of erlaubteFranchisen('AKL-ERW'))
      for (const unfall of ['OHN-UNF', 'MIT-UNF'] as const)
        for (const kontakt of [undefined, ...ERSTKONTAKTE]) {
          const tarife = tabelle.tarife.filter(
            tarif => !kontakt || erstkontakt(tarif.typ, tarif.versicherer, tarif.name) === kontakt,
          )
          const zahlen = regionszahlen({ ...tabelle, tarife }, { klasse: 'AKL-ERW', franchise, unfall })
          const wert = werte.wert(schluesselDer(tabelle), { franchise, unfall, kontakt })
          expect(wert?.guenstigste).toBe(zahlen && praemieNachAbzug(zahlen.guenstigstes.praemie, tabelle))
          expect(wert?.median).toBe(zahlen && praemieNachAbzug(zahlen.median, tabelle))
          expect(wert?.teuerste).toBe(zahlen && praemieNachAbzug(zahlen.teuerste, tabelle))
          expect([wert?.versicherer, wert?.kontakt]).toEqual(
            zahlen ? [zahlen.guenstigstes.versicherer, zahlen.guenstigstes.kontakt] : [undefined, undefined],
          )
        }
})

test('the year before stands beside it where that region has one', () => {
  const wahl = { franchise: 2500, unfall: 'OHN-UNF', kontakt: undefined } as const
  expect(werte.wert('zg-0', wahl)).toMatchObject({ guenstigste: 294_85, vorher: 282_85 })
  expect(werte.wert('ge-0', wahl)?.vorher).toBeUndefined()
})

test('across the generations of codes a first contact is the same one', () => {
  const neu = tabelle(
    2027,
    tarif(8, 'BASE', 'BASE', { 'ERW 2500': 404_75 }),
    tarif(8, 'Multimed', 'FLEX', { 'ERW 2500': 324_75 }),
    tarif(8, 'Gesundheitspraxisversicherung', 'PRAXIS', { 'ERW 2500': 304_75 }),
  )
  const alt = tabelle(
    2026,
    tarif(8, 'Grundversicherung', 'TAR-BASE', { 'ERW 2500': 395_15 }),
    tarif(8, 'Multimed', 'TAR-HAM', { 'ERW 2500': 305_15 }),
    tarif(8, 'Gesundheitspraxisversicherung', 'TAR-HAM', { 'ERW 2500': 295_15 }),
    tarif(312, 'Grundversicherung', 'TAR-BASE', { 'ERW 2500': 385_15 }),
    // Nobody knows whom it made one contact: only what is cheaper has certainly been the cheapest of its own.
    tarif(8, 'Endet', 'TAR-HMO', { 'ERW 2500': 300_15 }),
  )
  const beide = decodeKartenwerte(encodeKartenwerte('AKL-ERW', [neu], [alt], ERSTKONTAKTE))
  const vorher = (kontakt?: Erstkontakt) => beide.wert('zh-2', { franchise: 2500, unfall: 'OHN-UNF', kontakt })?.vorher
  expect([vorher(), vorher('frei'), vorher('praxis'), vorher('wahl')]).toEqual([290_00, 380_00, 290_00, undefined])
})

test('another format is refused', () => expect(() => decodeKartenwerte('{"format":1}')).toThrow('Unknown format'))

import { expect, test } from 'vitest'
import { tabelle, tarif } from '../../tests/fixtures/rechner/testtabelle.ts'
import { alleAngebote, type Frage } from '../praemien/angebote.ts'
import { eigenerPreis } from '../praemien/praemie.ts'
import { type Rappen, rappen } from '../werte/rappen.ts'
import { mitVerbilligung, type Zusage } from './kantonsbeitrag.ts'

const FRAGE: Frage = { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500 }

/** 2026 the refund is 5.15 a month. */
const TARIFE = tabelle([
  tarif(1, 'TAR-BASE', 'Standard', { 300: 500_00, 2500: 345_15 }),
  tarif(2, 'TAR-HAM', 'Hausarzt', { 300: 480_00, 2500: 365_15 }),
])

const zusage = (erwachsen: number, mehr: Partial<Zusage> = {}): Zusage => ({
  regelJahr: 2026,
  deckel: 'netto',
  jeMonat: { erwachsen: rappen(erwachsen) },
  ...mehr,
})

/** Insurer, what the canton pays, what remains. */
const liste = (von: Zusage, frage: Partial<Frage> = {}): [number, Rappen, Rappen][] => {
  const verbilligt = mitVerbilligung(TARIFE, von)
  return alleAngebote(verbilligt, { ...FRAGE, ...frage }).map(angebot => [
    angebot.versicherer,
    angebot.kantonZahlt,
    eigenerPreis(angebot, verbilligt),
  ])
}

test('a table without reduction knows none', () => {
  expect(alleAngebote(TARIFE, FRAGE).map(({ kantonZahlt }) => kantonZahlt)).toEqual([0, 0])
})

test('the amount comes off the net price, and at most down to nothing', () => {
  expect(liste(zusage(156_80))).toEqual([
    [1, 156_80, 183_20],
    [2, 156_80, 203_20],
  ])
  expect(liste(zusage(350_00))).toEqual([
    [1, 340_00, 0],
    [2, 350_00, 10_00],
  ])
})

test.each([
  ['keiner', [10_00, 0]],
  ['ordentlich', [0, 0]],
  ['durchschnitt', [0, 0]],
  ['brutto', [0, 0]],
  ['netto', [0, 0]],
] as const)('more than the premium lowers no price; with cap «%s» the surplus is %j', (deckel, erwartet) => {
  expect(liste(zusage(350_00, { deckel }))).toEqual([
    [1, 340_00, 0],
    [2, 350_00, 10_00],
  ])
  const angebote = alleAngebote(mitVerbilligung(TARIFE, zusage(350_00, { deckel })), FRAGE)
  expect(angebote.map(({ ueberschuss }) => ueberschuss)).toEqual(erwartet)
})

test('who pays nothing anywhere is shown the lower full price first', () => {
  expect(liste(zusage(700_00, { deckel: 'keiner', jeTarif: { mehrMitModell: { erwachsen: rappen(30_00) } } }))).toEqual(
    [
      [1, 340_00, 0],
      [2, 360_00, 0],
    ],
  )
})

test('BS pays more with another model than the free choice of doctor, which can turn the order', () => {
  const von = zusage(100_00, { jeTarif: { mehrMitModell: { erwachsen: rappen(30_00) } } })
  expect(liste(von)).toEqual([
    [2, 130_00, 230_00],
    [1, 100_00, 240_00],
  ])
})

test('NE: the amount falls by the insurer’s own rebate (OCAB: 450, rebate 32.24 per cent, 304.90)', () => {
  const ocab = tabelle([tarif(1, 'TAR-BASE', 'Standard', { 300: 1_000_00, 2500: 677_60 })])
  const von = mitVerbilligung(ocab, zusage(450_00, { faelltMitFranchise: true }))
  const gezahlt = (franchise: 300 | 2500) => alleAngebote(von, { ...FRAGE, franchise })[0]?.kantonZahlt
  expect([gezahlt(300), gezahlt(2500)]).toEqual([450_00, 304_90])
})

test('AG: children get at least half of their own premium', () => {
  const kinder = tabelle([tarif(1, 'TAR-BASE', 'Standard', { 0: 125_15 }, { stufe: 'K1' })])
  const von = (betrag: number): Zusage => ({
    regelJahr: 2026,
    deckel: 'netto',
    jeMonat: { kind: rappen(betrag) },
    jeTarif: { mindestanteil: { kind: 0.5 } },
  })
  const gezahlt = (betrag: number) =>
    alleAngebote(mitVerbilligung(kinder, von(betrag)), { stufe: 'K1', unfall: 'OHN-UNF', franchise: 0 })[0]?.kantonZahlt
  expect([gezahlt(0), gezahlt(40_00), gezahlt(80_00), gezahlt(200_00)]).toEqual([0, 60_00, 80_00, 120_00])
})

test('young adults in education have their own amount', () => {
  const junge = tabelle([tarif(1, 'TAR-BASE', 'Standard', { 2500: 305_15 }, { stufe: 'JUG' })])
  const von = mitVerbilligung(junge, {
    regelJahr: 2026,
    deckel: 'netto',
    jeMonat: { jung: rappen(80_00), jungInAusbildung: rappen(190_00) },
  })
  const gezahlt = (inAusbildung: boolean) => alleAngebote(von, { ...FRAGE, stufe: 'JUG', inAusbildung })[0]?.kantonZahlt
  expect([gezahlt(false), gezahlt(true), gezahlt(false)]).toEqual([80_00, 190_00, 80_00])
})

test('where all young ones are in education the amount is theirs without being told which of them', () => {
  const junge = tabelle([tarif(1, 'TAR-BASE', 'Standard', { 2500: 305_15 }, { stufe: 'JUG' })])
  const von = mitVerbilligung(junge, { ...zusage(0), jeMonat: { jungInAusbildung: rappen(190_00) } })
  expect(alleAngebote(von, { ...FRAGE, stufe: 'JUG' })[0]?.kantonZahlt).toBe(190_00)
})

import { expect, test } from 'vitest'
import { type Preise, tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { type Abgleich, type Kandidat, rechnungsAbgleich } from './rechnung.ts'

const erwachsen = (...tabellen: Regionstabelle[]) =>
  tabellen.map(jahr => ({ tabelle: jahr, klasse: 'AKL-ERW' as const }))
const abgleich = (betrag: number, ...tabellen: Regionstabelle[]) =>
  rechnungsAbgleich(erwachsen(...tabellen), { versicherer: 8, betrag: rappen(betrag) })
const alle = (ergebnis: Abgleich): readonly Kandidat[] =>
  ergebnis.art === 'keiner' ? [] : ergebnis.art === 'einer' ? [ergebnis.kandidat] : ergebnis.kandidaten
const kurz = ({ jahr, tarif, franchise, lesart }: Kandidat) => `${jahr} ${tarif} ${franchise} ${lesart}`

/** CSS in Zurich 1: official in 2026; of 2027 as the letter says. */
const CSS_2026 = tabelle(
  2026,
  tarif(8, 'Callmed', 'TAR-DIV', { 'ERW 2500': 435_30, 'ERW 2500 MIT': 468_10 }),
  tarif(8, 'Multimed', 'TAR-HAM', { 'ERW 2000 MIT': 475_30, 'ERW 2500': 430_70 }),
)
const CSS_2027 = tabelle(2027, tarif(8, 'Callmed', 'TEL_DIG', { 'ERW 2500': 480_10 }))

test('a letter with next year’s premium, gross and net: 475.35 is not the 475.30 of another tariff', () => {
  const callmed = { jahr: 2027, typ: 'TEL_DIG', tarif: 'Callmed', franchise: 2500, unfall: 'OHN-UNF', praemie: 480_10 }
  const vorgaenger = { typ: 'TAR-DIV', name: 'Callmed' }
  for (const [betrag, lesart] of [
    [480_10, 'brutto'],
    [475_35, 'netto'],
  ] as const)
    expect(abgleich(betrag, CSS_2026, CSS_2027)).toEqual({
      art: 'einer',
      kandidat: { ...callmed, lesart, vorgaenger },
    })
})

test('this year’s bill is found as before, and with one table there is one year', () => {
  expect(alle(abgleich(475_30, CSS_2026, CSS_2027)).map(kurz)).toEqual(['2026 Multimed 2000 brutto'])
  expect(alle(abgleich(430_15, CSS_2026, CSS_2027)).map(kurz)).toEqual(['2026 Callmed 2500 netto'])
  expect(alle(abgleich(475_35, CSS_2026)).map(kurz)).toEqual(['2026 Multimed 2000 brutto'])
})

const arzt = (jahr: number, preise: Preise) => tabelle(jahr, tarif(8, 'Arzt', 'TAR-HAM', preise))

test('within five Rappen of the levy of 5.15 that is refunded in 2026, only where nothing is equal', () => {
  const eine = arzt(2026, { 'ERW 300': 400_00 })
  const lesart = (betrag: number) => {
    const ergebnis = abgleich(betrag, eine)
    return ergebnis.art === 'einer' ? ergebnis.kandidat.lesart : ergebnis.art
  }
  expect([399_94, 399_95, 400_05, 400_06].map(lesart)).toEqual(['keiner', 'brutto', 'brutto', 'keiner'])
  expect([394_79, 394_80, 394_90, 394_91].map(lesart)).toEqual(['keiner', 'netto', 'netto', 'keiner'])
  const zwei = tabelle(
    2026,
    tarif(8, 'A', 'TAR-HAM', { 'ERW 300': 400_05 }),
    tarif(8, 'B', 'TAR-HAM', { 'ERW 300': 400_00 }),
  )
  expect([400_00, 400_01, 400_05].map(betrag => alle(abgleich(betrag, zwei)).map(({ tarif }) => tarif))).toEqual([
    ['B'],
    ['B', 'A'],
    ['A'],
  ])
})

test('in a year without a known refund a bill has one reading', () => {
  expect(abgleich(400_00, arzt(2031, { 'ERW 300': 400_00 }))).toEqual({
    art: 'einer',
    kandidat: {
      ...{ jahr: 2031, typ: 'TAR-HAM', tarif: 'Arzt', franchise: 300, unfall: 'OHN-UNF' },
      ...{ lesart: 'brutto', praemie: 400_00 },
    },
  })
})

test('the same product at that amount in both years is one policy, of both years; another product is another one', () => {
  const naechste = (name: string, praemie: number, code = name) =>
    tabelle(2027, tarif(8, name, 'PRAXIS', { 'ERW 300': praemie }, { code }))
  const in2026 = arzt(2026, { 'ERW 300': 400_00 })
  expect(abgleich(400_00, in2026, naechste('Arzt', 400_00))).toMatchObject({
    art: 'einer',
    kandidat: { jahr: 2026, imFolgejahr: { jahr: 2027, typ: 'PRAXIS', lesart: 'brutto', praemie: 400_00 } },
  })
  expect(abgleich(394_85, in2026, naechste('Praxis', 399_60, 'Arzt'))).toMatchObject({
    art: 'einer',
    kandidat: { lesart: 'netto', imFolgejahr: { tarif: 'Praxis', lesart: 'netto', praemie: 399_60 } },
  })
  expect(alle(abgleich(400_00, in2026, naechste('Anders', 400_00))).map(kurz)).toEqual([
    '2026 Arzt 300 brutto',
    '2027 Anders 300 brutto',
  ])
  const andereFranchise = tabelle(2027, tarif(8, 'Arzt', 'PRAXIS', { 'ERW 500': 400_00 }))
  expect(abgleich(400_00, in2026, andereFranchise)).toMatchObject({ art: 'mehrere' })
})

test('each year by its own class: who turns 26 is looked for among young adults, then among adults', () => {
  const preise = { 'JUG 300': 300_00, 'ERW 300': 400_00, 'ERW 500': 300_00 }
  const jahre = [
    { tabelle: arzt(2026, preise), klasse: 'AKL-JUG' as const },
    { tabelle: arzt(2027, { ...preise, 'JUG 500': 300_00 }), klasse: 'AKL-ERW' as const },
  ]
  const gefunden = (betrag: number) =>
    alle(rechnungsAbgleich(jahre, { versicherer: 8, betrag: rappen(betrag) })).map(kurz)
  expect(gefunden(300_00)).toEqual(['2026 Arzt 300 brutto', '2027 Arzt 500 brutto'])
  expect(gefunden(400_00)).toEqual(['2027 Arzt 300 brutto'])
  // At one price in both years it is one policy all the same.
  const gleichTeuer = [
    { tabelle: arzt(2026, { 'JUG 300': 300_00 }), klasse: 'AKL-JUG' as const },
    { tabelle: arzt(2027, { 'ERW 300': 300_00 }), klasse: 'AKL-ERW' as const },
  ]
  expect(rechnungsAbgleich(gleichTeuer, { versicherer: 8, betrag: rappen(300_00) })).toMatchObject({
    ...{ art: 'einer', kandidat: { jahr: 2026, imFolgejahr: { jahr: 2027 } } },
  })
})

test('siblings’ tiers: one answer at one price; two where the amount reads one tier net and another gross', () => {
  const kind = (...jahre: Regionstabelle[]) =>
    rechnungsAbgleich(
      jahre.map(eines => ({ tabelle: eines, klasse: 'AKL-KIN' })),
      { versicherer: 8, betrag: rappen(94_85) },
    )
  for (const stufe of ['K1', 'K3', 'K4', 'K5'])
    expect(kind(arzt(2026, { [`${stufe} 0`]: 94_85 })), stufe).toMatchObject({ art: 'einer' })
  expect(kind(arzt(2026, { 'K1 0': 94_85, 'K3 0': 94_85 }))).toMatchObject({ art: 'einer' })
  expect(alle(kind(arzt(2026, { 'K1 0': 100_00, 'K3 0': 94_85 }))).map(({ praemie }) => praemie)).toEqual([
    100_00, 94_85,
  ])
  // The third child's price of next year is not what a single child's becomes.
  const auseinander = [
    arzt(2026, { 'K1 0': 94_85, 'K3 0': 80_00 }),
    arzt(2027, { 'K1 0': 99_00, 'K3 0': 94_85 }),
  ] as const
  expect(alle(kind(...auseinander)).map(({ jahr }) => jahr)).toEqual([2026, 2027])
})

test('none fits: everything the insurer sells to this person, the nearest price first, each policy once', () => {
  const ergebnis = abgleich(470_00, CSS_2026, CSS_2027)
  const liste = ergebnis.art === 'keiner' ? ergebnis.naechste : []
  // 475.30 less 5.15, then 468.10, then 480.10 less 4.75: a policy of both years, at 435.30 in the first.
  expect(liste.map(({ tarif, franchise, unfall }) => `${tarif} ${franchise} ${unfall}`)).toEqual([
    ...['Multimed 2000 MIT-UNF', 'Callmed 2500 MIT-UNF', 'Callmed 2500 OHN-UNF', 'Multimed 2500 OHN-UNF'],
  ])
  expect(liste[2]).toMatchObject({ jahr: 2026, praemie: 435_30, imFolgejahr: { jahr: 2027, praemie: 480_10 } })
  expect(abgleich(470_00, tabelle(2026))).toEqual({ art: 'keiner', naechste: [] })
})

test('neither another insurer nor a tariff of another catchment area is a candidate', () => {
  const preise = { 'ERW 300': 400_00 }
  const zwei = tabelle(
    2026,
    tarif(8, 'überall', 'TAR-HAM', preise),
    tarif(8, 'nur dort', 'TAR-HAM', preise, { gemeinden: [230] }),
  )
  const mit = (mehr: object) =>
    alle(rechnungsAbgleich(erwachsen(zwei), { versicherer: 8, betrag: rappen(400_00), ...mehr })).length
  expect([mit({}), mit({ bfs: 230 }), mit({ bfs: 261 }), mit({ versicherer: 9 })]).toEqual([2, 2, 1, 0])
})

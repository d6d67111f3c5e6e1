import { describe, expect, test } from 'vitest'
import { type Preise, TYP, tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import type { Franchise } from '../kosten/franchise.ts'
import type { Tarif } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { type NichtsTunFrage, nichtsTun } from './nichts-tun.ts'

/** Zurich 1, adult, 2500 without accident: official in 2026; 2027 as the letter says. Refunds 5.15 and 4.75. */
const CALLMED_2026 = tarif(8, 'Callmed', 'TAR-DIV', { 'ERW 2500': 435_30, 'JUG 2500': 300_00, 'K1 500': 90_00 })
const CALLMED_2027 = tarif(8, 'Callmed', 'TEL_DIG', { 'ERW 2500': 480_10, 'JUG 2500': 320_00, 'JUG 500': 400_00 })
const MEDITEL_2027 = tarif(1542, 'MediTel', 'TEL_DIG', { 'ERW 2500': 440_10 })
const diese = tabelle(2026, CALLMED_2026)
const naechste = tabelle(2027, CALLMED_2027, MEDITEL_2027)

type Brief = { franchise?: Franchise; praemie?: number; tarif?: string }
const frage = (brief: Brief = {}, mehr: Partial<NichtsTunFrage> = {}): NichtsTunFrage => ({
  ...{ diese, naechste, heute: '2026-11-16', geburtsjahr: 1980, bfs: 261 },
  police: {
    ...{ versicherer: 8, jahr: 2027, typ: TYP('TEL_DIG'), tarif: 'Callmed', unfall: 'OHN-UNF', franchise: 2500 },
    ...{ ...brief, praemie: rappen(brief.praemie ?? 480_10) },
  },
  ...mehr,
})
const brief = (...teile: Parameters<typeof frage>) => nichtsTun(frage(...teile))

test('what the letter says is what one pays without doing anything; today’s price is that of the same product this year', () => {
  const ergebnis = brief()
  expect(ergebnis).toMatchObject({
    ...{ art: 'zahl', heute: { typ: 'TAR-DIV', name: 'Callmed', preis: 430_15 }, danach: { preis: 475_35 } },
    ...{ franchise: 2500, proMonat: 45_20, nachfolge: 'gleich' },
  })
  const rechnung = { jahr: 2026, typ: TYP('TAR-DIV'), praemie: rappen(435_30) }
  expect(nichtsTun({ ...frage(), police: { ...frage().police, ...rechnung } })).toEqual(ergebnis)
})

test('a tariff that next year’s table does not have at that price is unknown', () => {
  expect(brief({ praemie: 480_15 })).toEqual({ art: 'unbekannt' })
  expect(brief({ tarif: 'Multimed' })).toEqual({ art: 'unbekannt' })
})

describe('where this year’s table does not tell, today’s price stays open', () => {
  const ohneHeute = { art: 'ohne-heute', danach: { name: 'Callmed', preis: 475_35 }, franchise: 2500 }
  const dieses = (...tarife: Tarif[]) => ({ diese: tabelle(2026, ...tarife) })

  test('a new product, one not sold here or at that franchise', () => {
    const ergebnis = brief({}, dieses(tarif(8, 'Multimed', 'TAR-HAM', { 'ERW 2500': 430_70 })))
    expect(ergebnis).toMatchObject(ohneHeute)
    expect(ergebnis).not.toHaveProperty('heute')
    expect(brief({}, dieses({ ...CALLMED_2026, gemeinden: [230] }))).toMatchObject(ohneHeute)
    expect(brief({}, dieses(tarif(8, 'Callmed', 'TAR-DIV', { 'ERW 300': 500_00 })))).toMatchObject(ohneHeute)
  })
  test('two of the letter’s name and price', () => {
    const zwei = tabelle(2027, CALLMED_2027, { ...CALLMED_2027, code: 'zweite' })
    expect(brief({}, { naechste: zwei })).toMatchObject(ohneHeute)
  })
  test('who turns 26 paid the young adults’ price, who turns 19 perhaps another franchise', () => {
    expect(brief({}, { geburtsjahr: 2001 })).toMatchObject({ art: 'zahl', heute: { preis: 294_85 } })
    const neunzehn = brief({ franchise: 500, praemie: 400_00 }, { geburtsjahr: 2008 })
    expect(neunzehn).toMatchObject({ art: 'ohne-heute', danach: { preis: 395_25 }, klassenwechsel: { zu: 'AKL-JUG' } })
  })
})

describe('a child at a sibling’s price', () => {
  const kind = (heutige: Preise, spaetere: Preise, praemie: number, mehr: Partial<NichtsTunFrage> = {}) =>
    brief(
      { franchise: 0, praemie },
      {
        ...{ geburtsjahr: 2015, diese: tabelle(2026, tarif(8, 'Callmed', 'TAR-DIV', heutige)) },
        naechste: tabelle(2027, tarif(8, 'Callmed', 'TEL_DIG', spaetere)),
        ...mehr,
      },
    )
  test('is of the same tier today, also where a single child pays as much today', () => {
    const spaetere = { 'K1 0': 95_00, 'K3 0': 45_00 }
    const heute = (heutige: Preise) => kind(heutige, spaetere, 45_00)
    expect(heute({ 'K1 0': 90_00, 'K3 0': 40_00 })).toMatchObject({ heute: { preis: 34_85 }, danach: { preis: 40_25 } })
    expect(heute({ 'K1 0': 90_00, 'K3 0': 90_00 })).toMatchObject({ heute: { preis: 84_85 }, danach: { preis: 40_25 } })
    expect(heute({ 'K1 0': 90_00 })).toMatchObject({ art: 'ohne-heute', danach: { preis: 40_25 } })
  })
  test('is open when a sibling grows up, unless all tiers cost the same today', () => {
    const erwachsen = { geschwisterWirdErwachsen: true }
    const spaetere = { 'K1 0': 95_00, 'K3 0': 45_00 }
    expect(kind({ 'K1 0': 90_00, 'K3 0': 40_00 }, spaetere, 95_00, erwachsen)).toMatchObject({ art: 'ohne-heute' })
    expect(kind({ 'K1 0': 90_00, 'K3 0': 90_00 }, spaetere, 95_00, erwachsen)).toMatchObject({
      heute: { preis: 84_85 },
    })
  })
})

import { describe, expect, test } from 'vitest'
import { TYP, tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import { platz, type Tarif } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { type NichtsTunFrage, nichtsTun } from './nichts-tun.ts'

const [CSS, KPT, ASSURA] = [8, 376, 1542]

/** Zurich 2, adult, 2500: official in 2026; 2027 as in a public copy of the published premiums. */
const PRAXIS_2026 = tarif(CSS, 'Gesundheitspraxisversicherung', 'TAR-HAM', { 'ERW 2500': 359_80 })
const ZUERICH_2026 = tabelle(2026, PRAXIS_2026)
const PRAXIS_2027 = tarif(CSS, 'Gesundheitspraxisversicherung', 'PRAXIS', { 'ERW 2500': 411_90 })
const PROFIT_2027 = tarif(CSS, 'Hausarztversicherung Profit', 'PRAXIS', { 'ERW 2500': 365_80 })
const ATUPRI_2027 = tarif(312, 'HMO', 'PRAXIS', { 'ERW 2500': 349_00 })
const MEDITEL_2027 = tarif(ASSURA, 'MediTel', 'TEL_DIG', { 'ERW 2500': 342_50 })
const ZUERICH_2027 = tabelle(2027, PRAXIS_2027, PROFIT_2027, ATUPRI_2027, MEDITEL_2027)

const WINTERTHUR: NichtsTunFrage = {
  ...{
    diese: ZUERICH_2026,
    naechste: ZUERICH_2027,
    heute: '2026-11-16',
    geburtsjahr: 1992,
    bfs: 230,
  },
  police: {
    ...{ versicherer: CSS, typ: TYP('TAR-HAM'), tarif: 'Gesundheitspraxisversicherung', franchise: 2500 },
    ...{ jahr: 2026, unfall: 'OHN-UNF', praemie: rappen(359_80) },
  },
}
const mit = (mehr: Partial<NichtsTunFrage>, police: Partial<NichtsTunFrage['police']> = {}) =>
  nichtsTun({ ...WINTERTHUR, ...mehr, police: { ...WINTERTHUR.police, ...police } })

describe('an adult in Winterthur', () => {
  test('today 354.65, from 1 January 407.15, or another tariff of the same insurer', () => {
    expect(nichtsTun(WINTERTHUR)).toMatchObject({
      ...{ art: 'zahl', jahr: 2027, preisart: 'netto', stufe: 'ERW', franchise: 2500, nachfolge: 'gleich' },
      heute: { versicherer: CSS, preis: 354_65 },
      danach: { versicherer: CSS, name: 'Gesundheitspraxisversicherung', typ: 'PRAXIS', preis: 407_15 },
      ...{ proMonat: 52_50, proJahr: 630_00, klassenwechsel: null, regionswechsel: false },
      gleicheKasse: { versicherer: CSS, name: 'Hausarztversicherung Profit', typ: 'PRAXIS', preis: 361_05 },
    })
  })

  test('a refund that one of the years lacks is deducted from neither', () => {
    const ohne = { ...ZUERICH_2027, jahr: 2031 }
    const davor = { ...ZUERICH_2026, jahr: 2030, abgabe: rappen(500) }
    const brutto = { preisart: 'brutto', heute: { preis: 359_80 }, danach: { preis: 411_90 }, proJahr: 12 * 52_10 }
    expect(mit({ diese: davor, naechste: ohne })).toMatchObject(brutto)
    expect(mit({ diese: { ...ZUERICH_2026, jahr: 2030 }, naechste: { ...ohne, abgabe: rappen(500) } })).toMatchObject(
      brutto,
    )
    expect(mit({ diese: davor, naechste: { ...ohne, abgabe: rappen(480) } })).toMatchObject({
      ...{ preisart: 'netto', heute: { preis: 354_80 }, danach: { preis: 407_10 } },
    })
  })

  test('what one has is no other tariff of the insurer; one of a catchment area counts where it is sold', () => {
    const naechste = (profit: Tarif) => ({ naechste: tabelle(2027, PRAXIS_2027, profit, MEDITEL_2027) })
    expect(mit({ naechste: tabelle(2027, PRAXIS_2027, MEDITEL_2027) })).toMatchObject({ gleicheKasse: undefined })
    expect(mit(naechste({ ...PROFIT_2027, gemeinden: [261] }))).toMatchObject({ gleicheKasse: undefined })
    expect(mit(naechste({ ...PROFIT_2027, gemeinden: [230] }))).toMatchObject({ gleicheKasse: { preis: 361_05 } })
  })

  test('of two other tariffs the cheaper one, of equal ones the first of the table', () => {
    const weiterer = (name: string, praemie: number) => tarif(CSS, name, 'FLEX', { 'ERW 2500': praemie })
    const naechste = tabelle(2027, PRAXIS_2027, PROFIT_2027, weiterer('A', 365_00), weiterer('B', 365_00))
    expect(mit({ naechste })).toMatchObject({ gleicheKasse: { name: 'A', preis: 360_25 } })
  })

  test('every price is with the accident cover of the bill', () => {
    const mitUnfall = (einer: Tarif, preis: number) => ({
      ...einer,
      praemie: (stelle: number) => (stelle === platz('ERW', 'MIT-UNF', 2500) ? rappen(preis) : einer.praemie(stelle)),
    })
    const ergebnis = mit(
      {
        diese: tabelle(2026, mitUnfall(PRAXIS_2026, 386_90)),
        naechste: tabelle(2027, mitUnfall(PRAXIS_2027, 442_90), mitUnfall(PROFIT_2027, 400_00)),
      },
      { unfall: 'MIT-UNF', praemie: rappen(386_90) },
    )
    expect(ergebnis).toMatchObject({
      ...{ unfall: 'MIT-UNF', heute: { preis: 381_75 }, danach: { preis: 438_15 } },
      gleicheKasse: { name: 'Hausarztversicherung Profit', preis: 395_25 },
    })
  })

  test('a municipality in another region: each year by its own table', () => {
    const anders = { ...ZUERICH_2027, region: 3 }
    expect(mit({ naechste: anders })).toMatchObject({ regionswechsel: true, proMonat: 52_50 })
    expect(mit({ naechste: { ...ZUERICH_2027, kanton: 'JU' } })).toMatchObject({ regionswechsel: true })
  })

  test('a tariff that this year’s table does not have at that price is unknown', () => {
    expect(mit({}, { praemie: rappen(359_85) })).toEqual({ art: 'unbekannt' })
    expect(mit({}, { tarif: 'Multimed' })).toEqual({ art: 'unbekannt' })
    expect(mit({}, { versicherer: KPT })).toEqual({ art: 'unbekannt' })
    expect(mit({}, { typ: TYP('TAR-DIV') })).toEqual({ art: 'unbekannt' })
  })
})

describe('what becomes of the tariff', () => {
  const naechste = (...tarife: Tarif[]) => tabelle(2027, ...tarife, MEDITEL_2027)
  const NEU = tarif(CSS, 'Praxis neu', 'PRAXIS', { 'ERW 2500': 400_00 }, { code: 'x' })

  test('renamed, by its code', () => {
    const umbenannt = { ...NEU, code: PRAXIS_2026.code }
    expect(mit({ naechste: naechste(umbenannt) })).toMatchObject({
      nachfolge: 'umbenannt',
      danach: { name: 'Praxis neu', preis: 395_25 },
    })
  })

  test('a choice has no figure until it is made; none of them is an answer too', () => {
    const frage = { naechste: naechste(NEU, PROFIT_2027) }
    const wahl = mit(frage)
    expect(wahl).toMatchObject({
      art: 'wahl',
      kandidaten: [
        { typ: 'PRAXIS', name: 'Praxis neu' },
        { typ: 'PRAXIS', name: 'Hausarztversicherung Profit' },
      ],
    })
    expect(wahl).not.toHaveProperty('danach')
    const gewaehlt = mit({ ...frage, nachfolger: { typ: TYP('PRAXIS'), name: 'Praxis neu' } })
    expect(gewaehlt).toMatchObject({ art: 'zahl', nachfolge: 'gewaehlt', danach: { preis: 395_25 } })
    expect(mit({ ...frage, nachfolger: 'keiner' })).toMatchObject({ art: 'tarif-endet', grund: 'ohne-nachfolger' })
    // What is no candidate is no answer: never another insurer's.
    expect(mit({ ...frage, nachfolger: { typ: TYP('TEL_DIG'), name: 'MediTel' } })).toEqual(wahl)
  })

  test('an answer that two tariffs have leaves the question open', () => {
    const zwei = [NEU, { ...NEU, code: 'y' }]
    const nachfolger = { typ: TYP('PRAXIS'), name: 'Praxis neu' }
    expect(mit({ naechste: naechste(...zwei), nachfolger })).toMatchObject({ art: 'wahl' })
  })

  test('an answer does not replace a certain successor', () => {
    const nachfolger = { typ: TYP('PRAXIS'), name: 'Hausarztversicherung Profit' }
    expect(mit({ nachfolger })).toMatchObject({ danach: { name: 'Gesundheitspraxisversicherung' } })
  })

  test('two of the same name and price are a choice, not the first of them', () => {
    const doppelt = { ...PRAXIS_2026, code: 'zweite' }
    const spaetere = [PRAXIS_2027, { ...NEU, code: 'zweite' }]
    expect(mit({ diese: tabelle(2026, PRAXIS_2026, doppelt), naechste: naechste(...spaetere) })).toMatchObject({
      art: 'wahl',
      kandidaten: [{ name: 'Gesundheitspraxisversicherung' }, { name: 'Praxis neu' }],
    })
  })

  test('it ends, or is sold elsewhere only: no figure for doing nothing', () => {
    const bleibt = { ...NEU, code: PRAXIS_2026.code, gemeinden: [261] }
    const endet = mit({ naechste: naechste() })
    expect(endet).toMatchObject({
      ...{ art: 'kasse-endet', moeglich: [{ art: 'kasse' }] },
      gleicheKasse: undefined,
    })
    const standard = tarif(CSS, 'Grundversicherung', 'BASE', { 'ERW 2500': 500_00 })
    const ende = mit({ naechste: naechste(standard) })
    expect(ende).toMatchObject({
      art: 'tarif-endet',
      grund: 'ohne-nachfolger',
      gleicheKasse: { preis: 495_25 },
    })
    const anderswo = mit({ naechste: naechste(bleibt) })
    expect(anderswo).toMatchObject({ art: 'tarif-endet', grund: 'nicht-hier' })
    for (const ergebnis of [endet, ende, anderswo]) {
      expect(ergebnis).not.toHaveProperty('danach')
    }
  })

  test('a successor sold to nobody of that class has no price to keep', () => {
    const nurKinder = tarif(CSS, 'Gesundheitspraxisversicherung', 'PRAXIS', { 'K1 0': 90_00 })
    expect(mit({ naechste: naechste(nurKinder) })).toMatchObject({ art: 'tarif-endet', grund: 'ohne-nachfolger' })
  })

  test('the franchise is sold no more: the visitor chooses among those that are', () => {
    const ohne2500 = tarif(CSS, 'Gesundheitspraxisversicherung', 'PRAXIS', { 'ERW 300': 500_00, 'ERW 2000': 420_00 })
    const frage = { naechste: naechste(ohne2500) }
    const offen = { art: 'franchise-waehlen', grund: 'nicht-angeboten', franchisen: [300, 2000] }
    expect(mit(frage)).toMatchObject(offen)
    expect(mit({ ...frage, franchise: 1500 })).toMatchObject(offen)
    expect(mit({ ...frage, franchise: 2000 })).toMatchObject({
      art: 'zahl',
      franchise: 2000,
      danach: { preis: 415_25 },
    })
    expect(mit({ franchise: 300 })).toMatchObject({ franchise: 2500 })
  })
})

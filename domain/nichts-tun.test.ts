import { describe, expect, test } from 'vitest'
import { TYP, tabelle, tarif } from '../tests/fixtures/testtarif.ts'
import { type NichtsTunFrage, nichtsTun } from './nichts-tun.ts'
import { rappen } from './rappen.ts'
import { platz, type Tarif } from './regionstabelle.ts'

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
    unfall: 'OHN-UNF',
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
  const kuendigung = {
    art: 'kuendigung',
    frist: { eintreffen: '2026-11-30', absenden: '2026-11-23', wechsel: '2027-01-01' },
    offen: true,
  }

  test('today 354.65, from 1 January 407.15, or one of three ways', () => {
    expect(nichtsTun(WINTERTHUR)).toMatchObject({
      ...{ art: 'zahl', jahr: 2027, preisart: 'netto', stufe: 'ERW', franchise: 2500, nachfolge: 'gleich' },
      heute: { versicherer: CSS, preis: 354_65 },
      danach: { versicherer: CSS, name: 'Gesundheitspraxisversicherung', typ: 'PRAXIS', preis: 407_15 },
      ...{ proMonat: 52_50, proJahr: 630_00, klassenwechsel: null, regionswechsel: false, unfallAbweichend: false },
      wege: {
        guenstigste: {
          versicherer: ASSURA,
          preis: 337_75,
          gegenHeute: -16_90,
          gegenNichtsTun: -832_80,
          frist: kuendigung,
        },
        gleichesModell: { versicherer: 312, preis: 344_25, gegenNichtsTun: -12 * 62_90, frist: kuendigung },
        gleicheKasse: { versicherer: CSS, preis: 361_05, gegenHeute: 6_40, gegenNichtsTun: -553_20, frist: kuendigung },
      },
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

  test('in December the deadline of every way has passed', () => {
    const ergebnis = mit({ heute: '2026-12-01' })
    expect(ergebnis).toMatchObject({ danach: { preis: 407_15 }, wege: { guenstigste: { frist: { offen: false } } } })
  })

  test('the cheapest is what one has: nothing to do, also at an equal price', () => {
    const gleich = tarif(KPT, 'Anders', 'FLEX', { 'ERW 2500': 411_90 })
    const ergebnis = mit({ naechste: tabelle(2027, gleich, PRAXIS_2027) })
    expect(ergebnis).toMatchObject({ wege: { guenstigste: { versicherer: CSS, frist: null, gegenNichtsTun: 0 } } })
    expect(ergebnis).not.toHaveProperty('wege.gleicheKasse')
    expect(ergebnis).not.toHaveProperty('wege.gleichesModell')
  })

  test('a tariff of a catchment area counts where it is sold, and is marked where nobody knows', () => {
    const naechste = tabelle(
      2027,
      PRAXIS_2027,
      { ...MEDITEL_2027, gemeinden: [261] },
      { ...ATUPRI_2027, gemeinden: [230] },
    )
    const guenstigste = (bfs: number | undefined) => {
      const ergebnis = mit({ naechste, bfs })
      const weg = ergebnis.art === 'zahl' ? ergebnis.wege.guenstigste : undefined
      return [weg?.versicherer, weg?.eingeschraenkt]
    }
    expect([230, 261, 1, undefined].map(guenstigste)).toEqual([
      [312, false],
      [ASSURA, false],
      [CSS, false],
      [ASSURA, true],
    ])
  })

  test('every price is with the accident cover of the bill, and says when the comparison asks for another', () => {
    const mitUnfall = (einer: Tarif, preis: number) => ({
      ...einer,
      praemie: (stelle: number) => (stelle === platz('ERW', 'MIT-UNF', 2500) ? rappen(preis) : einer.praemie(stelle)),
    })
    const ergebnis = mit(
      {
        diese: tabelle(2026, mitUnfall(PRAXIS_2026, 386_90)),
        naechste: tabelle(2027, mitUnfall(PRAXIS_2027, 442_90), MEDITEL_2027, mitUnfall(ATUPRI_2027, 380_00)),
      },
      { unfall: 'MIT-UNF', praemie: rappen(386_90) },
    )
    expect(ergebnis).toMatchObject({
      ...{ unfall: 'MIT-UNF', unfallAbweichend: true, heute: { preis: 381_75 }, danach: { preis: 438_15 } },
      wege: { guenstigste: { versicherer: 312, preis: 375_25 } },
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

  test('it ends, or is sold elsewhere only: no figure for doing nothing, but the ways', () => {
    const bleibt = { ...NEU, code: PRAXIS_2026.code, gemeinden: [261] }
    const endet = mit({ naechste: naechste() })
    expect(endet).toMatchObject({
      ...{ art: 'kasse-endet', moeglich: [{ art: 'kasse' }] },
      wege: { guenstigste: { preis: 337_75, gegenHeute: -16_90, frist: { art: 'vertragsende' } } },
    })
    const standard = tarif(CSS, 'Grundversicherung', 'BASE', { 'ERW 2500': 500_00 })
    const ende = mit({ naechste: naechste(standard) })
    expect(ende).toMatchObject({
      art: 'tarif-endet',
      grund: 'ohne-nachfolger',
      wege: { gleicheKasse: { preis: 495_25 } },
    })
    const anderswo = mit({ naechste: naechste(bleibt) })
    expect(anderswo).toMatchObject({ art: 'tarif-endet', grund: 'nicht-hier' })
    for (const ergebnis of [endet, ende, anderswo]) {
      expect(ergebnis).not.toHaveProperty('danach')
      expect(ergebnis).toHaveProperty('wege.guenstigste.gegenNichtsTun', undefined)
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

import { describe, expect, test } from 'vitest'
import { type Preise, TYP, tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import type { Franchise } from '../kosten/franchise.ts'
import { rappen } from '../werte/rappen.ts'
import { type NichtsTunFrage, nichtsTun } from './nichts-tun.ts'

const [CSS, KPT] = [8, 376]

function mit(
  frage: Pick<NichtsTunFrage, 'diese' | 'naechste' | 'geburtsjahr' | 'franchise'>,
  police: Omit<NichtsTunFrage['police'], 'versicherer' | 'unfall' | 'jahr'>,
) {
  return nichtsTun({
    ...{ heute: '2026-11-16', bfs: 230, ...frage },
    police: { versicherer: CSS, unfall: 'OHN-UNF', jahr: 2026, ...police },
  })
}

describe('another age class on 1 January', () => {
  const preise = { 'K1 0': 120_00, 'K1 300': 100_00, 'JUG 300': 380_00, 'JUG 2500': 280_00, 'ERW 300': 520_00 }
  const eine = (jahr: number, mehr: Preise = {}) =>
    tabelle(jahr, tarif(CSS, 'Grundversicherung', jahr < 2027 ? 'TAR-BASE' : 'BASE', { ...preise, ...mehr }))
  const jahrgang = (geburtsjahr: number, franchise: Franchise, praemie: number, mehr: Partial<NichtsTunFrage> = {}) =>
    mit(
      { diese: eine(2026), naechste: eine(2027), geburtsjahr, ...mehr },
      {
        ...{ typ: TYP('TAR-BASE'), tarif: 'Grundversicherung', franchise, praemie: rappen(praemie) },
      },
    )

  test('born 2008: a child in 2026, a young adult in 2027; franchise 0 exists no more', () => {
    const offen = jahrgang(2008, 0, 120_00)
    expect(offen).toMatchObject({
      ...{ art: 'franchise-waehlen', grund: 'klasse', franchisen: [300, 2500] },
      ...{ klassenwechsel: { von: 'AKL-KIN', zu: 'AKL-JUG' }, heute: { preis: 114_85 } },
    })
    expect(offen).not.toHaveProperty('franchise')
    expect(jahrgang(2008, 0, 120_00, { franchise: 300 })).toMatchObject({
      ...{ art: 'zahl', stufe: 'JUG', franchise: 300, danach: { preis: 375_25 }, proMonat: 260_40, proJahr: 3124_80 },
    })
  })
  test('born 2008 with 300, which young adults have too', () => {
    expect(jahrgang(2008, 300, 100_00)).toMatchObject({ art: 'zahl', stufe: 'JUG', danach: { preis: 375_25 } })
  })
  test('born 2001: a young adult in 2026, an adult in 2027, at the same franchise', () => {
    expect(jahrgang(2001, 300, 380_00)).toMatchObject({
      ...{ klassenwechsel: { von: 'AKL-JUG', zu: 'AKL-ERW' }, heute: { preis: 374_85 }, danach: { preis: 515_25 } },
    })
  })
  test.each([2002, 2009])('born %i: the same class in both years', geburtsjahr => {
    const [franchise, praemie] = geburtsjahr === 2002 ? ([300, 380_00] as const) : ([0, 120_00] as const)
    expect(jahrgang(geburtsjahr, franchise, praemie)).toMatchObject({ art: 'zahl', klassenwechsel: null })
  })
  test('an ended tariff has a franchise once one is chosen that its class has', () => {
    const ohne = { naechste: tabelle(2027, tarif(KPT, 'Grundversicherung', 'BASE', { 'JUG 300': 400_00 })) }
    expect(jahrgang(2008, 0, 120_00, ohne)).not.toHaveProperty('franchise')
    expect(jahrgang(2008, 0, 120_00, { ...ohne, franchise: 300 })).toMatchObject({
      ...{ art: 'kasse-endet', franchise: 300, gleicheKasse: undefined },
    })
  })
})

describe('a child at a sibling’s price', () => {
  const kind = (heutige: Preise, spaetere: Preise, praemie: number) =>
    mit(
      {
        diese: tabelle(2026, tarif(CSS, 'Kind', 'TAR-HAM', heutige)),
        naechste: tabelle(
          2027,
          tarif(CSS, 'Kind', 'PRAXIS', spaetere),
          tarif(KPT, 'Kind', 'PRAXIS', { 'K1 0': 70_00, 'K3 0': 10_00 }),
        ),
        geburtsjahr: 2015,
      },
      { typ: TYP('TAR-HAM'), tarif: 'Kind', franchise: 0, praemie: rappen(praemie) },
    )

  test('keeps that tier where it is', () => {
    expect(kind({ 'K1 0': 90_00, 'K3 0': 40_00 }, { 'K1 0': 95_00, 'K3 0': 45_00 }, 40_00)).toMatchObject({
      ...{ stufe: 'K3', heute: { preis: 34_85 }, danach: { preis: 40_25 } },
    })
  })
  test('another tariff of its insurer without that tier costs what a single child pays', () => {
    const naechste = tabelle(
      2027,
      tarif(CSS, 'Kind', 'PRAXIS', { 'K3 0': 95_00 }),
      tarif(CSS, 'Ohne', 'FLEX', { 'K1 0': 80_00 }),
    )
    const diese = tabelle(2026, tarif(CSS, 'Kind', 'TAR-HAM', { 'K3 0': 90_00 }))
    const police = { typ: TYP('TAR-HAM'), tarif: 'Kind', franchise: 0, praemie: rappen(90_00) } as const
    expect(mit({ diese, naechste, geburtsjahr: 2015 }, police)).toMatchObject({
      gleicheKasse: { preis: 75_25 },
    })
  })
  test('a single child’s price is a single child’s, whatever tier costs the same', () => {
    expect(kind({ 'K1 0': 90_00, 'K4 0': 90_00 }, { 'K1 0': 95_00, 'K4 0': 45_00 }, 90_00)).toMatchObject({
      stufe: 'K1',
      danach: { preis: 90_25 },
    })
  })
  test('two tiers that part, or one that is given up, leave it open', () => {
    const heutige = { 'K1 0': 90_00, 'K4 0': 60_00, 'K5 0': 60_00 }
    expect(kind(heutige, { 'K1 0': 95_00, 'K4 0': 65_00, 'K5 0': 65_00 }, 60_00)).toMatchObject({
      stufe: 'K4',
      danach: { preis: 60_25 },
    })
    expect(kind(heutige, { 'K1 0': 95_00, 'K4 0': 65_00, 'K5 0': 64_00 }, 60_00)).toMatchObject({ art: 'stufe-unklar' })
    expect(kind(heutige, { 'K1 0': 95_00 }, 60_00)).toMatchObject({ art: 'stufe-unklar' })
  })
})

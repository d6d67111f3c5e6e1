import { describe, expect, test } from 'vitest'
import { franken } from '../../werte/rappen.ts'
import { anspruch, regel } from '../kantone.ts'
import type { Betrag, Einheit, Grund, Lage } from '../regel.ts'

/** What the sheets of the cantons say in prose and no vector asks: exactly at limits, several children, wealth. */

const KANTONE = ['AG', 'AI', 'AR', 'GE', 'GR', 'JU', 'NE', 'SG', 'SH', 'TG', 'TI', 'VD', 'VS']

type Wer = Partial<Einheit>
const EINE: Wer = { erwachsen: 1 }
const JUNG: Wer = { jung: 1 }
const PAAR: Wer = { erwachsen: 2, verheiratet: true }
const mitKindern = (wer: Wer, kind: number): Wer => ({ ...wer, kind })

const lage = (wer: Wer, einkommen: number, rest: Partial<Lage> = {}): Lage => ({
  einheit: { erwachsen: 0, jung: 0, jungInAusbildung: 0, kind: 0, verheiratet: false, ...wer },
  region: 1,
  einkommen: franken(einkommen),
  vermoegen: franken(0),
  ...rest,
})
const mitVermoegen = (vermoegen: number) => ({ vermoegen: franken(vermoegen) })

function zahl(kanton: string, wie: Lage, jahr = 2026): Betrag {
  const ergebnis = anspruch(kanton, jahr, wie)
  if (ergebnis.art !== 'betrag') throw new Error(`${kanton}: ${ergebnis.grund}`)
  return ergebnis
}

describe('francs of a year', () => {
  test.each<[string, string, Lage, number]>([
    ['SH', 'family: 14668 − 15 % of 50100', lage(mitKindern(PAAR, 2), 60000), 7153],
    ['SH', '15 % of the wealth: 5947 − 15 % of 26250', lage(EINE, 21000, mitVermoegen(100000)), 2009.5],
    ['SH', '80 % of the children: 8721 − 15 % of 57000', lage(mitKindern(EINE, 2), 66000), 2219.2],
    ['SH', 'children in region 2', lage(mitKindern(EINE, 1), 10000, { region: 2 }), 4494.75],
    ['SH', '19 to 25 in region 2', lage(JUNG, 0, { region: 2 }), 2351.7],
    ['AR', 'exactly 120000 of wealth', lage(EINE, 2670, mitVermoegen(120000)), 6025.2],
    ['AR', 'exactly 200000 of wealth, couple', lage(PAAR, 1005, mitVermoegen(200000)), 12050.4],
    ['AR', 'couple with two children', lage(mitKindern(PAAR, 2), 40000), 11982.3],
    ['AR', '19 to 25', lage(JUNG, 25000), 2241.8],
    ['AR', 'below 20 francs', lage(EINE, 33755), 0],
    ['AI', '11.875 % of 84999', lage(mitKindern(PAAR, 2), 84999), 1255],
    ['AI', '10 % of the wealth', lage(EINE, 10000, mitVermoegen(100000)), 3240],
    ['AI', '19 to 25 with the parents: 14794 − 5325 + 330', lage({ ...mitKindern(PAAR, 2), jung: 1 }, 60000), 9799],
    ['SG', '19 to 25: 4492.80 − 12.16 % of 10000', lage(JUNG, 10000), 3276.8],
    ['SG', 'region 3', lage(EINE, 10000, { region: 3 }), 4465.4],
    ['SG', '20 % of exactly 100000', lage(EINE, 0, mitVermoegen(100000)), 6285.6 - 200 * 12.42],
    ['SG', 'three children: at most 150000', lage(mitKindern(PAAR, 3), 0, mitVermoegen(150000)), 14725.8],
    ['SG', 'three children: above', lage(mitKindern(PAAR, 3), 0, mitVermoegen(150001)), 0],
    ['SG', 'one child: above', lage(mitKindern(EINE, 1), 0, mitVermoegen(120001)), 0],
    ['GR', 'above 80000: 16044 − 9000', lage(mitKindern(PAAR, 3), 90000), 7044],
    ['GR', 'a child up to 65000', lage(mitKindern(EINE, 1), 65000, { region: 3 }), 1248],
    ['GR', 'above 65000', lage(mitKindern(EINE, 1), 65001, { region: 3 }), 936],
    ['GR', 'above 70000', lage(mitKindern(EINE, 1), 70001, { region: 3 }), 624],
    ['GR', '19 to 25 in region 2', lage(JUNG, 0, { region: 2 }), 4092],
    ['AG', 'one parent: 8590 − 17.5 % of 1', lage(mitKindern(EINE, 2), 17201), 8589.825],
    ['TG', 'couple above all limits', lage(mitKindern(PAAR, 1), 1601), 0],
    ['TG', 'a parent in C, children in D', lage(mitKindern(EINE, 1), 700), 2940],
    ['TI', '1/15 of the wealth', lage(EINE, 8016, mitVermoegen(150000)), 5646.94],
    ['TI', 'below 120 francs', lage(EINE, 43350), 0],
    ['TI', 'couple with 20000 after the premiums', lage(PAAR, 36032), 10521.68],
    ['VD', '19 to 25, half way from C to A: 142 a month', lage(JUNG, 27200), 1704],
    ['VS', '5 % of the wealth', lage(EINE, 11000, mitVermoegen(200000)), 4712.4],
    ['VS', 'children in region II', lage(mitKindern(PAAR, 2), 100000, { region: 2 }), 2112],
  ])('%s: %s', (kanton, _, wie, erwartet) => {
    // Within five Rappen, as the vectors.
    expect(Math.abs(zahl(kanton, wie).imJahr - erwartet * 100)).toBeLessThanOrEqual(5)
  })
})

describe('francs of a month, of each grown-up and of each child', () => {
  test.each<[string, string, Lage, number, number]>([
    ['VD', 'half of the line down to C', lage(mitKindern(EINE, 1), 21600), 318, 114],
    ['VD', 'a parent half way from C to A', lage(mitKindern(EINE, 1), 49100), 165, 114],
    ['VD', 'couple half way from C to A', lage(PAAR, 51500), 139, 0],
    ['VD', 'couple: a fifteenth above 118000', lage(PAAR, 27600, mitVermoegen(133000)), 300, 0],
    ['VD', 'three children: 8300 and 20000 less, to 76000', lage(mitKindern(PAAR, 3), 104300), 0, 114],
    ['VD', 'above it', lage(mitKindern(PAAR, 3), 104301), 0, 0],
    ['NE', 'a parent: not below 18000', lage(mitKindern(EINE, 1), 18000), 611, 160],
    ['NE', 'wealth of 10000 is free', lage(mitKindern(EINE, 3), 46800, mitVermoegen(10000)), 611, 160],
    ['NE', 'wealth of 6000 is free', lage(mitKindern(EINE, 1), 32700, mitVermoegen(7000)), 611, 160],
    ['NE', 'couple: wealth of 8000 is free', lage(PAAR, 29700, mitVermoegen(9000)), 611, 0],
    ['NE', 'couple: S2', lage(PAAR, 30001), 579, 0],
    ['NE', 'four children in S13', lage(mitKindern(EINE, 4), 72204), 66, 160],
    ['GE', 'a fifteenth of exactly 250000', lage(EINE, 13333, mitVermoegen(250000)), 348, 0],
    ['GE', 'group 9 with two children', lage(mitKindern(PAAR, 2), 157000), 0, 67],
    ['GE', 'above it', lage(mitKindern(PAAR, 2), 157001), 0, 0],
    ['JU', 'no main job', lage(mitKindern(EINE, 1), 20000, { zusatz: { erwerb: false } }), 165, 100],
    ['JU', 'main job, couple', lage(mitKindern(PAAR, 2), 24000, { zusatz: { erwerb: true } }), 400, 100],
    ['JU', 'three children take off 24000', lage(mitKindern(PAAR, 3), 76999), 0, 100],
    ['JU', 'and no more', lage(mitKindern(PAAR, 3), 77000), 0, 0],
    ['JU', '5 % of the wealth', lage(EINE, 9000, mitVermoegen(20000)), 110, 0],
  ])('%s: %s', (kanton, _, wie, erwachsen, kind) => {
    const { jeMonat } = zahl(kanton, wie)
    expect([jeMonat.erwachsen, jeMonat.kind ?? 0]).toEqual([erwachsen * 100, kind * 100])
  })
})

describe('no figure', () => {
  test.each<[string, Lage, Grund]>([
    ['SH', lage(EINE, 30000, { region: 0 }), 'angabeFehlt'],
    ['SG', lage(EINE, 30000, { region: 4 }), 'angabeFehlt'],
    ['GR', lage(EINE, 30000, { region: 0 }), 'angabeFehlt'],
    ['VS', lage(EINE, 30000, { region: 3 }), 'angabeFehlt'],
    ['AI', lage(JUNG, 11999), 'jungeInDerFamilie'],
    ['AG', lage({ ...PAAR, jung: 1 }, 40000), 'jungeInDerFamilie'],
    ['AG', lage({ ...PAAR, jungInAusbildung: 1 }, 40000), 'inAusbildung'],
    ['AG', lage({ jungInAusbildung: 1 }, 24001), 'kinderMindestanspruch'],
    ['AG', lage(mitKindern(PAAR, 2), 50000), 'kinderMindestanspruch'],
    ['TG', lage(PAAR, 401), 'steuerwertEhepaar'],
    ['TG', lage(PAAR, 1600), 'steuerwertEhepaar'],
    ['TG', lage(JUNG, 100), 'jungeErwachsene'],
    ['TI', lage(JUNG, 20000), 'jungeErwachsene'],
    ['VS', lage(mitKindern(PAAR, 7), 50000), 'haushaltNichtBeschrieben'],
    ['VS', lage(mitKindern(EINE, 10), 50000), 'haushaltNichtBeschrieben'],
    ['NE', lage(mitKindern(PAAR, 4), 50000), 'haushaltNichtBeschrieben'],
    ['NE', lage(mitKindern(EINE, 11), 60000), 'haushaltNichtBeschrieben'],
    ['NE', lage(mitKindern(EINE, 1), 17999), 'nurAufGesuch'],
    ['NE', lage(PAAR, 19999), 'nurAufGesuch'],
    ['NE', lage(mitKindern(PAAR, 1), 100939), 'offeneZone'],
    ['JU', lage(EINE, 10000, { zusatz: { wertschriften: franken(150000) } }), 'widerspruch'],
    ['JU', lage({ jungInAusbildung: 1 }, 10000), 'inAusbildung'],
  ])('%s %#', (kanton, wie, grund) => {
    expect(anspruch(kanton, 2026, wie)).toEqual({ art: 'keineZahl', grund })
  })

  test.each(KANTONE)('%s: two who are no couple', kanton => {
    expect(anspruch(kanton, 2026, lage({ erwachsen: 2 }, 30000))).toEqual({ art: 'keineZahl', grund: 'konkubinat' })
  })

  test.each(KANTONE.filter(kanton => kanton !== 'AG'))('%s: 2027 is not published', kanton => {
    expect(regel(kanton, 2027)).toBeUndefined()
  })
})

test('SH: what is added does not touch the Entlastungsabzug', () => {
  const { schritte } = zahl('SH', lage(EINE, 16800, { zusatz: { aufrechnungen: franken(10000) } }))
  expect(schritte.map(({ was, betrag }) => [was, betrag / 100])).toEqual([
    ['einkommen', 26800],
    ['abzug', 4500],
    ['abzug', 7050],
    ['massgebend', 15250],
    ['richtpraemien', 5947],
    ['eigenanteil', 2287.5],
    ['anspruch', 3659.5],
  ])
})

test('SH: children get 80 % of their Richtpraemie, grown-ups the rest', () => {
  expect(zahl('SH', lage(mitKindern(PAAR, 2), 60000)).jeMonat).toEqual({ erwachsen: 20560, kind: 9245 })
})

test('AG: half of the own premium is the least for children, in both years', () => {
  const jeTarif = { mindestanteil: { kind: 0.5, jungInAusbildung: 0.5 } }
  expect(zahl('AG', lage(mitKindern(PAAR, 2), 30000))).toMatchObject({ imJahr: 1144500, mindestens: true, jeTarif })
  expect(zahl('AG', lage(mitKindern(PAAR, 1), 10500), 2027)).toMatchObject({
    imJahr: 1359000,
    mindestens: true,
    jeTarif,
  })
  expect(zahl('AG', lage(PAAR, 30000))).not.toHaveProperty('jeTarif')
  expect(anspruch('AG', 2027, lage(PAAR, 30000))).toEqual({ art: 'keineZahl', grund: 'haushaltNichtBeschrieben' })
})

describe('caps and most amounts', () => {
  test('deckel', () => {
    const deckel = Object.fromEntries(KANTONE.map(kanton => [kanton, regel(kanton, 2026)?.deckel]))
    const netto = Object.fromEntries(KANTONE.map(kanton => [kanton, 'netto']))
    expect(deckel).toEqual({ ...netto, AR: 'ordentlich', SG: 'keiner', GR: 'keiner', TG: 'durchschnitt' })
    expect(KANTONE.filter(kanton => regel(kanton, 2026)?.faelltMitFranchise)).toEqual(['NE'])
  })

  test.each<[string, number, number[]]>([
    ['AG', 0, [485.85, 355, 355, 115]],
    ['AI', 0, [386.65, 287.15, 287.15, 86.15]],
    ['GE', 0, [348, 231, 231, 132]],
    ['GR', 3, [436, 326, 326, 104]],
    ['JU', 0, [525, 160, 196, 100]],
    ['SG', 2, [489.95, 351.5, 351.5, 112.6]],
    ['SH', 2, [304.4, 196, 196, 86.35]],
    ['VD', 2, [336, 255, 255, 114]],
  ])('%s: the most of each kind', (kanton, region, franken) => {
    expect(Object.values(regel(kanton, 2026)?.hoechstens(region) ?? {})).toEqual(franken.map(f => Math.round(f * 100)))
  })

  test('what is open is left out', () => {
    const hoechstens = (kanton: string, region: number) => regel(kanton, 2026)?.hoechstens(region)
    expect(hoechstens('AR', 0)).toEqual({ erwachsen: 50210, jung: 35280, kind: 9290 })
    expect(hoechstens('NE', 0)).toEqual({ erwachsen: 61100, jungInAusbildung: 48400, kind: 16000 })
    expect(hoechstens('TG', 0)).toEqual({ erwachsen: 28400, jungInAusbildung: 28400, kind: 10300 })
    expect(hoechstens('TI', 0)).toEqual({ erwachsen: 51100, jung: 39160, jungInAusbildung: 39160 })
    expect(hoechstens('VS', 2)).toEqual({ erwachsen: 33670, kind: 8800 })
    for (const kanton of ['GR', 'SG', 'SH', 'VS']) expect(hoechstens(kanton, 0)).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { type Franchise, franchiseAusEingabe } from '../kosten/franchise.ts'
import { platz, type Regionstabelle, type Tarif } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import { mitte, PRAXIS, textzahlen } from './textzahlen.ts'

function tarif(versicherer: number, typ: Tarif['typ'], preise: Partial<Record<Franchise, number>>): Tarif {
  const praemien = new Map(
    Object.entries(preise).map(([f, preis]) => [platz('ERW', 'OHN-UNF', franchiseAusEingabe(f)), preis]),
  )
  return {
    versicherer,
    typ,
    code: typ,
    name: typ === 'TAR-HAM' ? 'Hausarzt' : typ,
    gemeinden: null,
    praemie: stelle => rappen(praemien.get(stelle) ?? 0),
  }
}

// ZH 1, 2026: the premiums of the break-even of 1'892.
const ZUERICH: Regionstabelle = {
  jahr: 2026,
  kanton: 'ZH',
  region: 1,
  tarife: [
    tarif(8, 'TAR-BASE', { 300: 567_60, 2500: 448_30 }),
    tarif(9, 'TAR-BASE', { 300: 606_55 }),
    tarif(8, 'TAR-HAM', { 300: 486_30, 2500: 366_90 }),
  ],
}
const zahlen = textzahlen([ZUERICH, { ...ZUERICH, jahr: 2025, tarife: [] }], { jahr: 2026 })
const ZH1 = { region: 'zh-1', franchise: 300 } as const

describe('a year of premiums', () => {
  it('knows the cheapest, the dearest and the average, after the refund of 5.15 and to the Rappen', () => {
    expect(zahlen.guenstigster(ZH1)).toBe(481_15)
    expect(zahlen.guenstigster({ ...ZH1, modelle: ['TAR-BASE'] })).toBe(562_45)
    expect(zahlen.teuerster(ZH1)).toBe(601_40)
    // (562.45 + 601.40) / 2 = 581.925
    expect(zahlen.durchschnitt({ ...ZH1, modelle: ['TAR-BASE'] })).toBe(581_93)
    expect(zahlen.versicherer(ZH1)).toEqual([8, 9])
    expect(zahlen.guenstigster({ ...ZH1, versicherer: 9 })).toBe(601_40)
    expect(zahlen.angebote(ZH1).map(({ praemie, preis }) => [praemie, preis])[0]).toEqual([486_30, 481_15])
  })

  it('takes the refund that the operator has set, and none while nobody knows it', () => {
    const tabellen = [{ ...ZUERICH, jahr: 2028 }]
    expect(textzahlen(tabellen, { jahr: 2028, abgabe: rappen(4_90) }).guenstigster(ZH1)).toBe(481_40)
    expect(textzahlen(tabellen, { jahr: 2028 }).guenstigster(ZH1)).toBe(486_30)
  })

  it('has no figure for what nobody sells', () => {
    for (const frage of [
      { region: 'zh-2', franchise: 300 },
      { region: 'zh-1', franchise: 500 },
      { region: 'zh-1', franchise: 0, person: 'kind' },
    ] as const) {
      expect(zahlen.guenstigster(frage)).toBeNaN()
      expect(zahlen.teuerster(frage)).toBeNaN()
      expect(zahlen.durchschnitt(frage)).toBeNaN()
    }
    expect(zahlen.schwelle(ZH1, { region: 'zh-1', franchise: 1000 })).toBeNaN()
  })

  it('puts the limit between two franchises where the rule does', () => {
    expect(zahlen.schwelle(ZH1, { region: 'zh-1', franchise: 2500 })).toBe(1892_00)
  })

  it('compares a model with the Standard of the same insurer, before the refund, and leaves out who does not sell it', () => {
    expect(zahlen.rabatte('zh-1', { kontakte: PRAXIS }, 300)).toEqual([1 - 486_30 / 567_60])
    expect(zahlen.rabatte('zh-1', { kontakte: PRAXIS }, 2500, 300)).toEqual([1 - 366_90 / 567_60])
  })

  it('counts only its own year, with its refund', () => {
    expect(zahlen.regionen).toEqual(['zh-1'])
    expect(zahlen.abgabe).toBe(5_15)
    const neue = textzahlen([{ ...ZUERICH, jahr: 2028, tarife: [tarif(8, 'PRAXIS', { 300: 1_00 })] }], { jahr: 2028 })
    expect(neue.abgabe).toBeUndefined()
    expect(neue.guenstigster({ ...ZH1, kontakte: PRAXIS })).toBe(1_00)
  })
})

it('finds the middle', () => {
  expect(mitte([3, 1, 2])).toBe(2)
  expect(mitte([4, 1, 2, 3])).toBe(3)
  expect(mitte([])).toBeNaN()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rappen } from '../werte/rappen.ts'
import { TARIFTYPEN } from './modelle.ts'
import {
  decodeRegionstabelle,
  encodeRegionstabelle,
  franchisenDerStufe,
  PLAETZE,
  platz,
  STUFEN,
  type Tarif,
} from './regionstabelle.ts'

const praemie = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.nat(40_000) })

const tarif = fc.record({
  versicherer: fc.integer({ min: 1, max: 2000 }),
  typ: fc.constantFrom(...TARIFTYPEN),
  code: fc.string({ unit: 'grapheme' }),
  name: fc.string({ unit: 'grapheme' }),
  gemeinden: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7000 })).map(bfs => bfs.sort((a, b) => a - b))),
  praemien: fc.array(praemie, { minLength: PLAETZE, maxLength: PLAETZE }).map(werte => werte.map(wert => wert * 5)),
})

const tarifAus = ({ praemien, ...tarif }: { praemien: number[] } & Omit<Tarif, 'praemie'>): Tarif => ({
  ...tarif,
  praemie: stelle => rappen(praemien[stelle] ?? 0),
})

/** Asked place by place in the given order, since decoding depends on what was asked before. */
const gelesen = ({ praemie, ...tarif }: Tarif, reihenfolge: readonly number[]) => {
  const praemien: number[] = []
  for (const stelle of reihenfolge) praemien[stelle] = praemie(stelle)
  return { ...tarif, praemien }
}

test('decoding gives back what was encoded', () => {
  const region = fc.integer({ min: 0, max: 3 })
  const alle = Array.from({ length: PLAETZE }, (_, stelle) => stelle)
  const reihenfolge = fc.shuffledSubarray(alle, { minLength: PLAETZE })
  fc.assert(
    fc.property(fc.array(tarif, { maxLength: 6 }), region, reihenfolge, (tarife, region, reihenfolge) => {
      const kopf = { jahr: 2026, kanton: 'ZH', region }
      const text = encodeRegionstabelle({ ...kopf, tarife: tarife.map(tarifAus) })
      const { tarife: zurueck, ...andere } = decodeRegionstabelle(text)
      expect(andere).toEqual(kopf)
      expect(zurueck.map(tarif => gelesen(tarif, reihenfolge))).toEqual(tarife)
    }),
  )
})

test('every tier, accident choice and franchise has a place of its own', () => {
  const plaetze = STUFEN.flatMap(stufe =>
    (['OHN-UNF', 'MIT-UNF'] as const).flatMap(unfall =>
      franchisenDerStufe(stufe).map(franchise => platz(stufe, unfall, franchise)),
    ),
  )
  expect(plaetze).toEqual(Array.from({ length: PLAETZE }, (_, index) => index))
  expect([platz('ERW', 'OHN-UNF', 100), platz('K1', 'OHN-UNF', 2500)]).toEqual([undefined, undefined])
})

test('a line shows the first franchise, then how much each step saves', () => {
  const praemien = new Int32Array(PLAETZE)
  praemien.set([60540, 59460, 56750, 54030, 0, 48610])
  const tarif: Tarif = {
    versicherer: 8,
    typ: 'TAR-BASE',
    code: 'BASE',
    name: 'Standard',
    gemeinden: null,
    praemie: stelle => rappen(praemien[stelle] ?? 0),
  }
  const text = encodeRegionstabelle({ jahr: 2026, kanton: 'ZH', region: 1, tarife: [tarif] })
  expect(text).toContain('\n[8,"TAR-BASE","BASE","Standard",0,"60540,1080,2710,2720,,5420"]\n')
})

test('another format is refused', () => expect(() => decodeRegionstabelle('{"format":2}')).toThrow('Unknown format'))

import { expect, test } from 'vitest'
import type { Tariftyp } from '../praemien/modelle.ts'
import { platz, type Regionstabelle, type Tarif, tarifFolge } from '../praemien/regionstabelle.ts'
import { rappen } from '../werte/rappen.ts'
import {
  alleKassenzahlen,
  franchisenFuerErwachsene,
  guenstigsteJeKontakt,
  profilfrage,
  regionsbild,
  standVon,
} from './kassenzahlen.ts'

type Preise = Partial<Record<'erw' | 'jug' | 'kin' | 'drittesKind' | 'erw300', number>>

const STELLEN = {
  erw: platz('ERW', 'OHN-UNF', 2500),
  jug: platz('JUG', 'OHN-UNF', 2500),
  kin: platz('K1', 'MIT-UNF', 0),
  drittesKind: platz('K3', 'MIT-UNF', 0),
  erw300: platz('ERW', 'OHN-UNF', 300),
}

function tarif(
  versicherer: number,
  typ: Tariftyp,
  name: string,
  preise: Preise,
  gemeinden: number[] | null = null,
): Tarif {
  const werte = new Map(Object.entries(preise).map(([wer, preis]) => [STELLEN[wer as keyof Preise], preis]))
  return { versicherer, typ, code: name, name, gemeinden, praemie: stelle => rappen(werte.get(stelle) ?? 0) }
}

const tabelle = (kanton: string, region: number, tarife: Tarif[]): Regionstabelle => ({
  jahr: 2026,
  kanton,
  region,
  tarife: tarife.toSorted(tarifFolge),
})

const ZUERICH = tabelle('ZH', 1, [
  tarif(8, 'TAR-BASE', 'Grundversicherung', { erw: 40000, erw300: 50000, jug: 30000, kin: 11000, drittesKind: 500 }),
  tarif(8, 'TAR-HAM', 'Multimed', { erw: 35000 }),
  tarif(8, 'TAR-HMO', 'HMO Zollikon', { erw: 20000 }, [161]),
  tarif(32, 'TAR-DIV', 'Smartmed', { erw: 35000, kin: 10000 }),
  tarif(376, 'TAR-BASE', 'Grundversicherung', { erw: 41000 }),
])
const ZUG = tabelle('ZG', 0, [
  tarif(8, 'TAR-BASE', 'Grundversicherung', { erw: 30000 }),
  tarif(376, 'TAR-HAM', 'Win', { erw: 25000 }),
])
const URI = tabelle('UR', 0, [tarif(1318, 'BASE', 'Grundversicherung', { erw300: 50000 })])
const alle = alleKassenzahlen([ZUERICH, ZUG, URI])

test('the cheapest tariff of a region, its rank and how many insurers sell there', () => {
  expect(alle.get(8)?.regionen['AKL-ERW']).toEqual([
    { kanton: 'ZH', region: 1, praemie: 35000, modell: 'TAR-HAM', tarif: 'Multimed', rang: 1, von: 3 },
    { kanton: 'ZG', region: 0, praemie: 30000, modell: 'TAR-BASE', tarif: 'Grundversicherung', rang: 2, von: 2 },
  ])
})

test('equal prices share a rank, and the next one counts both', () => {
  const raenge = [8, 32, 376].map(nummer => alle.get(nummer)?.regionen['AKL-ERW'][0]?.rang)
  expect(raenge).toEqual([1, 1, 3])
})

test('a child is priced alone, with accident cover and franchise 0', () => {
  expect(profilfrage('AKL-KIN')).toEqual({ stufe: 'K1', unfall: 'MIT-UNF', franchise: 0 })
  expect(alle.get(8)?.regionen['AKL-KIN']).toMatchObject([{ praemie: 11000, rang: 2, von: 2 }])
  expect(alle.get(376)?.regionen['AKL-KIN']).toEqual([])
})

test('a tariff of a single catchment area stands among the models, but in no figure', () => {
  expect(alle.get(8)?.modelle).toEqual([
    { kontakt: 'frei', tarife: ['Grundversicherung'], regionen: 2 },
    { kontakt: 'praxis', tarife: ['HMO Zollikon'], regionen: 1 },
    { kontakt: 'wahl', tarife: ['Multimed'], regionen: 1 },
  ])
  expect(guenstigsteJeKontakt(ZUERICH, 8).map(({ angebot }) => angebot.tarif)).toEqual([
    'Grundversicherung',
    'Multimed',
  ])
  expect(regionsbild(ZUERICH, 8)).toEqual({ praemien: [35000, 35000, 40000, 41000], eigene: [0, 2] })
})

test('how an insurer stands over its regions', () => {
  expect(standVon(alle.get(8)?.regionen['AKL-ERW'] ?? [])).toMatchObject({
    regionen: 2,
    ersterIn: 1,
    vorneIn: 2,
    besterRang: { kanton: 'ZH', rang: 1 },
    tiefste: { kanton: 'ZG', praemie: 30000 },
    hoechste: { kanton: 'ZH', praemie: 35000 },
  })
  expect(standVon([])).toBeUndefined()
})

test('cantons of sale, and the franchises that exist', () => {
  expect(alle.get(8)?.kantone).toEqual(['ZH', 'ZG'])
  expect(alle.get(32)?.kantone).toEqual(['ZH'])
  expect(alle.get(1318)).toMatchObject({ kantone: ['UR'], regionen: { 'AKL-ERW': [] } })
  expect(franchisenFuerErwachsene(ZUERICH, 8)).toEqual([300, 2500])
  expect(franchisenFuerErwachsene(ZUERICH, 376)).toEqual([2500])
})

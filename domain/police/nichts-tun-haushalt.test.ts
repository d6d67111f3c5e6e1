import { expect, test } from 'vitest'
import { type Preise, tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import type { Franchise } from '../kosten/franchise.ts'
import { rappen } from '../werte/rappen.ts'
import type { NichtsTunFrage } from './nichts-tun.ts'
import { nichtsTunHaushalt } from './nichts-tun-haushalt.ts'

const grund = (versicherer: number, preise: Preise) => tarif(versicherer, 'Grundversicherung', 'TAR-BASE', preise)

const DIESE = tabelle(
  2026,
  grund(8, { 'ERW 300 MIT': 500_00, 'K1 0 MIT': 100_00, 'K3 0 MIT': 50_00 }),
  grund(9, { 'ERW 300 MIT': 480_00 }),
)
const NAECHSTE = tabelle(
  2027,
  grund(8, { 'ERW 300 MIT': 520_00, 'JUG 300 MIT': 400_00, 'K1 0 MIT': 110_00, 'K3 0 MIT': 55_00 }),
  grund(9, { 'ERW 300 MIT': 470_00, 'K1 0 MIT': 90_00 }),
)
const person = (geburtsjahr: number, franchise: Franchise, praemie: number, versicherer = 8): NichtsTunFrage => ({
  ...{ diese: DIESE, naechste: NAECHSTE, heute: '2026-11-16', geburtsjahr, bfs: 261 },
  police: {
    ...{ versicherer, typ: 'TAR-BASE', tarif: 'Grundversicherung', franchise },
    ...{ jahr: 2026, unfall: 'MIT-UNF', praemie: rappen(praemie) },
  },
})

test('each at their own insurer, in the order asked', () => {
  const personen = nichtsTunHaushalt([person(1985, 300, 500_00), person(1986, 300, 480_00, 9), person(2015, 0, 100_00)])
  expect(personen.map(ergebnis => ergebnis.art === 'zahl' && ergebnis.proMonat)).toEqual([20_40, -9_60, 10_40])
})

test('the third child’s price is open when the eldest stops being a child at the same insurer', () => {
  const kinder = [person(2012, 0, 100_00), person(2015, 0, 50_00)]
  expect(nichtsTunHaushalt(kinder)).toMatchObject([{ stufe: 'K1' }, { stufe: 'K3', proMonat: 5_40 }])
  // A parent there changes nothing.
  expect(nichtsTunHaushalt([person(1985, 300, 500_00), ...kinder]).map(({ art }) => art)).toEqual([
    ...['zahl', 'zahl', 'zahl'],
  ])
  const aeltestes = { ...person(2008, 0, 100_00), franchise: 300 as const }
  const personen = nichtsTunHaushalt([aeltestes, ...kinder])
  expect(personen.map(({ art }) => art)).toEqual(['zahl', 'zahl', 'stufe-unklar'])
  const andere = { ...aeltestes, police: { ...aeltestes.police, versicherer: 9 } }
  expect(nichtsTunHaushalt([andere, ...kinder]).map(({ art }) => art)).toEqual(['unbekannt', 'zahl', 'zahl'])
})

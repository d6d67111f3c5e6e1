import { expect, test } from 'vitest'
import { wechselbriefe } from './wechselbriefe.ts'

const person = (aktuelleKasse: number | null, neueKasse: number, modell = 'HMO') => ({
  aktuelleKasse,
  neueKasse,
  modell,
})

test('one person: a cancellation and an application, both with everything', () => {
  const gleich = { kasse: 8, neueKasse: 376, modell: 'HMO', personen: [0] }
  expect(wechselbriefe([person(8, 376)])).toEqual([
    { art: 'kuendigung', ...gleich },
    { art: 'anmeldung', ...gleich },
  ])
})

test('several: one letter to each insurer that is left, one to each new one', () => {
  expect(wechselbriefe([person(8, 376), person(8, 376), person(1509, 376), person(1509, 32)])).toEqual([
    { art: 'kuendigung', kasse: 8, neueKasse: 376, modell: 'HMO', personen: [0, 1] },
    { art: 'kuendigung', kasse: 1509, neueKasse: null, modell: 'HMO', personen: [2, 3] },
    { art: 'anmeldung', kasse: null, neueKasse: 376, modell: 'HMO', personen: [0, 1, 2] },
    { art: 'anmeldung', kasse: 1509, neueKasse: 32, modell: 'HMO', personen: [3] },
  ])
})

test('two models at one insurer are two applications', () => {
  const briefe = wechselbriefe([person(8, 376, 'HMO'), person(8, 376, 'Telmed')])
  expect(briefe.map(({ art, modell, personen }) => [art, modell, personen])).toEqual([
    ['kuendigung', null, [0, 1]],
    ['anmeldung', 'HMO', [0]],
    ['anmeldung', 'Telmed', [1]],
  ])
})

test('whoever stays needs no letter, and whose insurer nobody knows gets one without', () => {
  expect(wechselbriefe([person(8, 8)])).toEqual([])
  expect(
    wechselbriefe([person(8, 8), person(null, 8)]).map(({ art, kasse, personen }) => [art, kasse, personen]),
  ).toEqual([
    ['kuendigung', null, [1]],
    ['anmeldung', null, [1]],
  ])
})

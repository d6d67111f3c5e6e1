import { expect, test } from 'vitest'
import type { Erstkontakt } from '#domain/praemien/modelle.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { abzugText, fehlendeSatz, modellSatz } from './saetze.ts'

const modelle = (...zeilen: [Erstkontakt, ...string[]][]) =>
  zeilen.map(([kontakt, ...tarife]) => ({ kontakt, tarife, regionen: 1 }))

test('what there is to choose by first contact, and what is missing', () => {
  const zwei = modelle(['frei', 'Grundversicherung'], ['praxis', 'HMO Zürich', 'Casamed'])
  expect(modellSatz(zwei)).toBe(
    'Zur Wahl stehen «Freie Wahl» und «Praxis». Die Modelle mit Rabatt heissen HMO Zürich und Casamed.',
  )
  expect(fehlendeSatz(zwei)).toBe('Nicht im Angebot: «Telefon/App», «Apotheke» und «Mehrere zur Wahl».')
})

test('nothing is said to be missing that a product may hold', () => {
  const frei = modelle(['frei', 'Grundversicherung'])
  expect(fehlendeSatz([...frei, ...modelle(['wahl', 'Multimed'])])).toBeUndefined()
  expect(fehlendeSatz([...frei, ...modelle(['je-nach-tarif', 'casamed'])])).toBeUndefined()
})

test('one product, or none but free choice', () => {
  const frei = modelle(['frei', 'Grundversicherung'])
  expect(modellSatz(frei)).toBe('Angeboten wird nur Freie Wahl (Standard).')
  expect(modellSatz([...frei, ...modelle(['praxis', 'Casamed'])])).toContain('Das Modell mit Rabatt heisst Casamed.')
})

test('prices are named net in years whose refund is known, and gross in others', () => {
  expect([2026, 2027].map(jahr => abzugText({ jahr }))).toEqual(Array(2).fill(' nach Abzug der Umweltabgabe'))
  expect([abzugText({ jahr: 2099 }), abzugText({ jahr: 2099, abgabe: rappen(490) })]).toEqual([
    ' vor Abzug der Umweltabgabe',
    ' nach Abzug der Umweltabgabe',
  ])
})

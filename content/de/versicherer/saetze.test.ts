import { expect, test } from 'vitest'
import type { Tariftyp } from '#domain/modelle.ts'
import { rappen } from '#domain/rappen.ts'
import { abzugText, fehlendeSatz, modellSatz } from './saetze.ts'

const modelle = (...typen: [Tariftyp, ...string[]][]) =>
  typen.map(([modell, ...tarife]) => ({ modell, tarife, regionen: 1 }))

test('up to 2026: four models, and those that are missing', () => {
  const drei = modelle(['TAR-BASE', 'Grundversicherung'], ['TAR-HAM', 'Casamed'], ['TAR-DIV', 'Callmed', 'Medpharm'])
  expect(modellSatz(drei)).toBe(
    'Zur Wahl stehen Standard, Hausarzt-Modell und weitere Modelle. Die Sparmodelle heissen Casamed, Callmed und Medpharm.',
  )
  expect(fehlendeSatz(drei)).toBe('Nicht im Angebot: HMO-Modell.')
  expect(fehlendeSatz([...drei, ...modelle(['TAR-HMO', 'Santémed'])])).toBeUndefined()
})

test('from 2027: five types, and of an HMO, which is none of them, not a word', () => {
  const drei = modelle(['BASE', 'Grundversicherung'], ['PRAXIS', 'HMO Zürich'], ['FLEX', 'Multimed'])
  expect(modellSatz(drei)).toBe(
    'Zur Wahl stehen «Freie Wahl», «Praxis» und «Mehrere zur Wahl». Die Sparmodelle heissen HMO Zürich und Multimed.',
  )
  // Multimed may well begin with a call or a pharmacy.
  expect(fehlendeSatz(drei)).toBeUndefined()
  expect(fehlendeSatz(drei.slice(0, 2))).toBe('Nicht im Angebot: «Telefon/App», «Apotheke» und «Mehrere zur Wahl».')
})

test('one product, or none but free choice of doctor, in either generation', () => {
  for (const [standard, anderes] of [
    ['TAR-BASE', 'TAR-HAM'],
    ['BASE', 'PRAXIS'],
  ] as const) {
    expect(modellSatz(modelle([standard, 'Grundversicherung']))).toBe(
      'Angeboten wird nur das Standardmodell mit freier Arztwahl.',
    )
    expect(modellSatz(modelle([standard, 'Grundversicherung'], [anderes, 'Casamed']))).toContain(
      'Das Sparmodell heisst Casamed.',
    )
  }
  expect(fehlendeSatz(modelle(['BASE', 'Grundversicherung']))).toBe(
    'Nicht im Angebot: «Praxis», «Telefon/App», «Apotheke» und «Mehrere zur Wahl».',
  )
})

test('prices are named net in years whose refund is known, and gross in others', () => {
  expect([2026, 2027].map(jahr => abzugText({ jahr }))).toEqual(Array(2).fill(' nach Abzug der Umweltabgabe'))
  expect([abzugText({ jahr: 2099 }), abzugText({ jahr: 2099, abgabe: rappen(490) })]).toEqual([
    ' vor Abzug der Umweltabgabe',
    ' nach Abzug der Umweltabgabe',
  ])
})

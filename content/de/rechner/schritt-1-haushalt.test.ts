import { expect, test } from 'vitest'
import { alterInZeile, personenNamen } from './schritt-1-haushalt.ts'

test('persons of a household are told apart', () => {
  const namen = (...rollen: ('erwachsen' | 'kind')[]) =>
    personenNamen([{ rolle: 'sie' }, ...rollen.map(rolle => ({ rolle }))])
  expect(namen('erwachsen', 'kind')).toEqual(['Sie', 'Partner/in', 'Kind'])
  expect(namen('kind', 'erwachsen', 'kind', 'erwachsen')).toEqual(['Sie', 'Kind 1', 'Partner/in', 'Kind 2', 'Person 5'])
})

test('an age in a line', () => {
  expect([-1, 0, 1, 41].map(alterInZeile)).toEqual(['noch nicht geboren', '0 Jahre', '1 Jahr', '41 Jahre'])
})

import { expect, test } from 'vitest'
import { tarifVorsatz } from './tarif-vorsatz.ts'

test('a product is preceded by whom one contacts first, unless its name says so', () => {
  expect(tarifVorsatz('TAR-HAM', 1542, 'PharMed')).toBe('Praxis')
  expect(tarifVorsatz('TAR-HAM', 1542, 'Qualimed')).toBe('Mehrere zur Wahl')
  expect(tarifVorsatz('TAR-DIV', 1479, 'SanaTel')).toBe('Telefon/App')
  expect(tarifVorsatz('TAR-HAM', 509, 'callmed 24')).toBeUndefined()
  expect(tarifVorsatz('TAR-HAM', 8, 'Hausarztversicherung Profit')).toBeUndefined()
  expect(tarifVorsatz('PRAXIS', 8, 'Praxisversicherung')).toBeUndefined()
  expect(tarifVorsatz('PHARM', 1384, 'Favorit Medpharm')).toBe('Apotheke')
  expect(tarifVorsatz('TAR-BASE', 8, 'Grundversicherung')).toBeUndefined()
})

test('of a product nobody knows, the model is all that can be said', () => {
  expect(tarifVorsatz('TAR-HAM', 820, 'casamed')).toBe('Hausarzt')
  expect(tarifVorsatz('TAR-DIV', 780, 'Glarnermed-24')).toBe('Weitere')
})

import { expect, test } from 'vitest'
import { jahrgangAus, jahrgangsgrenzen, jahrgangsMangel, nurZiffern, plzMangel } from './eingaben.ts'

test('a field of digits keeps four of them', () => {
  expect(['19x8 55', 'abc', '80011', '8 001'].map(nurZiffern)).toEqual(['1985', '', '8001', '8001'])
})

test('a birth year is possible from 120 years ago to next year', () => {
  expect(jahrgangsgrenzen(2026)).toEqual({ von: 1906, bis: 2027 })
  expect(['1905', '1906', '2026', '2027', '2028'].map(text => jahrgangAus(text, 2026))).toEqual([
    undefined,
    1906,
    2026,
    2027,
    undefined,
  ])
})

test('what is wrong with a birth year', () => {
  expect(['', '198', '19855', '1e33', ' 198', '1850', '1985'].map(text => jahrgangsMangel(text, 2026))).toEqual([
    'fehlt',
    'unvollstaendig',
    'unvollstaendig',
    'unvollstaendig',
    'unvollstaendig',
    'ausserhalb',
    null,
  ])
})

test('what is wrong with a Swiss postcode before the table is asked', () => {
  expect(['', '800', '80011', 'abcd', '8001'].map(plzMangel)).toEqual([
    'fehlt',
    'unvollstaendig',
    'unvollstaendig',
    'unvollstaendig',
    null,
  ])
})

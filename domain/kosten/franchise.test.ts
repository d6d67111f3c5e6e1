import { expect, test } from 'vitest'
import { ALTERSKLASSEN } from '../praemien/altersklasse.ts'
import {
  ALLE_FRANCHISEN,
  erlaubteFranchisen,
  franchiseAusBetrag,
  franchiseAusEingabe,
  franchiseBetrag,
  franchiseCode,
  hoechsteFranchise,
  ordentlicheFranchise,
} from './franchise.ts'

test('the steps of the law', () => {
  expect(erlaubteFranchisen('AKL-KIN')).toEqual([0, 100, 200, 300, 400, 500, 600])
  expect(erlaubteFranchisen('AKL-JUG')).toEqual([300, 500, 1000, 1500, 2000, 2500])
  expect(erlaubteFranchisen('AKL-ERW')).toEqual([300, 500, 1000, 1500, 2000, 2500])
  expect(ALLE_FRANCHISEN).toEqual([0, 100, 200, 300, 400, 500, 600, 1000, 1500, 2000, 2500])
})

test.each(ALTERSKLASSEN)('lowest and highest step of %s', klasse => {
  expect(ordentlicheFranchise(klasse)).toBe(Math.min(...erlaubteFranchisen(klasse)))
  expect(hoechsteFranchise(klasse)).toBe(Math.max(...erlaubteFranchisen(klasse)))
})

test('unknown input falls back to 300', () => {
  expect(['FRA-2500', '2500', 'FRA-0', 'FRA-700', '', 'x'].map(franchiseAusEingabe)).toEqual([
    2500, 2500, 0, 300, 300, 300,
  ])
})

test('an amount is a franchise only when it is one for somebody', () => {
  expect([0, 600, 2500, 700, 30_000, Number.NaN].map(franchiseAusBetrag)).toEqual([0, 600, 2500, ...Array(3)])
  expect(franchiseBetrag(2500)).toBe(2500_00)
})

test('the code names the amount', () => expect(franchiseCode(2500)).toBe('FRA-2500'))

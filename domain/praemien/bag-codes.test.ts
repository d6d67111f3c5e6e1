import { expect, test } from 'vitest'
import { KANTONE, kantonMitCode } from '../orte/kantone.ts'
import {
  altersklasseAusCode,
  franchiseAusCode,
  istPseudokanton,
  regionAusCode,
  regionImKanton,
  stufeAusCode,
  stufeEinerPerson,
  tariftypAusCode,
  unfallAusCode,
  unfallAusWahl,
} from './bag-codes.ts'

test('both generations of codes say the same', () => {
  expect(['AKL-KIN', 'AKL-JUG', 'AKL-ERW'].map(altersklasseAusCode)).toEqual(
    ['AKA_01_KIN', 'AKA_02_JUG', 'AKA_03_ERW'].map(altersklasseAusCode),
  )
  expect(['OHN-UNF', 'MIT-UNF'].map(unfallAusCode)).toEqual(['OHN_UNF', 'MIT_UNF'].map(unfallAusCode))
  expect(['FRA-0', 'FRA-300', 'FRA-2500'].map(franchiseAusCode)).toEqual([0, 300, 2500])
  expect(['FRA_01_K_0000', 'FRA_01_J_0300', 'FRA_06_E_2500'].map(franchiseAusCode)).toEqual([0, 300, 2500])
  expect(['0', '1', 'PR-REG CH0', 'PR-REG CH3', 'PR_REG_2'].map(regionAusCode)).toEqual([0, 1, 0, 3, 2])
})

test('unknown codes are no code', () => {
  expect([altersklasseAusCode('AKL-XXX'), unfallAusCode('MIT'), franchiseAusCode('FRA-700')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(['4', 'PR-REG CH', 'CH1', ''].map(regionAusCode)).toEqual([undefined, undefined, undefined, undefined])
})

test.each(Object.getOwnPropertyNames(Object.prototype))('%s, which every object has, is no code', name => {
  const codes = [altersklasseAusCode, unfallAusCode, franchiseAusCode, regionAusCode, kantonMitCode].map(lies =>
    lies(name),
  )
  expect([...codes, stufeAusCode('AKL-KIN', name), tariftypAusCode(name)]).toEqual(Array(7).fill(undefined))
})

test('the official type stays, in either generation', () => {
  expect(['TAR-HAM', 'HAM', 'BASE', 'PRAXIS', 'TEL_DIG', 'PHARM', 'FLEX'].map(tariftypAusCode)).toEqual([
    ...['TAR-HAM', 'TAR-HAM', 'BASE', 'PRAXIS', 'TEL_DIG', 'PHARM', 'FLEX'],
  ])
  expect(['TAR-PRAXIS', 'XYZ', ''].map(tariftypAusCode)).toEqual([undefined, undefined, undefined])
})

test('tiers: adults empty or E1 and J1, children K1, K3, K4, K5', () => {
  expect([stufeAusCode('AKL-ERW', ''), stufeAusCode('AKL-ERW', 'E1')]).toEqual(['ERW', 'ERW'])
  expect([stufeAusCode('AKL-JUG', ''), stufeAusCode('AKL-JUG', 'J1')]).toEqual(['JUG', 'JUG'])
  expect(['K1', 'K3', 'K4', 'K5', 'K2', ''].map(code => stufeAusCode('AKL-KIN', code))).toEqual([
    'K1',
    'K3',
    'K4',
    'K5',
    undefined,
    undefined,
  ])
  expect(stufeAusCode('AKL-ERW', 'K1')).toBeUndefined()
  expect((['AKL-KIN', 'AKL-JUG', 'AKL-ERW'] as const).map(stufeEinerPerson)).toEqual(['K1', 'JUG', 'ERW'])
})

test('anything but MIT is without accident cover', () => {
  expect(['MIT', 'OHNE', ''].map(unfallAusWahl)).toEqual(['MIT-UNF', 'OHN-UNF', 'OHN-UNF'])
})

test('26 cantons hold 42 regions, 11 of them more than one', () => {
  expect(KANTONE.length).toBe(26)
  expect(KANTONE.flatMap(kanton => kanton.regionen).length).toBe(42)
  expect(KANTONE.filter(kanton => kanton.regionen.length > 1).length).toBe(11)
  expect(new Set(KANTONE.map(kanton => kanton.id)).size).toBe(26)
  expect(['ZE', 'ZR', 'ZH'].map(istPseudokanton)).toEqual([true, true, false])
})

test('a canton with one region takes every spelling, another only its own', () => {
  const regionIn = (kanton: string, codes: string[]) =>
    codes.map(code => {
      const gefunden = kantonMitCode(kanton)
      return gefunden && regionImKanton(gefunden, code)
    })
  expect(regionIn('AG', ['1', 'PR-REG CH1', 'PR-REG CH0', '0'])).toEqual([0, 0, 0, 0])
  expect(regionIn('ZH', ['1', 'PR-REG CH1', 'PR-REG CH0', '0'])).toEqual([1, 1, undefined, undefined])
  expect(regionIn('VD', ['2', '3', 'x'])).toEqual([2, undefined, undefined])
})

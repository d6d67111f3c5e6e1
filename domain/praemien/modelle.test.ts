import { expect, test } from 'vitest'
import { istStandard, modellDes, TARIFTYPEN } from './modelle.ts'

test('the types of 2027 become the four models', () => {
  expect(modellDes('BASE', 'BASE', 'BASE')).toBe('TAR-BASE')
  expect(modellDes('PRAXIS', '01_016', 'Gesundheitspraxisversicherung')).toBe('TAR-HAM')
  expect(['HMO_PLUS', 'BE_HMO', '12_hmo', 'Casa HMO'].map(code => modellDes('PRAXIS', code, ''))).toEqual(
    Array(4).fill('TAR-HMO'),
  )
  expect(modellDes('PRAXIS', 'HMO_PLUS', 'Praxismodell')).toBe('TAR-HMO')
  expect(modellDes('PRAXIS', 'X', 'HMO für Ärztenetz')).toBe('TAR-HMO')
  expect(modellDes('PRAXIS', 'THMOS', '')).toBe('TAR-HAM')
  expect((['FLEX', 'TEL_DIG', 'PHARM'] as const).map(typ => modellDes(typ, 'x', 'x'))).toEqual([
    ...['TAR-DIV', 'TAR-DIV', 'TAR-DIV'],
  ])
  expect(modellDes('TAR-HAM', 'HMO_1', 'HMO')).toBe('TAR-HAM')
})

test('free choice is one type of each generation', () => {
  expect(TARIFTYPEN.filter(istStandard)).toEqual(['TAR-BASE', 'BASE'])
})

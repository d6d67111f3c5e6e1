import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frankenText, mitApostroph, rappenAusText } from './rappen.ts'

test.each([
  ['412.2', 412_20],
  ['503', 503_00],
  ['510.0', 510_00],
  ['19.55', 19_55],
  ['540.900', 540_90],
])('reads %s', (text, rappen) => expect(rappenAusText(text)).toBe(rappen))

test.each(['', '412,2', '-3', '1e3', '12.345', 'NaN', ' 5'])('refuses %j', text => {
  expect(rappenAusText(text)).toBeUndefined()
})

test('reads every amount back that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_99 }), rappen => {
      expect(rappenAusText(frankenText(rappen).replaceAll('’', ''))).toBe(rappen)
    }),
  )
})

test('writes amounts the Swiss way', () => {
  expect(frankenText(1_234_50)).toBe('1’234.50')
  expect(frankenText(5_15)).toBe('5.15')
  expect(frankenText(-5)).toBe('−0.05')
  expect(mitApostroph(1234567)).toBe('1’234’567')
})

import { expect, test } from 'vitest'
import { parseConsent } from './consent-record.ts'

test('reads a stored choice', () => {
  const stored = { essential: true, statistics: true, marketing: false, timestamp: 1_763_200_000_000 }
  expect(parseConsent(JSON.stringify(stored))).toEqual(stored)
})

test.each([null, '', 'x', '{', '[]', '{}', '"true"', '7', '{"statistics":"yes","marketing":true}'])(
  'asks again when the stored value is %j',
  value => expect(parseConsent(value)).toBeNull(),
)

test('essential cookies cannot be switched off by a tampered record', () => {
  expect(parseConsent('{"essential":false,"statistics":true,"marketing":true,"timestamp":1}')?.essential).toBe(true)
})

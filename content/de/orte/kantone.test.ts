import { expect, test } from 'vitest'
import { KANTONE } from '#domain/orte/kantone.ts'
import { kantonName } from './kantone.ts'

test('every canton has a name of its own', () => {
  const namen = KANTONE.map(({ kanton }) => kantonName(kanton))
  expect(namen.filter(name => /^[A-Z]{2}$/.test(name))).toEqual([])
  expect(new Set(namen).size).toBe(26)
})

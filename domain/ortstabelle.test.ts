import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeOrtstabelle, encodeOrtstabelle, ortFolge } from './ortstabelle.ts'

const ort = fc.record({
  plz: fc.integer({ min: 1000, max: 9999 }),
  ort: fc.string({ minLength: 1, unit: 'grapheme' }),
  gemeinde: fc.string({ minLength: 1, unit: 'grapheme' }),
  bfs: fc.integer({ min: 1, max: 7000 }),
  kanton: fc.constantFrom('ZH', 'BE', 'AG'),
  region: fc.integer({ min: 0, max: 3 }),
})

test('decoding gives back what was encoded', () => {
  fc.assert(
    fc.property(fc.array(ort), orte => {
      const sortiert = orte.sort(ortFolge)
      expect(decodeOrtstabelle(encodeOrtstabelle(sortiert))).toEqual(sortiert)
    }),
  )
})

test('one line per municipality, a place of the same name is only a postcode', () => {
  const winterthur = { gemeinde: 'Winterthur', bfs: 230, kanton: 'ZH', region: 2 }
  const text = encodeOrtstabelle([
    { plz: 8400, ort: 'Winterthur', ...winterthur },
    { plz: 8408, ort: 'Winterthur', ...winterthur },
    { plz: 8409, ort: 'Hegi', ...winterthur },
  ])
  expect(text).toContain('\n[230,"Winterthur","8400","8408","8409Hegi"]\n')
})

test('another format is refused', () => expect(() => decodeOrtstabelle('{"format":2}')).toThrow('Unknown format'))

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

test('the order: canton, region, BFS number, postcode, name', () => {
  const ort = (kanton: string, region: number, bfs: number, plz: number, name: string) => ({
    ...{ kanton, region, bfs, plz, ort: name },
    gemeinde: 'x',
  })
  // Each comes before the next by one thing alone, and after it by everything that counts less.
  const geordnet = [
    ort('AG', 3, 300, 3000, 'Z'),
    ort('BE', 1, 300, 3000, 'Z'),
    ort('BE', 2, 100, 3000, 'Z'),
    ort('BE', 2, 200, 1000, 'Z'),
    ort('BE', 2, 200, 2000, 'A'),
    ort('BE', 2, 200, 2000, 'B'),
  ]
  expect(geordnet.toReversed().sort(ortFolge)).toEqual(geordnet)
  expect(geordnet.toSorted(ortFolge)).toEqual(geordnet)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeLagen, encodeLagen, lagenDer } from './lagetabelle.ts'

const punkt = fc.record({ e: fc.integer({ min: 24_800, max: 28_400 }), n: fc.integer({ min: 10_700, max: 13_000 }) })

test('decoding gives back every place, to a hundred metres', () => {
  fc.assert(
    fc.property(fc.array(punkt), fc.array(punkt), (orte, ausland) => {
      const inMetern = (punkte: typeof orte) => punkte.map(({ e, n }) => ({ e: e * 100, n: n * 100 }))
      const lagen = { orte: inMetern(orte), ausland: inMetern(ausland) }
      expect(decodeLagen(encodeLagen(lagen))).toEqual(lagen)
    }),
  )
})

test('Aeugst am Albis is rounded, not cut', () => {
  const lagen = { orte: [{ e: 2679402.872, n: 1235862.01 }], ausland: [] }
  expect(decodeLagen(encodeLagen(lagen)).orte).toEqual([{ e: 2_679_400, n: 1_235_900 }])
})

const ort = { plz: 8914, ort: 'Aeugst am Albis', gemeinde: 'Aeugst am Albis', bfs: 1, kanton: 'ZH', region: 3 }

test('a place carries the region of its municipality, one abroad none', () => {
  const lagen = { orte: [{ e: 2_679_400, n: 1_235_900 }], ausland: [{ e: 2_757_000, n: 1_223_000 }] }
  expect(lagenDer([ort], lagen)).toEqual([
    { bfs: 1, kanton: 'ZH', region: 3, e: 2_679_400, n: 1_235_900 },
    { bfs: 0, kanton: '', region: 0, e: 2_757_000, n: 1_223_000 },
  ])
})

test('coordinates of another table and other formats are refused', () => {
  expect(() => lagenDer([ort], { orte: [], ausland: [] })).toThrow('another table')
  expect(() => decodeLagen('{"format":2}')).toThrow('Unknown format')
})

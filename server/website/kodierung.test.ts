import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { erlaubteKodierungen, komprimiert } from './kodierung.ts'

test.each([
  ['', []],
  ['br', ['br']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000,gzip;q=0', []],
  ['br; q=0.5, gzip; q=0.8', ['br', 'gzip']],
  ['identity;q=0, gzip ;q=1', ['gzip']],
  ['deflate, zstd, x-gzip, brx', []],
])('Accept-Encoding: %s', (kopf, erwartet) => {
  expect(erlaubteKodierungen(kopf)).toEqual(erwartet)
})

test('what is compressed comes back, in the name of its neighbour, and more effort makes less of it', async () => {
  const inhalt = Buffer.from(Array.from({ length: 2_000 }, (_, zahl) => `<td>${(zahl * 7919) % 1_000}</td>`).join(''))
  const [wenig, viel] = await Promise.all([komprimiert(inhalt, 4), komprimiert(inhalt, 10)])
  expect(viel['.br'] && brotliDecompressSync(viel['.br'])).toEqual(inhalt)
  expect(viel['.gz'] && gunzipSync(viel['.gz'])).toEqual(inhalt)
  expect(viel['.br']?.length).toBeLessThan(wenig['.br']?.length ?? 0)
  expect(viel['.gz']?.length).toBeLessThan(wenig['.gz']?.length ?? 0)
})

test('a coding that makes the content larger is left out', async () => {
  expect(await komprimiert(Buffer.from('a'), 10)).toEqual({})
})

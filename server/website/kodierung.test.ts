import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { erlaubteKodierungen, komprimiert } from './kodierung.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['br', ['br', 'identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000,gzip;q=0', ['identity']],
  ['br; q=0.5, gzip; q=0.8', ['gzip', 'br', 'identity']],
  ['gzip;q=0.2, identity;q=0.5', ['identity', 'gzip']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['gzip, *;q=0', ['gzip', 'identity']],
  ['identity;q=0, gzip', ['gzip', 'identity']],
  ['br;q=viel', ['identity']],
  ['deflate, zstd', ['identity']],
])('Accept-Encoding: %s', (kopf, erwartet) => {
  expect(erlaubteKodierungen(kopf)).toEqual(erwartet)
})

test('what is compressed comes back, in the name of its neighbour', async () => {
  const inhalt = Buffer.from('<p>Prämie</p>'.repeat(100))
  const { '.br': br, '.gz': gzip } = await komprimiert(inhalt, 10)
  expect(br && brotliDecompressSync(br)).toEqual(inhalt)
  expect(gzip && gunzipSync(gzip)).toEqual(inhalt)
})

test('more effort makes less of it', async () => {
  const inhalt = Buffer.from(Array.from({ length: 2_000 }, (_, zahl) => `<td>${(zahl * 7919) % 1_000}</td>`).join(''))
  const [wenig, viel] = await Promise.all([komprimiert(inhalt, 4), komprimiert(inhalt, 10)])
  expect(viel['.br']?.length).toBeLessThan(wenig['.br']?.length ?? 0)
  expect(viel['.gz']?.length).toBeLessThan(wenig['.gz']?.length ?? 0)
})

test('a coding that makes the content larger is left out', async () => {
  expect(await komprimiert(Buffer.from('a'), 10)).toEqual({})
})

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

test('what is compressed comes back', async () => {
  const inhalt = Buffer.from('<p>Prämie</p>'.repeat(100))
  const { br, gzip } = await komprimiert(inhalt)
  expect(br && brotliDecompressSync(br)).toEqual(inhalt)
  expect(gzip && gunzipSync(gzip)).toEqual(inhalt)
})

test('a coding that makes the content larger is left out', async () => {
  expect(await komprimiert(Buffer.from('a'))).toEqual({ br: null, gzip: null })
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SKRIPT, UMLAUT_PFAD } from '../tests/fixtures/server/fake-dist.ts'
import { kleineApp, titel } from '../tests/fixtures/server/kleine-app.ts'
import { sicherheit } from '../tests/fixtures/server/sicherheit.ts'

const { ask, fastify } = kleineApp()
const kodiert = encodeURI(UMLAUT_PFAD)

test('a page has its type, its length, a strong ETag and must be revalidated', async () => {
  const antwort = await ask('/faq')
  expect(antwort.status).toBe(200)
  expect(titel(antwort)).toBe('/faq')
  expect(antwort.headers).toMatchObject({
    ...sicherheit,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(antwort.body.length),
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  })
})

test('brotli, gzip and plain carry the same page, each with its own ETag', async () => {
  const br = await ask('/faq', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const gzip = await ask('/faq', { 'accept-encoding': 'br;q=0, gzip' })
  const plain = await ask('/faq', { 'accept-encoding': 'br;q=0, gzip;q=0' })
  expect([br, gzip, plain].map(a => a.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(new Set([br, gzip, plain].map(a => a.headers.etag)).size).toBe(3)
})

test('a client that has the page gets 304 with what a cache keeps, and no body', async () => {
  const br = { 'accept-encoding': 'br' }
  const etag = String((await ask('/faq', br)).headers.etag)
  for (const marke of [etag, `W/${etag}`, `"x", W/"y" , ${etag}`, '*']) {
    const antwort = await ask('/faq', { ...br, 'if-none-match': marke })
    expect(antwort.status, marke).toBe(304)
    expect(antwort.headers).toMatchObject({ ...sicherheit, etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
    for (const name of ['content-type', 'content-encoding', 'content-length'])
      expect(antwort.headers).not.toHaveProperty(name)
    expect(antwort.body).toHaveLength(0)
  }
  for (const marke of ['"x"', 'W/"x"', '', etag.slice(1, -1)])
    expect((await ask('/faq', { ...br, 'if-none-match': marke })).status, marke).toBe(200)
  // Another coding is another representation.
  expect((await ask('/faq', { 'if-none-match': etag })).status).toBe(200)
})

test('HEAD answers like GET without the body', async () => {
  for (const url of ['/faq', '/blog/gibt-es-nicht', SKRIPT]) {
    const get = await ask(url, { 'accept-encoding': 'br' })
    const head = await ask(url, { 'accept-encoding': 'br' }, 'HEAD')
    expect(head.status).toBe(get.status)
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  }
})

test('hashed files are immutable, those of the last build too; others are revalidated', async () => {
  for (const url of [SKRIPT, '/assets/index-A0old000.js'])
    expect((await ask(url)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
  expect((await ask('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  const schrift = await ask('/assets/schrift-C1c1c1c1.woff2', { 'accept-encoding': 'br, gzip' })
  expect(schrift.headers['content-type']).toBe('font/woff2')
  for (const name of ['content-encoding', 'vary']) expect(schrift.headers).not.toHaveProperty(name)
})

test.each([
  ['/faq/', '/faq'],
  ['/faq//?a=1&b=%C3%A4', '/faq?a=1&b=%C3%A4'],
  ['//', '/'],
  [`${kodiert}/`, kodiert],
  [encodeURI(UMLAUT_PFAD.normalize('NFD')), kodiert],
])('%s leads to %s', async (url, nach) => {
  const antwort = await ask(url)
  expect([antwort.status, antwort.headers.location]).toEqual([308, nach])
  expect(antwort.headers).toMatchObject(sicherheit)
})

test('percent-encoded in either case and with a query it is the page itself', async () => {
  for (const url of [kodiert, kodiert.toLowerCase(), `${kodiert}?utm_source=x`]) {
    const antwort = await ask(url)
    expect([antwort.status, titel(antwort)]).toEqual([200, UMLAUT_PFAD])
  }
})

test.each([
  ['/gibt-es-nicht', '/404'],
  ['/404', '/404'],
  ['/blog/404', '/blog/404'],
  ['/blog/gibt-es-nicht', '/blog/404'],
  ['/blog/a/', '/blog/404'],
  ['/blog/a/b', '/404'],
  ['/blogs', '/404'],
  ['/krankenkasse/x', '/krankenkasse/404'],
  ['/krankenkasse', '/404'],
  ['/ratgeber/%F0%9F%98%80', '/ratgeber/404'],
  ['/blog/%E0%A4%A', '/blog/404'],
  ['/blog/%E0%A4%A/?von=/faq', '/blog/404'],
  ['/blog%2Fkrankenkassen', '/404'],
  ['//evil.example/', '/404'],
  ['//evil.example/..', '/404'],
  ['/\\evil.example/', '/404'],
  ['/%00', '/404'],
  ['/faq%00', '/404'],
  ['/%', '/404'],
  ['/../../etc/passwd', '/404'],
  ['/assets/../.vite/manifest.json', '/404'],
  ['/.vite/manifest.json', '/404'],
  ['/constructor', '/404'],
  ['/__proto__', '/404'],
])('%s is answered 404 with the page %s', async (url, seite) => {
  const antwort = await ask(url)
  expect([antwort.status, titel(antwort)]).toEqual([404, seite])
  expect(antwort.headers).toMatchObject(sicherheit)
  expect(antwort.headers).not.toHaveProperty('etag')
})

test('a very long address is an unknown one, an endless one is refused', async () => {
  expect((await ask(`/${'x'.repeat(10_000)}`)).status).toBe(404)
  const endlos = await ask(`/${'x'.repeat(20_000)}`)
  expect(endlos.status).toBe(431)
  expect(endlos.headers).toMatchObject(sicherheit)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])(
  '%s on a page is 405 and names what is allowed',
  async method => {
    const antwort = await ask('/faq', {}, method)
    expect([antwort.status, antwort.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(antwort.headers).toMatchObject(sicherheit)
  },
)

test('inject, which other tests use, gives the same answers', async () => {
  for (const url of ['/faq', '/faq/', '/blog/x', SKRIPT]) {
    const [http, inject] = [await ask(url), await fastify().inject(url)]
    expect(inject.statusCode).toBe(http.status)
    expect(inject.rawPayload).toEqual(http.body)
    expect(inject.headers.etag).toBe(http.headers.etag)
  }
})

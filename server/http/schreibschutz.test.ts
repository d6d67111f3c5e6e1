import Fastify from 'fastify'
import { describe, expect, it, test } from 'vitest'
import { addKoerper, schreibschutz, warnBeiFremdemProxy } from './schreibschutz.ts'

const FORMULAR = 'application/x-www-form-urlencoded'
const siteUrl = 'https://praemienlotse.ch'

function app() {
  const fastify = Fastify()
  addKoerper(fastify)
  fastify.post('/api/nur-json', schreibschutz({ siteUrl }), async ({ body }) => ({ body }))
  fastify.post('/api/auch-formular', schreibschutz({ siteUrl, formular: true }), async ({ body }) => ({ body }))
  return fastify
}

const poste = (url: string, headers: Record<string, string | string[]>, payload: string | Buffer = '{"a":"ü"}') =>
  app().inject({ method: 'POST', url, headers: headers as Record<string, string>, payload })

describe('what kind of body a write may have', () => {
  it.each([
    ['/api/nur-json', 'application/json', 200],
    ['/api/nur-json', 'Application/JSON; Charset="UTF-8"', 200],
    ['/api/nur-json', 'application/json ; x=y; charset=utf-8', 200],
    ['/api/nur-json', 'application/json; charset=iso-8859-1', 415],
    ['/api/nur-json', 'application/json; charset=utf-16', 415],
    ['/api/nur-json', 'text/plain', 415],
    ['/api/nur-json', 'text/plain; charset=application/json', 415],
    ['/api/nur-json', FORMULAR, 415],
    ['/api/auch-formular', FORMULAR, 200],
    ['/api/auch-formular', 'application/json', 200],
    ['/api/auch-formular', 'multipart/form-data; boundary=x', 415],
  ])('%s as %s: %i', async (url, typ, status) => {
    expect((await poste(url, { 'content-type': typ })).statusCode).toBe(status)
  })

  it.each([
    [200, 200],
    [201, 415],
  ])('a type of %i characters: %i', async (zeichen, status) => {
    const typ = 'application/json; x='.padEnd(zeichen, 'y')
    expect((await poste('/api/nur-json', { 'content-type': typ })).statusCode).toBe(status)
  })

  it('none at all is refused', async () => {
    expect((await app().inject({ method: 'POST', url: '/api/nur-json' })).statusCode).toBe(415)
  })

  it.each([
    ['identity', 200],
    ['gzip', 415],
  ])('coded as %s: %i', async (kodierung, status) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': kodierung }
    expect((await poste('/api/nur-json', headers)).statusCode).toBe(status)
  })
})

describe('where a write may come from', () => {
  it.each([
    [{ origin: 'https://praemienlotse.ch' }, 200],
    [{ origin: 'https://boese.example' }, 403],
    [{ origin: 'https://localhost' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://praemienlotse.ch', 'sec-fetch-site': 'cross-site' }, 403],
  ])('%o: %i', async (herkunft, status) => {
    const headers = { 'content-type': 'application/json', host: 'localhost', ...herkunft }
    const antwort = await poste('/api/nur-json', headers as unknown as Record<string, string>)
    expect(antwort.statusCode).toBe(status)
  })
})

describe('bodies', () => {
  it('are read as UTF-8, JSON and forms alike', async () => {
    expect((await poste('/api/nur-json', { 'content-type': 'application/json' })).json()).toEqual({ body: { a: 'ü' } })
    const formular = await poste('/api/auch-formular', { 'content-type': FORMULAR }, 'a=%C3%BC&b=1+2')
    expect(formular.json()).toEqual({ body: { a: 'ü', b: '1 2' } })
  })

  it.each(['application/json', FORMULAR])('that are no UTF-8 are refused: %s', async typ => {
    const antwort = await poste('/api/auch-formular', { 'content-type': typ }, Buffer.from([0x22, 0xff, 0x22]))
    expect([antwort.statusCode, antwort.json().message]).toEqual([400, 'body is not UTF-8, or no enquiry'])
  })

  it.each(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'])(
    'that reach for prototypes are refused: %s',
    async koerper => {
      expect((await poste('/api/nur-json', { 'content-type': 'application/json' }, koerper)).statusCode).toBe(400)
    },
  )

  it.each([
    [999, 200],
    [1_000, 400],
  ])('of %i brackets: %i', async (klammern, status) => {
    for (const paar of ['[]', '{}']) {
      const koerper = `[${Array(klammern - 1).fill(paar)}]`
      const antwort = await poste('/api/nur-json', { 'content-type': 'application/json' }, koerper)
      expect(antwort.statusCode).toBe(status)
    }
  })

  it('of another kind are read nowhere', async () => {
    const fastify = Fastify()
    addKoerper(fastify)
    fastify.post('/frei', async ({ body }) => ({ body }))
    const antwort = await fastify.inject({
      method: 'POST',
      url: '/frei',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    })
    expect(antwort.statusCode).toBe(415)
  })
})

test('a write is answered within five seconds, whatever hangs', () => {
  expect(schreibschutz({ siteUrl }).handlerTimeout).toBe(4_900)
})

describe('a proxy whose word does not count', () => {
  async function warnungen(trustProxy: readonly string[], ...anfragen: Record<string, string>[]): Promise<string[]> {
    const zeilen: string[] = []
    const fastify = Fastify({ logger: { level: 'warn', stream: { write: zeile => zeilen.push(zeile) } } })
    warnBeiFremdemProxy(fastify, trustProxy)
    fastify.get('/', async () => 'gut')
    for (const headers of anfragen) await fastify.inject({ url: '/', headers })
    return zeilen.map(zeile => JSON.parse(zeile).msg)
  }

  const WARNUNG =
    'X-Forwarded-Kopfzeilen ohne TRUST_PROXY: Sie werden nicht beachtet, alle Besucher hinter dem Proxy teilen eine Grenze.'

  it('is told of once', async () => {
    const proxy = { 'x-forwarded-for': '192.0.2.1' }
    expect(await warnungen([], {}, { 'x-anders': '1' })).toEqual([])
    expect(await warnungen([], proxy, proxy)).toEqual([WARNUNG])
    expect(await warnungen([], { 'x-forwarded-proto': 'https' })).toEqual([WARNUNG])
    expect(await warnungen(['127.0.0.1'], proxy)).toEqual([])
  })
})

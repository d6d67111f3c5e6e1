import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { leseServer, ZH } from '../../tests/fixtures/lese-server.ts'
import { inhaltsHash } from '../inhalts-hash.ts'
import { registerLesen } from './lesen.ts'

const { bestand, get, json } = await leseServer()

test('an unchanged answer costs no body', async () => {
  const erste = await get(`/api/angebote?${ZH}`)
  expect(erste.headers.etag).toBe(`"${inhaltsHash(erste.rawPayload)}"`)
  const zweite = await get(`/api/angebote?${ZH}`, { 'if-none-match': erste.headers.etag })
  expect([zweite.statusCode, zweite.body, zweite.headers.etag]).toEqual([304, '', erste.headers.etag])
  expect((await get(`/api/angebote?${ZH}&limit=3`)).headers.etag).not.toBe(erste.headers.etag)
})

test('a known question is answered alike before the framework sees it', async () => {
  const direkt = Fastify()
  const direkteAntwort = registerLesen(direkt, bestand)
  const frage = { method: 'GET', url: `/api/angebote?${ZH}`, headers: {} }
  expect(direkteAntwort(frage)).toBeNull()

  const erste = await direkt.inject({ url: frage.url })
  const zweite = direkteAntwort(frage)
  expect([zweite?.status, zweite?.inhalt?.toString()]).toEqual([200, erste.body])
  for (const name of ['ETag', 'Cache-Control', 'Content-Type', 'Content-Length']) {
    const stelle = zweite?.kopf.indexOf(name) ?? -1
    expect([name, zweite?.kopf[stelle + 1]]).toEqual([name, String(erste.headers[name.toLowerCase()])])
  }
  const bekannt = direkteAntwort({ ...frage, headers: { 'if-none-match': String(erste.headers.etag) } })
  expect([bekannt?.status, bekannt?.inhalt]).toEqual([304, null])
  expect(direkteAntwort({ ...frage, method: 'HEAD' })).toBeNull()
  await direkt.close()
})

test('tables are immutable and come compressed', async () => {
  const { regionen } = await json('/daten/verzeichnis.json')
  const antwort = await get(regionen['zh-1'], { 'accept-encoding': 'gzip, br' })
  expect(antwort.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  })
  expect((await get(regionen['zh-1'])).json()).toMatchObject({ jahr: 2025, kanton: 'ZH', region: 1 })
  expect((await get('/daten/2025/zh-1.0000.json')).statusCode).toBe(404)
})

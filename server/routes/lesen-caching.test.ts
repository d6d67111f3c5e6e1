import { expect, test } from 'vitest'
import { leseServer, ZH } from '../../tests/fixtures/server/lese-server.ts'
import { inhaltsHash } from '../http/inhalts-hash.ts'

const { get, json } = await leseServer()

test('an unchanged answer costs no body', async () => {
  const erste = await get(`/api/angebote?${ZH}`)
  expect(erste.headers.etag).toBe(`"${inhaltsHash(erste.rawPayload)}"`)
  const zweite = await get(`/api/angebote?${ZH}`, { 'if-none-match': erste.headers.etag })
  expect([zweite.statusCode, zweite.body, zweite.headers.etag]).toEqual([304, '', erste.headers.etag])
  expect((await get(`/api/angebote?${ZH}&limit=3`)).headers.etag).not.toBe(erste.headers.etag)
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

import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import type { GeholterAusgang } from '#db/ausgang.ts'
import { webhookZusteller } from './webhook.ts'

const GEHEIMNIS = `whsec_${Buffer.from('a key of the operator').toString('base64')}`

const zeile: GeholterAusgang = {
  id: 'a.webhook',
  art: 'webhook',
  referenz: 'PL-1',
  message_id: 'a.webhook',
  versuche: 0,
  erstellt: 0,
  inhalt: '{"type":"anfrage.erstellt","data":{"ort":"Zürich"}}',
}

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function empfaenger(antworte: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
  server = createServer(antworte).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/haken`
}

const zusteller = (url: string, zeitlimitMs = 5_000) =>
  webhookZusteller({ url, geheimnis: GEHEIMNIS, jetzt: () => new Date(), zeitlimitMs })

test('is signed so that the library of the other side believes it, with the same id each time', async () => {
  const gelesen: { id: unknown; inhalt: unknown }[] = []
  const url = await empfaenger(async (req, res) => {
    const inhalt = new Webhook(GEHEIMNIS).verify(await text(req), req.headers as Record<string, string>)
    gelesen.push({ id: req.headers['webhook-id'], inhalt })
    res.writeHead(204).end()
  })
  expect(await zusteller(url).send(zeile)).toEqual({ art: 'angenommen' })
  expect(await zusteller(url).send(zeile)).toEqual({ art: 'angenommen' })
  const erwartet = { id: 'a.webhook', inhalt: JSON.parse(zeile.inhalt) }
  expect(gelesen).toEqual([erwartet, erwartet])
})

test.each([
  [200, 'angenommen'],
  [410, 'unzustellbar'],
  [400, 'abgelehnt'],
  [401, 'abgelehnt'],
  [404, 'abgelehnt'],
  [500, 'abgelehnt'],
  [429, 'weg'],
  [502, 'weg'],
  [503, 'weg'],
  [504, 'weg'],
])('answer %i: %s', async (status, art) => {
  const url = await empfaenger((_req, res) => void res.writeHead(status).end('x'.repeat(100_000)))
  expect((await zusteller(url).send(zeile)).art).toBe(art)
})

test('follows no redirect', async () => {
  let aufrufe = 0
  const url = await empfaenger((_req, res) => {
    aufrufe++
    res.writeHead(307, { location: '/anderswo' }).end()
  })
  expect(await zusteller(url).send(zeile)).toEqual({ art: 'abgelehnt', code: '307' })
  expect(aufrufe).toBe(1)
})

test('nobody there', async () => {
  const url = await empfaenger(() => {})
  server.close()
  await once(server, 'close')
  expect(await zusteller(url).send(zeile)).toEqual({ art: 'weg', code: 'ECONNREFUSED' })
})

test('hangs', async () => {
  const url = await empfaenger(() => {})
  expect(await zusteller(url, 100).send(zeile)).toEqual({ art: 'abgebrochen', code: 'ETIMEDOUT' })
})

test('breaks off', async () => {
  const url = await empfaenger(req => void req.socket.destroy())
  expect((await zusteller(url).send(zeile)).art).toBe('abgebrochen')
})

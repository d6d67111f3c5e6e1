import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../tests/fixtures/http-ask.ts'
import { sicherheit } from '../tests/fixtures/sicherheit.ts'
import { createHttpServer, drain, openSockets } from './http-server.ts'

let server: Server
let sockets: ReadonlySet<Socket>
let port: number
let handler: (res: ServerResponse) => void
const onError = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  server = createHttpServer((_req, res) => handler(res), onError)
  sockets = openSockets(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => server.closeAllConnections())

test('draining waits for a running request', async () => {
  const { promise: angekommen, resolve } = Promise.withResolvers<ServerResponse>()
  handler = resolve
  const antwort = ask(port, '/')
  const res = await angekommen
  const ende = drain(server, sockets, 60_000)
  res.end('fertig')
  expect((await antwort).body.toString()).toBe('fertig')
  expect(await ende).toBe(true)
})

test('draining cuts what still runs at the time limit, and says so', async () => {
  const { promise: angekommen, resolve } = Promise.withResolvers<ServerResponse>()
  handler = resolve
  const antwort = ask(port, '/')
  // Handled here already, because it rejects before it is awaited below.
  antwort.catch(() => {})
  await angekommen
  expect(await drain(server, sockets, 1)).toBe(false)
  await expect(antwort).rejects.toThrow()
})

test('draining accepts no new connection', async () => {
  const ende = drain(server, sockets, 60_000)
  expect(await ende).toBe(true)
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
})

test('a connection that never asked does not hold up the end', async () => {
  const stumm = connect(port, '127.0.0.1')
  await once(server, 'connection')
  expect(sockets.size).toBe(1)
  const ende = drain(server, sockets, 60_000)
  await once(stumm, 'close')
  expect(await ende).toBe(true)
})

test('a handler that throws is answered 500 without details, and reported', async () => {
  handler = () => {
    throw new Error('geheim')
  }
  const { status, headers, body } = await ask(port, '/')
  expect(status).toBe(500)
  expect(headers).toMatchObject({
    ...sicherheit,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(body.toString()).toContain('Auf dem Server ist ein Fehler aufgetreten')
  expect(body.toString()).not.toContain('geheim')
  expect(onError).toHaveBeenCalledWith(new Error('geheim'))
})

test('slow senders and idle connections have limits', () => {
  expect(server.headersTimeout).toBe(15_000)
  expect(server.requestTimeout).toBe(30_000)
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})

import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask } from '../../tests/fixtures/server/http-ask.ts'
import { kleineApp } from '../../tests/fixtures/server/kleine-app.ts'
import { drain, openSockets } from './server.ts'

let server: Server
let sockets: ReadonlySet<Socket>
let port: number
let handler: (res: ServerResponse) => void

beforeEach(async () => {
  server = createServer((_req, res) => handler(res))
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

const { fastify } = kleineApp()

test('slow senders and idle connections have limits', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = fastify().server
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    timeout: 60_000,
  })
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
})

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { schluesselFuer, sende } from './senden.ts'

const KEY = '2f9e6d0c-3b52-4f53-9d3c-0c5f2f1f7a11'

describe('sende, against a real server', () => {
  let server: Server
  let answer: RequestListener
  let address: string

  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x`
  })
  afterEach(() => {
    vi.restoreAllMocks()
    server.closeAllConnections()
    server.close()
  })

  test('JSON with the key; the reference comes back', async () => {
    const seen: unknown[] = []
    answer = (request, response) => {
      let body = ''
      request.on('data', part => {
        body += part
      })
      request.on('end', () => {
        seen.push(request.method, request.headers['idempotency-key'], request.headers['content-type'], JSON.parse(body))
        response.writeHead(201).end('{"referenz":"A-1"}')
      })
    }
    expect(await sende(address, { ort: 'Zürich' }, KEY)).toEqual({ art: 'angenommen', referenz: 'A-1' })
    expect(seen).toEqual(['POST', KEY, 'application/json', { ort: 'Zürich' }])
  })

  test('a refusal with its sentence and fields', async () => {
    answer = (_, response) =>
      response
        .writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
        .end('{"fehler":"Ungültig.","felder":{"plz":"Vier Ziffern."}}')
    expect(await sende(address, {}, KEY)).toEqual({
      art: 'abgelehnt',
      status: 400,
      meldung: 'Ungültig.',
      felder: { plz: 'Vier Ziffern.' },
    })
  })

  test('a refusal by something in between has no sentence', async () => {
    answer = (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    expect(await sende(address, {}, KEY)).toEqual({ art: 'abgelehnt', status: 502, meldung: '', felder: {} })
  })

  test('an answer cut off is no answer', async () => {
    answer = (_, response) => {
      response.writeHead(201, { 'content-length': '20' }).write('{"refe')
      setImmediate(() => response.destroy())
    }
    expect(await sende(address, {}, KEY)).toEqual({ art: 'nicht-erreicht' })
  })

  test('no answer within 15 seconds is none', async () => {
    const limits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(limit => {
      limits.push(limit)
      return AbortSignal.abort()
    })
    answer = () => {}
    expect(await sende(address, {}, KEY)).toEqual({ art: 'nicht-erreicht' })
    expect(limits).toEqual([15_000])
  })

  test('a refused connection is no answer', async () => {
    await new Promise(resolve => server.close(resolve))
    expect(await sende(address, {}, KEY)).toEqual({ art: 'nicht-erreicht' })
  })
})

describe('schluesselFuer', () => {
  test('a UUID of version 4', () => {
    expect(schluesselFuer({ a: 1 })).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  test('belongs to one content', () => {
    const first = schluesselFuer({ nachricht: 'eins' })
    const other = schluesselFuer({ nachricht: 'zwei' })
    expect(other).not.toBe(first)
    expect(schluesselFuer({ nachricht: 'eins' })).toBe(first)
  })
})

import { afterEach, expect, test } from 'vitest'
import { UMLAUT_PFAD } from '../../fixtures/server/fake-dist.ts'
import { sendRaw } from '../../fixtures/server/http-ask.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'
import { sicherheit } from '../../fixtures/server/sicherheit.ts'

const { start, endAll } = serverProcesses()
afterEach(endAll)

function expectSicherheit(antwort: string): void {
  // Names of headers have no case, and the framework writes them small.
  const klein = antwort.toLowerCase()
  for (const [name, wert] of Object.entries(sicherheit)) expect(klein).toContain(`${name}: ${wert}\r\n`.toLowerCase())
}

test('umlauts in the request line as raw bytes are refused: every browser encodes them', async () => {
  const { port } = await start()
  const roh = await sendRaw(port, `GET ${UMLAUT_PFAD} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  expect(roh).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expectSicherheit(roh)
})

test('what is no proper request is answered too, with all security headers', async () => {
  const { port } = await start()
  for (const [bytes, status] of [
    ['GET / HTTP/9.9\r\n\r\n', 400],
    ['Unsinn\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
    [`GET ${UMLAUT_PFAD} HTTP/1.1\r\n\r\n`, 400],
    [`GET ${UMLAUT_PFAD} HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.0\r\n\r\n`, 400],
    [`GET ${UMLAUT_PFAD} HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n`, 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET / HTTP/1.1\r\nHost: a\r\nExpect: Wunder\r\n\r\n', 417],
    ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 405],
    ['TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['TRACE /api/kantone HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    ['GET / HTTP/1.0\r\n\r\n', 200],
  ] as const) {
    const antwort = await sendRaw(port, bytes)
    expect(antwort.slice(0, 12), bytes.slice(0, 80)).toBe(`HTTP/1.1 ${status}`)
    expectSicherheit(antwort)
  }
})

test('pipelined requests are answered in order', async () => {
  const { port } = await start()
  const zeilen = ' HTTP/1.1\r\nHost: localhost\r\n'
  const antwort = await sendRaw(
    port,
    `GET /faq${zeilen}\r\nGET /api/x${zeilen}\r\nGET /blog/x${zeilen}\r\nGET /healthz${zeilen}Connection: close\r\n\r\n`,
  )
  expect(antwort.match(/HTTP\/1\.1 \d+|<title>.*?<\/title>|"fehler"|"status"/g)).toEqual([
    ...['HTTP/1.1 200', '<title>/faq</title>'],
    ...['HTTP/1.1 404', '"fehler"'],
    ...['HTTP/1.1 404', '<title>/blog/404</title>'],
    ...['HTTP/1.1 200', '"status"'],
  ])
})

test('what is no proper request costs those before it no answer', async () => {
  const { port } = await start()
  const zeilen = ' HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const [readyz, faq] = [`GET /readyz${zeilen}`, `GET /faq${zeilen}`]
  for (const [schlecht, status] of [
    [`GET ${UMLAUT_PFAD}${zeilen}`, 400],
    [`Unsinn${zeilen}`, 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nExpect: Wunder\r\n\r\n', 417],
    ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 405],
    ['POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nUnsinn\r\n', 404],
  ] as const) {
    const antworten = async (davor: string) =>
      (await sendRaw(port, davor + schlecht)).match(/HTTP\/1\.1 \d+|<title>\/.*?<\/title>|"bereit"/g)
    const [bereit, seite] = [
      ['HTTP/1.1 200', '"bereit"'],
      ['HTTP/1.1 200', '<title>/faq</title>'],
    ]
    expect(await antworten(readyz), schlecht).toEqual([...bereit, `HTTP/1.1 ${status}`])
    expect(await antworten(faq), schlecht).toEqual([...seite, `HTTP/1.1 ${status}`])
    expect(await antworten(readyz + faq), schlecht).toEqual([...bereit, ...seite, `HTTP/1.1 ${status}`])
  }
})

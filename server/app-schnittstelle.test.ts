import { expect, test } from 'vitest'
import { SKRIPT } from '../tests/fixtures/server/fake-dist.ts'
import { sendRaw } from '../tests/fixtures/server/http-ask.ts'
import { kleineApp, titel } from '../tests/fixtures/server/kleine-app.ts'
import { sicherheit } from '../tests/fixtures/server/sicherheit.ts'

const { ask, port, logzeilen, umstaende } = kleineApp()

test('an unknown address below /api is answered in JSON', async () => {
  for (const url of ['/api', '/api/gibt-es-nicht?x=1', '/api/%', '/api/kaputt/', '/api/:a(', '/api/*a', '/api/*']) {
    const antwort = await ask(url)
    expect(antwort.status, url).toBe(404)
    expect(JSON.parse(antwort.body.toString())).toEqual({ fehler: 'Diese Adresse gibt es nicht.' })
    expect(antwort.headers).toMatchObject({ ...sicherheit, 'cache-control': 'no-store' })
  }
})

test('a wrong method below /api is 405 and names what is allowed', async () => {
  for (const url of ['/api/nur-senden', '/api/nur-%73enden?x=1']) {
    const antwort = await ask(url, {}, 'GET')
    expect([antwort.status, antwort.headers.allow], url).toEqual([405, 'POST'])
  }
  expect((await ask('/api/kaputt', {}, 'DELETE')).headers.allow).toBe('GET, HEAD')
})

test('a broken body is refused although its handler still waits for it', async () => {
  const zeilen = ['Host: a', 'Content-Type: application/json', 'Transfer-Encoding: chunked', '', 'Unsinn', '']
  const antwort = await sendRaw(port(), ['POST /api/nur-senden HTTP/1.1', ...zeilen].join('\r\n'))
  expect(antwort.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
})

test.each(['/healthz', '/readyz?x=1'])('%s can only be read', async url => {
  for (const method of ['POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const antwort = await ask(url, {}, method)
    expect([antwort.status, antwort.headers.allow], method).toEqual([405, 'GET, HEAD'])
    expect(antwort.headers).toMatchObject({ ...sicherheit, 'cache-control': 'no-store' })
  }
})

test('the absolute form without a path is the start page', async () => {
  const antwort = await ask('http://praemienlotse.ch?x=1')
  expect([antwort.status, titel(antwort)]).toEqual([200, '/'])
})

test('an error in a handler tells the visitor nothing and the log no person', async () => {
  logzeilen.length = 0
  const antwort = await ask('/api/kaputt?email=anna@example.ch')
  expect(antwort.status).toBe(500)
  expect(antwort.headers).toMatchObject(sicherheit)
  expect(antwort.body.toString()).toMatch(/^{"fehler":"Auf dem Server ist ein Fehler aufgetreten/)
  const zeilen = logzeilen.map(zeile => JSON.parse(zeile))
  expect(zeilen).toEqual([
    expect.objectContaining({
      level: 50,
      method: 'GET',
      route: '/api/kaputt',
      fehler: expect.objectContaining({ name: 'Error' }),
    }),
    expect.objectContaining({ level: 30, method: 'GET', route: '/api/kaputt', status: 500, ms: expect.any(Number) }),
  ])
  expect(zeilen[0].fehler.stack[0]).toContain('kleine-app.ts')
  expect(logzeilen.join()).not.toMatch(/anna|127\.0\.0\.1/)
})

test('pages, files and unknown addresses leave no line in the log', async () => {
  logzeilen.length = 0
  for (const url of ['/faq', SKRIPT, '/anna@example.ch', '/healthz', '/%']) await ask(url, { 'x-geheim': 'anna' })
  expect(logzeilen).toEqual([])
})

test('readiness follows the checks, health does not', async () => {
  for (const [check, status] of [
    [async () => true, 200],
    [async () => false, 503],
    [() => Promise.reject(new Error('weg')), 503],
  ] as const) {
    umstaende.datenbankDa = check
    const bereit = await ask('/readyz')
    expect(bereit.status).toBe(status)
    expect(JSON.parse(bereit.body.toString())).toEqual({
      bereit: status === 200,
      pruefungen: { datenbank: status === 200 },
    })
    const lebt = await ask('/healthz')
    expect(lebt.status).toBe(200)
    for (const antwort of [bereit, lebt])
      expect(antwort.headers).toMatchObject({ ...sicherheit, 'cache-control': 'no-store' })
  }
})

import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { formular } from '../../fixtures/anfragen/anfrage-muster.ts'
import { SKRIPT } from '../../fixtures/server/fake-dist.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { FORMULAR, JSON_KOPF, praemie, schreibServer } from '../../fixtures/server/schreib-server.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'
import { sicherheit } from '../../fixtures/server/sicherheit.ts'

const server = serverProcesses()
afterEach(server.endAll)

const TAG_MANAGER_SKRIPTE =
  "script-src 'self' https://www.googletagmanager.com/gtm.js https://www.googletagmanager.com/gtag/ https://googleads.g.doubleclick.net/pagead/viewthroughconversion/;"

describe('every answer of a running server has the security headers', () => {
  const { port, send } = schreibServer()
  const json = JSON.stringify(praemie)

  it.each([
    ['a page', 200, '/faq'],
    ['a page that is not there', 404, '/gibt-es-nicht'],
    ['a redirect', 308, '/faq/'],
    ['a script', 200, SKRIPT],
    ['a picture', 200, '/favicon.svg'],
    ['a feed for machines', 200, '/robots.txt'],
    ['the national table', 200, '/praemien/daten/schweiz-2025.csv'],
    ['one of a year that is not there', 404, '/praemien/daten/schweiz-2019.csv'],
    ['health', 200, '/healthz'],
    ['readiness', 200, '/readyz'],
    ['the interface', 200, '/api/kantone'],
    ['its description', 200, '/api/openapi.json'],
    ['a question it refuses', 400, '/api/angebote?plz=x'],
    ['an address it lacks', 404, '/api/gibt-es-nicht'],
    ['a write that is read', 405, PFADE.praemienAnfrage],
  ])('%s: %i', async (_was, status, pfad) => {
    const antwort = await ask(port(), pfad)
    expect(antwort.status).toBe(status)
    expect(antwort.headers).toMatchObject(sicherheit)
  })

  it('a page the browser has: 304', async () => {
    const antwort = await ask(port(), '/faq', { headers: { 'if-none-match': '*' } })
    expect(antwort.status).toBe(304)
    expect(antwort.headers).toMatchObject(sicherheit)
  })

  it.each([
    ['an enquiry', 201, JSON_KOPF, json],
    ['one that is no JSON', 400, JSON_KOPF, '{'],
    ['one without fields', 400, JSON_KOPF, '{}'],
    ['one from another site', 403, { ...JSON_KOPF, origin: 'https://boese.example' }, json],
    ['one that is too large', 413, JSON_KOPF, JSON.stringify({ ...praemie, message: 'x'.repeat(20_000) })],
    ['one of another kind', 415, { 'content-type': 'text/plain' }, json],
  ])('%s: %i', async (_was, status, headers, body) => {
    const antwort = await send({ headers, body })
    expect(antwort.status).toBe(status)
    expect(antwort.headers).toMatchObject(sicherheit)
  })

  it.each([
    ['the contact form', 303, formular()],
    ['the contact form with a mistake', 400, formular({ email: 'x' })],
  ])('%s: %i', async (_was, status, body) => {
    const antwort = await send({ pfad: PFADE.kontaktAnfrage, headers: FORMULAR, body })
    expect(antwort.status).toBe(status)
    expect(antwort.headers).toMatchObject(sicherheit)
  })
})

it('also an answer that there were too many', async () => {
  const { port } = await server.start({ ANFRAGEN_LIMIT: '1' })
  const frage = { method: 'POST', headers: JSON_KOPF, body: JSON.stringify(praemie) }
  expect((await ask(port, PFADE.praemienAnfrage, frage)).status).toBe(201)
  const zuViele = await ask(port, PFADE.praemienAnfrage, {
    ...frage,
    body: JSON.stringify({ ...praemie, email: 'anders@example.ch' }),
  })
  expect(zuViele.status).toBe(429)
  expect(zuViele.headers).toMatchObject(sicherheit)
})

it('also an answer without a database', async () => {
  const { port } = await server.start({ DATABASE_URL: 'postgres://test@127.0.0.1:1/test' })
  const frage = { method: 'POST', headers: JSON_KOPF, body: JSON.stringify(praemie) }
  for (const antwort of [await ask(port, PFADE.praemienAnfrage, frage), await ask(port, '/readyz')]) {
    expect(antwort.status).toBe(503)
    expect(antwort.headers).toMatchObject(sicherheit)
  }
})

it('with a tag manager only pages get the wider policy', async () => {
  const { port } = await server.start({ GTM_ID: 'GTM-ABC1234' })
  for (const pfad of ['/faq', '/gibt-es-nicht'])
    expect((await ask(port, pfad)).headers['content-security-policy'], pfad).toContain(TAG_MANAGER_SKRIPTE)
  for (const pfad of ['/faq/', SKRIPT, '/robots.txt', '/healthz', '/api/kantone', '/api/gibt-es-nicht'])
    expect((await ask(port, pfad)).headers, pfad).toMatchObject(sicherheit)
})

describe('metrics', () => {
  /** Whether somebody takes a connection there. */
  async function nimmtAn(host: string, port: number): Promise<boolean> {
    const socket = connect(port, host)
    const offen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    return offen
  }

  it('listen on 127.0.0.1 and on no other address of this machine', async () => {
    const port = await freePort()
    await server.start({ METRICS_PORT: String(port) })
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)

    const eigene = Object.values(networkInterfaces()).flatMap(karten => karten ?? [])
    const andere = ['127.0.0.2', '::1', ...eigene.filter(({ internal }) => !internal).map(({ address }) => address)]
    for (const host of andere) expect(await nimmtAn(host, port), host).toBe(false)

    // Where nobody could reach another address anyway the lines above would prove nothing.
    const ueberall = createServer().listen(0, '0.0.0.0')
    await once(ueberall, 'listening')
    const adresse = ueberall.address()
    expect(await nimmtAn('127.0.0.2', typeof adresse === 'object' && adresse ? adresse.port : 0)).toBe(true)
    ueberall.close()
  })
})

import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, test } from 'vitest'
import { SERVER_FEHLER } from '#content/rahmen/server-fehler.ts'
import { PFADE } from '#contract/pfade.ts'
import { openDatenbank } from '#db/datenbank.ts'
import { kodierterPfad } from '#server/website/adresse.ts'
import { readListe, readVersion, writeVersion } from '#server/website/ordner.ts'
import { pfadVon } from '#server/website/regeln.ts'
import { hasBrotli, type Nginx, nginxVersion, startNginx } from '../../scripts/lib/nginx.ts'
import { formular } from '../fixtures/anfragen/anfrage-muster.ts'
import { gueltigeAnfrage } from '../fixtures/anfragen/anfragen-last.ts'
import { SKRIPT, UMLAUT_PFAD } from '../fixtures/server/fake-dist.ts'
import { ask, roheBytes, sendRaw } from '../fixtures/server/http-ask.ts'
import { FORMULAR, JSON_KOPF } from '../fixtures/server/schreib-server.ts'
import { type Serverprozess, serverProcesses } from '../fixtures/server/server-process.ts'
import { sicherheit } from '../fixtures/server/sicherheit.ts'
import { reportEngine } from './browser.ts'
import { VAR_DIR } from './website.ts'

const COMPARED = [
  ...['content-type', 'content-encoding', 'content-length', 'content-disposition', 'vary', 'cache-control', 'etag'],
  ...['last-modified', 'accept-ranges', 'location', 'allow', 'retry-after', ...Object.keys(sicherheit)],
]
const CODINGS = [undefined, 'br', 'gzip', 'identity', 'gzip, deflate, br, zstd', 'br;q=0, gzip']

/** Thousands of questions on a few connections, as a browser asks them. */
const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

type Question = NonNullable<Parameters<typeof ask>[2]>

/** All that has to be the same. */
async function answerOf(port: number, path: string, question: Question) {
  const { status, headers, body } = await ask(port, path, question)
  const compared = COMPARED.flatMap(name => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  const digest = createHash('sha256').update(body).digest('hex')
  return { path, question, status, bytes: body.length, digest, headers: Object.fromEntries(compared) }
}

/** Asks both at once: neither has anything to do while the other one answers. */
async function expectSame(nginx: number, node: number, path: string, question: Question) {
  const [its, expected] = await Promise.all([answerOf(nginx, path, question), answerOf(node, path, question)])
  expect(its).toEqual(expected)
  return its
}

/** Where nginx has no module for it, who takes brotli alone is sent the file as it is. */
const codings = () => (hasBrotli() ? CODINGS : CODINGS.filter(coding => !/br(?!;q=0)/.test(coding ?? '')))
const accepting = (coding: string | undefined) => ({
  headers: coding === undefined ? {} : { 'accept-encoding': coding },
})

const addressesIn = async (website: string) =>
  [...(await readListe(website, (await readVersion(website)) ?? '')).keys()].map(name => ({
    file: kodierterPfad(`/${name}`),
    address: kodierterPfad(pfadVon(name)),
  }))

const encoded = encodeURI(UMLAUT_PFAD)
const NFD = UMLAUT_PFAD.normalize('NFD')
const ODD = [
  ...String.raw`
    / /faq ${SKRIPT} ${PFADE.praemienAnfrage} /?a=1 /faq?utm_source=x /faq/ /faq// /faq/? /faq/?a=1&b=%C3%A4
    // /index /index/ /index.html /blog/ /robots.txt/ /blog/index /assets /assets/ ${SKRIPT}/?x /faq.html/ /faq.html.br/ ${encoded}/ ${encoded.toLowerCase()} ${encoded}?a=b ${encodeURI(NFD)}
    /gibt-es-nicht /404 /404/ /blog/404 /blog/404/ /blog/404.html /blog/404.html.gz /blog/gibt-es-nicht /blog/a/ /blog/a/b /blogs
    /krankenkasse/x /krankenkasse /krankenkasse/ /ratgeber/%F0%9F%98%80 /blog%2Fkrankenkassen /constructor /__proto__
    //evil.example/ //evil.example/.. //faq /\evil.example/ /a/../faq /./faq /faq/. /%66aq /faq%20 /faq#x
    /.vite/manifest.json /assets/../.vite/manifest.json /.well-known/security.txt /.nginx/leer /.nginx/404/ /.nginx/503.json
    /nginx/http.conf /alte.json /anfragen.sqlite /assets/gibt-es-nicht.js /daten/2025/gibt-es-nicht.json /feed.xml
    /praemien/daten/schweiz-2019.csv /api /api/ /api/kantone /api/gibt-es-nicht /api/angebote?plz=x /%61pi/kantone /apis
    /healthz /healthz/ /healthz?x`
    .trim()
    .split(/\s+/),
  ...[
    roheBytes(NFD),
    `/faq/?b=${roheBytes('ä')}`,
    `/faq/?${'x'.repeat(3_000)}`,
    `/${'x'.repeat(10_000)}`,
    `/blog/${'x'.repeat(3_000)}`,
  ],
]

describe.each([
  ['without', ''],
  ['with', 'GTM-ABC1234'],
])('%s a tag manager nginx answers like this server', (_, GTM_ID) => {
  const { node, nginx, website } = bothServers({ GTM_ID })

  it.each(['GET', 'HEAD'])('%s of every file', async method => {
    for (const { file, address } of await addressesIn(website()))
      for (const coding of codings())
        for (const path of new Set([file, address]))
          await expectSame(nginx().port, node().port, path, { method, agent, ...accepting(coding) })
  })

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PROPFIND'])('%s of odd addresses', async method => {
    for (const path of ODD) {
      // As a CDN asks.
      const question = { method, headers: { 'accept-encoding': 'gzip', via: '1.1 cdn' } }
      await expectSame(nginx().port, node().port, path, question)
    }
  })

  it('an ETag of either gets a 304 from both', async () => {
    for (const { address } of await addressesIn(website()))
      for (const coding of codings()) {
        const { etag } = (await ask(node().port, address, { agent, ...accepting(coding) })).headers
        if (etag === undefined) continue
        const question = { agent, headers: { ...accepting(coding).headers, 'if-none-match': `"x", W/${etag}` } }
        const answer = await expectSame(nginx().port, node().port, address, question)
        expect(answer).toMatchObject({ status: 304, bytes: 0, headers: { etag } })
      }
  })
})

/** A server of its own with an invented build, and nginx in front of it. */
function bothServers(settings: Record<string, string>) {
  const processes = serverProcesses()
  const varDir = mkdtempSync(join(tmpdir(), 'nginx-var-'))
  let node: Serverprozess
  let nginx: Nginx
  beforeAll(async () => {
    node = await processes.start({ VAR_DIR: varDir, TRUST_PROXY: '127.0.0.1', ANFRAGEN_LIMIT: '1', ...settings })
    nginx = await startNginx(varDir, node.port)
  })
  afterAll(async () => {
    await nginx.end()
    await processes.endAll()
  })
  return {
    varDir,
    website: () => join(varDir, 'website'),
    node: () => node,
    nginx: () => nginx,
    endNode: processes.endAll,
  }
}

describe('in front of this server nginx', () => {
  const { varDir, website, nginx, endNode } = bothServers({})
  const send = (email: string, localAddress: string, headers = {}) =>
    ask(nginx().port, PFADE.praemienAnfrage, {
      ...{ method: 'POST', headers: { ...JSON_KOPF, ...headers }, agent: new Agent({ localAddress }) },
      body: JSON.stringify({ ...gueltigeAnfrage(0), email }),
    })

  it('passes an enquiry on, with the address that limits count by', async () => {
    expect((await send('eins@example.ch', '127.0.0.2')).status).toBe(201)
    expect((await send('zwei@example.ch', '127.0.0.2')).status).toBe(429)
    expect((await send('drei@example.ch', '127.0.0.2', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429)
    expect((await send('vier@example.ch', '127.0.0.3')).status).toBe(201)
    const db = openDatenbank({ databaseUrl: null, varDir })
    expect(await db.kysely.selectFrom('anfrage').select('id').execute()).toHaveLength(2)
    await db.close()
  })

  it("lets the browser's own host count as the site", async () => {
    const herkunft = (origin: string) => send('fuenf@example.ch', '127.0.0.4', { origin })
    expect((await herkunft('https://boese.example')).status).toBe(403)
    expect((await herkunft(`http://127.0.0.1:${nginx().port}`)).status).toBe(201)
  })

  it.each([
    ['this server refuses it', 20_000],
    ['nginx refuses it', 100_000],
  ])('answers a body that is too large with the same sentence: %s', async (_, length) => {
    const frage = {
      method: 'POST',
      headers: JSON_KOPF,
      body: JSON.stringify({ ...gueltigeAnfrage(0), message: 'x'.repeat(length) }),
    }
    const answer = await ask(nginx().port, PFADE.praemienAnfrage, frage)
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([413, { fehler: SERVER_FEHLER[413] }])
    expect(answer.headers).toMatchObject({
      ...sicherheit,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  it('understands umlauts as raw bytes, which Node refuses', async () => {
    expect((await ask(nginx().port, roheBytes(UMLAUT_PFAD))).status).toBe(200)
  })

  it.each([
    ['/%', 400],
    ['/blog/%E0%A4%A', 400],
    ['/%00', 400],
    ['/../../etc/passwd', 400],
    ['/../anfragen.sqlite', 400],
    ['/%2e%2e/anfragen.sqlite', 400],
    ['/assets/%2e%2e/%2e%2e/alte.json', 400],
    ['/..%2fanfragen.sqlite', 400],
    ['/aktuell/faq.html', 404],
    [`/${'x'.repeat(20_000)}`, 431],
  ])('refuses %s by itself with %i', async (path, status) => {
    const answer = await ask(nginx().port, path)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ ...sicherheit, server: 'nginx' })
  })

  it.each([
    ['Unsinn\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['GET / HTTP/1.0\r\n\r\n', 200],
  ])('answers %j with %i', async (bytes, status) => {
    const answer = await sendRaw(nginx().port, bytes)
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    for (const [name, value] of Object.entries(sicherheit))
      expect(answer.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase())
  })

  it('goes on with the pages when this server is away, and names nobody', async () => {
    await endNode()
    for (const [path, status] of [
      ['/faq', 200],
      [encoded, 200],
      [SKRIPT, 200],
      ['/faq/', 308],
      ['/blog/x', 404],
    ] as const)
      expect((await ask(nginx().port, path)).status, path).toBe(status)
    const read = await ask(nginx().port, '/api/kantone')
    const write = await send('sechs@example.ch', '127.0.0.5')
    for (const { status, headers, body } of [read, write]) {
      expect(status).toBe(503)
      expect(JSON.parse(body.toString())).toEqual({ fehler: SERVER_FEHLER[503] })
      expect(headers).toMatchObject({
        ...sicherheit,
        ...{ 'retry-after': '2', 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
      })
    }
    const form = await ask(nginx().port, PFADE.kontaktAnfrage, { method: 'POST', headers: FORMULAR, body: formular() })
    expect([form.status, form.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(form.body.toString()).toContain(`<h1>${SERVER_FEHLER[503]}</h1>`)
    expect(nginx().said()).toBe('')
  })

  it('goes over to another version by itself', async () => {
    const inhalt = Buffer.from('<title>neu</title>')
    const datei = (name: string) => ({ name, inhalt, neben: async () => ({}) })
    await writeVersion(website(), 'a'.repeat(16), [datei('404.html'), datei('faq.html')], Date.now())
    expect((await ask(nginx().port, '/faq')).body.toString()).toBe('<title>neu</title>')
    expect((await ask(nginx().port, '/blog')).status).toBe(404)
  })
})

test('every address of the real website', async () => {
  reportEngine('nginx', nginxVersion() + (hasBrotli() ? '' : ' ohne brotli'))
  const port = Number(new URL(inject('server')).port)
  const nginx = await startNginx(VAR_DIR, port)
  onTestFinished(nginx.end)
  const addresses = await addressesIn(join(VAR_DIR, 'website'))
  expect(addresses.length).toBeGreaterThan(300)
  for (const { address } of addresses)
    for (const coding of ['gzip', 'identity', ...(hasBrotli() ? ['br'] : [])])
      await expectSame(nginx.port, port, address, { agent, ...accepting(coding) })
})

import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { openDatenbank } from '#db/datenbank.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { formular, kontaktKoerper } from '../../fixtures/anfragen/anfrage-muster.ts'
import { gueltigeAnfrage } from '../../fixtures/anfragen/anfragen-last.ts'
import { type Postgres, startPostgres } from '../../fixtures/datenbank/postgres.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'
import { umfang } from '../../fixtures/umfang.ts'

const ANZAHL = umfang(60, 1_000)
/** Letters only, so that it fits every field; the telephone number and the address are markers of their own. */
const MARKE = 'Qzxmarkerqzx'
const TELEFON = '+41 44 668 18 99'
const NETZ = '203.0.113.77'
const SPUREN = [MARKE, MARKE.toLowerCase(), TELEFON, '446681899', NETZ]

const server = serverProcesses()
let postgres: Postgres
let post: SMTPServer

beforeAll(async () => {
  postgres = await startPostgres()
  // Refuses some for good and some for now, and quotes the address as real servers do.
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const code = { 1: 550, 2: 451 }[Number(/\d/.exec(address)?.[0] ?? 0) % 3]
      callback(code ? Object.assign(new Error(`<${address}>: unknown user`), { responseCode: code }) : undefined)
    },
    onData(stream, _session, callback) {
      stream.resume()
      stream.on('end', () => callback())
    },
  })
  post.on('error', () => {})
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
})
afterEach(server.endAll)
afterAll(async () => {
  post.close()
  await postgres.ende()
})

const praemie = (nummer: number) => ({
  ...gueltigeAnfrage(nummer),
  firstName: MARKE,
  lastName: MARKE,
  email: `${MARKE}.${nummer}@${MARKE}.example.ch`,
  phone: TELEFON,
  city: MARKE,
  strasse: MARKE,
  currentInsurance: MARKE,
  beduerfnisse: MARKE,
})
const marken = (nummer: number) => ({
  vorname: MARKE,
  nachname: MARKE,
  email: `${MARKE}.${nummer}@example.ch`,
  telefon: TELEFON,
  strasse: MARKE,
  ort: MARKE,
  nachricht: `${MARKE}\n${MARKE}`,
})
const kontakt = (nummer: number) => kontaktKoerper(marken(nummer))
const antrag = (nummer: number) => ({ email: `${MARKE}.${nummer}@example.ch`, requestType: 'access', reason: MARKE })

/** Accepted ones in turn with every way to fail. */
function sendung(nummer: number): { pfad: string; body: string; headers?: Record<string, string> } {
  const json = (pfad: string, koerper: object) => ({ pfad, body: JSON.stringify(koerper) })
  const art = nummer % 9
  if (art === 0) return json(PFADE.kontaktAnfrage, kontakt(nummer))
  if (art === 1)
    return json(PFADE.praemienAnfrage, { ...praemie(nummer), email: MARKE, phone: MARKE, accidentInsurance: MARKE })
  if (art === 2) return { pfad: PFADE.praemienAnfrage, body: `{"firstName": "${MARKE}", ${MARKE}` }
  if (art === 3)
    return { ...json(PFADE.kontaktAnfrage, kontakt(nummer)), headers: { origin: `https://${MARKE}.example` } }
  if (art === 4) return { ...json(PFADE.praemienAnfrage, praemie(nummer)), headers: { 'idempotency-key': MARKE } }
  if (art === 5) {
    const body = formular({ ...marken(nummer), datenschutzEinverstaendnis: '' })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return { pfad: PFADE.kontaktAnfrage, body, headers }
  }
  if (art === 6) return json(PFADE.datenschutzAntrag, antrag(nummer))
  if (art === 7) return json(PFADE.antragsBestaetigung, { token: `access.${MARKE.repeat(3)}` })
  return json(PFADE.praemienAnfrage, praemie(nummer))
}

test(`a marker in ${ANZAHL} enquiries, with errors and outages on the way, is in no log and no metric`, {
  timeout: umfang(120_000, 600_000),
}, async () => {
  const metrikPort = await freePort()
  const ort = { databaseUrl: await postgres.neueDatenbank(), varDir: mkdtempSync(join(tmpdir(), 'spuren-')) }
  const { port: smtp } = post.server.address() as AddressInfo
  const prozess = await server.start({
    VAR_DIR: ort.varDir,
    DATABASE_URL: ort.databaseUrl,
    ANFRAGEN_LIMIT: '0',
    TRUST_PROXY: '127.0.0.1',
    METRICS_PORT: String(metrikPort),
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    WEBHOOK_URL: `http://127.0.0.1:1/${MARKE}`,
    WEBHOOK_GEHEIMNIS: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  })
  while ((await ask(prozess.port, '/readyz')).status !== 200) await new Promise(resolve => setTimeout(resolve, 10))

  const status = new Map<number, number>()
  async function send(nummer: number): Promise<number> {
    const { pfad, body, headers } = sendung(nummer)
    const antwort = await ask(prozess.port, `${pfad}?${MARKE}=${MARKE}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': MARKE,
        referer: `http://127.0.0.1/${MARKE}?x=${MARKE}`,
        'x-forwarded-for': NETZ,
        ...headers,
      },
      body,
    })
    status.set(antwort.status, (status.get(antwort.status) ?? 0) + 1)
    return antwort.status
  }
  async function sendeAlle(von: number, bis: number): Promise<void> {
    for (let nummer = von; nummer < bis; nummer += 20)
      await Promise.all(Array.from({ length: Math.min(20, bis - nummer) }, (_, i) => send(nummer + i)))
  }

  await sendeAlle(0, ANZAHL / 2)
  // Cut off in the middle of transactions.
  const waehrend = sendeAlle(ANZAHL / 2, ANZAHL)
  await postgres.kill()
  await waehrend
  expect(await send(8)).toBe(503)
  const ohneDatenbank = (await ask(metrikPort, '/metrics')).body.toString()
  await postgres.start()
  while ((await send(8)) !== 201) await new Promise(resolve => setTimeout(resolve, 50))

  // The outbox has met the mail server's refusals.
  while (!prozess.output().includes('Nicht zugestellt')) await new Promise(resolve => setTimeout(resolve, 50))
  const gemessen = async () => (await ask(metrikPort, '/metrics')).body.toString()
  await expect.poll(gemessen, { timeout: 30_000 }).toMatch(/^datenbank_bereit 1$/m)
  const metriken = await gemessen()

  const db = openDatenbank(ort)
  const { daten } = await db.kysely.selectFrom('anfrage').select('daten').limit(1).executeTakeFirstOrThrow()
  await db.close()
  expect(daten).toContain(MARKE)
  expect([...status.keys()].toSorted()).toEqual([201, 400, 403, 410, 503])
  expect(ohneDatenbank).toMatch(/^datenbank_bereit 0$/m)
  expect(metriken).toMatch(/^anfragen_angenommen_total\{art="praemie",wie="neu"\} [1-9]/m)
  expect(metriken).toMatch(
    /^anfragen_abgelehnt_total\{route="\/api\/send-insurance-inquiry",grund="datenbank"\} [1-9]/m,
  )
  expect(prozess.output().split('\n').length).toBeGreaterThan(ANZAHL)
  for (const spur of SPUREN) {
    expect(prozess.output()).not.toContain(spur)
    expect(metriken + ohneDatenbank).not.toContain(spur)
  }
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { gueltigeAnfrage, startLast } from '../../fixtures/anfragen/anfragen-last.ts'
import { countBestand, doppelte } from '../../fixtures/anfragen/bestand-pruefen.ts'
import { type Postgres, startPostgres } from '../../fixtures/datenbank/postgres.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'
import { LANG, umfang } from '../../fixtures/umfang.ts'

const AUSFAELLE = umfang(2, 20)
const GEHEILT_MS = 2_000
const server = serverProcesses()
let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(server.endAll)
afterAll(() => postgres.ende())

const warte = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

function send(port: number, nummer: string) {
  const headers = { 'content-type': 'application/json' }
  return ask(port, '/api/send-insurance-inquiry', {
    method: 'POST',
    headers,
    body: JSON.stringify(gueltigeAnfrage(nummer)),
  })
}

test(`PostgreSQL stopped hard ${AUSFAELLE} times: nothing lost, 503 meanwhile, healed by itself`, {
  timeout: umfang(120_000, 900_000),
}, async () => {
  const ort = { databaseUrl: await postgres.neueDatenbank(), varDir: mkdtempSync(join(tmpdir(), 'weg-')) }
  const prozess = await server.start({ VAR_DIR: ort.varDir, ANFRAGEN_LIMIT: '0', DATABASE_URL: ort.databaseUrl })
  expect(prozess.output()).toContain('GEHEIMNIS ist nicht gesetzt')
  const last = startLast(20, () => prozess.port)
  const heilungen: number[] = []
  for (let ausfall = 1; ausfall <= AUSFAELLE; ausfall += 1) {
    const ziel = last.bestaetigt.size + 50
    while (last.bestaetigt.size < ziel) await warte(1)
    await postgres.kill()
    const absage = await send(prozess.port, `ausfall-${ausfall}`)
    expect(absage.status).toBe(503)
    expect(Number(absage.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(prozess.port, '/readyz')).status).toBe(503)
    expect((await ask(prozess.port, '/')).status).toBe(200)
    await postgres.start()
    const beginn = performance.now()
    const vorher = last.bestaetigt.size
    while (last.bestaetigt.size === vorher) await warte(1)
    heilungen.push(performance.now() - beginn)
  }
  await last.ende()

  const { referenzen, schluessel } = await countBestand(ort)
  expect([...last.bestaetigt.values()].filter(referenz => !referenzen.has(referenz))).toEqual([])
  expect(doppelte(schluessel)).toEqual([])
  expect(prozess.child.exitCode).toBeNull()
  expect(new Set(last.andere.map(({ status }) => status))).toEqual(new Set([503]))
  expect(last.andere.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  const langsamste = Math.max(...heilungen)
  console.log(`${last.bestaetigt.size} acknowledged, ${AUSFAELLE} outages, slowest healing ${langsamste.toFixed(0)} ms`)
  if (LANG) expect(langsamste).toBeLessThan(GEHEILT_MS)
})

test('the server starts without PostgreSQL, and stores as soon as it is there', { timeout: 120_000 }, async () => {
  const databaseUrl = await postgres.neueDatenbank()
  const varDir = mkdtempSync(join(tmpdir(), 'weg-'))
  await postgres.kill()
  const prozess = await server.start({ VAR_DIR: varDir, DATABASE_URL: databaseUrl })
  expect((await ask(prozess.port, '/')).status).toBe(200)
  expect((await send(prozess.port, 'vorher')).status).toBe(503)
  await postgres.start()
  let antwort = await send(prozess.port, 'nachher')
  while (antwort.status === 503) {
    await warte(50)
    antwort = await send(prozess.port, 'nachher')
  }
  expect(antwort.status).toBe(201)
})

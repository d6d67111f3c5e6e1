import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { gueltigeAnfrage } from '../../fixtures/anfragen/anfragen-last.ts'
import { type Postgres, startPostgres } from '../../fixtures/datenbank/postgres.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'

const server = serverProcesses()
let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(server.endAll)
afterAll(() => postgres.ende())

const start = (DATABASE_URL: string) =>
  server.start({
    VAR_DIR: mkdtempSync(join(tmpdir(), 'haengt-')),
    DATABASE_URL,
    ANFRAGEN_LIMIT: '0',
    DATENBANK_GEDULD_MS: '1000',
  })

async function poste(port: number, pfad: string, koerper: object) {
  const headers = { 'content-type': 'application/json' }
  const antwort = await ask(port, pfad, { method: 'POST', headers, body: JSON.stringify(koerper) })
  return [antwort.status, Number(antwort.headers['retry-after']) > 0]
}
const anfrage = (port: number) => poste(port, PFADE.praemienAnfrage, gueltigeAnfrage('haengt'))
const antrag = (port: number) =>
  poste(port, PFADE.datenschutzAntrag, { email: 'anna@example.ch', requestType: 'access', reason: '' })

test('a database that takes a lock and keeps it: 503 while it hangs, reads go on, then all is well', async () => {
  const url = await postgres.neueDatenbank()
  const { port, child } = await start(url)
  while ((await ask(port, '/readyz')).status !== 200) await new Promise(resolve => setTimeout(resolve, 10))
  const sperre = new pg.Client(url)
  await sperre.connect()
  await sperre.query('BEGIN; LOCK TABLE anfrage, antrag IN ACCESS EXCLUSIVE MODE')

  // The lock is held until both have been answered.
  expect(await Promise.all([anfrage(port), antrag(port)])).toEqual(Array(2).fill([503, true]))
  expect((await ask(port, '/')).status).toBe(200)
  expect((await ask(port, '/api/kantone')).status).toBe(200)

  await sperre.query('ROLLBACK')
  await sperre.end()
  expect((await anfrage(port))[0]).toBe(201)
  expect((await antrag(port))[0]).toBe(201)
  expect(child.exitCode).toBeNull()
})

test('a database that never says a word: the site starts, writes are answered 503', async () => {
  const stumm = createServer(socket => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(stumm, 'listening')
  const { port, child } = await start(`postgres://test@127.0.0.1:${(stumm.address() as AddressInfo).port}/test`)
  expect((await ask(port, '/')).status).toBe(200)
  expect((await ask(port, '/readyz')).status).toBe(503)
  expect(await anfrage(port)).toEqual([503, true])
  expect(child.exitCode).toBeNull()
  stumm.close()
})

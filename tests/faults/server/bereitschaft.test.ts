import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { PFADE } from '#contract/pfade.ts'
import { openDatenbank } from '#db/datenbank.ts'
import { startSchadenssuche } from '#server/jobs/schadenssuche.ts'
import { bereitschaftVon } from '#server/prozess/bereitschaft.ts'
import { gueltigeAnfrage } from '../../fixtures/anfragen/anfragen-last.ts'
import { neueDatenbank } from '../../fixtures/datenbank/postgres.ts'
import { ask } from '../../fixtures/server/http-ask.ts'
import { type Serverprozess, serverProcesses } from '../../fixtures/server/server-process.ts'
import { warteBis } from '../../fixtures/warte-bis.ts'

const server = serverProcesses()
afterEach(server.endAll)

const BESCHAEDIGT = /Die Datei «[^»]*anfragen\.sqlite» ist beschädigt\. .*npm run anfragen -- wiederherstellen DATEI/g
const NIMMT_NICHTS = /Die Datenbank ist nicht erreichbar oder nimmt nichts an\./g
const NUR_LESBAR = /Die Datenbank lässt sich nur lesen\./g
/** Whichever of the two a process meets first. */
const AUSFALL = new RegExp(`${NIMMT_NICHTS.source}|${NUR_LESBAR.source}`, 'g')
const WIEDER_DA = /Die Datenbank nimmt wieder Anfragen an\./g

const start = (varDir: string, env: Record<string, string> = {}) =>
  server.start({ VAR_DIR: varDir, ANFRAGEN_LIMIT: '0', ...env })
const neuerOrdner = () => mkdtempSync(join(tmpdir(), 'bereitschaft-'))

const bereit = async ({ port }: Serverprozess) => (await ask(port, '/readyz')).status
/** A trial counts for a second, so the news may take that long. */
const wirdBereit = (prozess: Serverprozess, status: 200 | 503) =>
  warteBis(async () => expect(await bereit(prozess)).toBe(status))

async function send({ port }: Serverprozess, nummer: number | string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(gueltigeAnfrage(nummer))
  const antwort = await ask(port, PFADE.praemienAnfrage, { method: 'POST', headers, body })
  return { status: antwort.status, spaeter: Number(antwort.headers['retry-after']) > 0 }
}
const ABGELEHNT = { status: 503, spaeter: true }
const ANGENOMMEN = { status: 201, spaeter: false }

/** How often the log holds each sentence. It comes by another way than answers do, and may come after them. */
const expectImLog = ({ output }: Serverprozess, ...mal: [satz: RegExp, mal: number][]) =>
  warteBis(() => expect(mal.map(([satz]) => output().match(satz)?.length ?? 0)).toEqual(mal.map(([, n]) => n)))

async function expectSeitenUndPraemien({ port }: Serverprozess): Promise<void> {
  expect((await ask(port, '/')).status).toBe(200)
  expect((await ask(port, '/api/kantone')).status).toBe(200)
}

/** No file of the process may be written past this: with 0 the disk is full for it, as any user may arrange. */
function limitFiles({ child }: Serverprozess, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`])
}

/** A file with so many enquiries that nobody has all of it in memory, closed as after an orderly end. */
async function ordnerMitAnfragen(): Promise<string> {
  const varDir = neuerOrdner()
  const db = openDatenbank({ databaseUrl: null, varDir })
  await db.migrate()
  const erstellt = Date.now()
  const zeile = { art: 'kontakt', status: 'erledigt', email_hash: 'h', erstellt, loeschen_ab: erstellt * 2 } as const
  const alle = Array.from({ length: 1_500 }, () => crypto.randomUUID())
  await db.transaktion(async tx => {
    for (const id of alle)
      await tx
        .insertInto('anfrage')
        .values({ ...zeile, id, referenz: id, daten: JSON.stringify({ text: 'x'.repeat(6_000) }) })
        .execute()
  })
  await db.close()
  return varDir
}

const dateiIn = (varDir: string) => join(varDir, 'anfragen.sqlite')
const SEITE = 4_096

function overwrite(datei: string, von: number, bis: number): void {
  const offen = openSync(datei, 'r+')
  writeSync(offen, Buffer.alloc(bis - von, 0xa5), 0, bis - von, von)
  closeSync(offen)
}
/** Everything but the first pages, which hold the list of tables and of migrations. */
const damageTables = (datei: string) => overwrite(datei, 40 * SEITE, statSync(datei).size)

/** One page that holds nothing but the text of an enquiry: neither another one nor a job ever reads it. */
function damageEineAnfrage(datei: string): void {
  const bytes = readFileSync(datei)
  const seite = Math.floor(bytes.indexOf('x'.repeat(SEITE - 100), bytes.length / 2) / SEITE) * SEITE
  overwrite(datei, seite, seite + SEITE)
}

test('a disk that fills up and is freed: not ready, said once, pages go on, then all is well', async () => {
  const varDir = neuerOrdner()
  const prozess = await start(varDir)
  await wirdBereit(prozess, 200)
  limitFiles(prozess, 0)

  // Nobody has sent anything yet: the trial itself finds it.
  await wirdBereit(prozess, 503)
  for (const nummer of [1, 2, 3]) expect(await send(prozess, nummer)).toEqual(ABGELEHNT)
  expect(await bereit(prozess)).toBe(503)
  await expectSeitenUndPraemien(prozess)
  await expectImLog(prozess, [NIMMT_NICHTS, 1], [WIEDER_DA, 0])

  limitFiles(prozess, 'unlimited')
  await wirdBereit(prozess, 200)
  expect(await send(prozess, 4)).toEqual(ANGENOMMEN)
  await expectImLog(prozess, [NIMMT_NICHTS, 1], [WIEDER_DA, 1])
  expect(prozess.output()).not.toContain('@example.ch')
})

test('a full disk that only a visitor meets is logged as well', async () => {
  const varDir = neuerOrdner()
  const prozess = await start(varDir)
  await wirdBereit(prozess, 200)
  limitFiles(prozess, 0)
  expect(await send(prozess, 1)).toEqual(ABGELEHNT)
  await expectImLog(prozess, [NIMMT_NICHTS, 1])
  expect(await bereit(prozess)).toBe(503)
})

test('a file damaged while it is in use: not ready from the first write that meets it, for good', async () => {
  const varDir = await ordnerMitAnfragen()
  const prozess = await start(varDir)
  await wirdBereit(prozess, 200)
  damageTables(dateiIn(varDir))
  // Some may go through by what the process has in memory.
  for (let nummer = 0; (await send(prozess, nummer)).status === 201; nummer += 1) expect(nummer).toBeLessThan(1_000)
  expect(await bereit(prozess)).toBe(503)
  expect(await send(prozess, 'danach')).toEqual(ABGELEHNT)
  expect(await bereit(prozess)).toBe(503)
  await expectSeitenUndPraemien(prozess)
  await expectImLog(prozess, [BESCHAEDIGT, 1], [WIEDER_DA, 0])
})

test('a page that nobody reads, damaged while the file is in use: found by reading all of it, again and again', async () => {
  const varDir = await ordnerMitAnfragen()
  const zeilen: unknown[] = []
  const { db, check, begin, end } = bereitschaftVon(openDatenbank({ databaseUrl: null, varDir }), dateiIn(varDir))
  await db.migrate()
  begin({ error: (_: object, satz: string) => zeilen.push(satz), info() {} } as unknown as Parameters<typeof begin>[0])
  const suche = startSchadenssuche(db, 1)
  const store = () => db.transaktion(async tx => tx.deleteFrom('grenze').execute())
  await store()
  expect(await check()).toBe(true)

  damageEineAnfrage(dateiIn(varDir))
  await warteBis(async () => expect(await check()).toBe(false))
  await expect(store()).rejects.toMatchObject({ errcode: 11 })
  expect(zeilen).toEqual([expect.stringMatching(BESCHAEDIGT)])
  end()
  await suche.stop()
  await db.close()
})

// Several: one tends the house and two answer, and each finds it.
test.each([
  { PROZESSE: '1', finden: 1 },
  { PROZESSE: '2', finden: 3 },
])(
  'such a page found by a server of PROZESSE=$PROZESSE: 503 for it and for writes, said once each, pages go on',
  async ({ PROZESSE, finden }) => {
    const varDir = await ordnerMitAnfragen()
    damageEineAnfrage(dateiIn(varDir))
    const prozess = await start(varDir, { PROZESSE })
    await expectImLog(prozess, [BESCHAEDIGT, finden], [WIEDER_DA, 0])
    for (let nummer = 1; nummer <= 10; nummer += 1) {
      expect(await bereit(prozess)).toBe(503)
      expect(await send(prozess, nummer)).toEqual(ABGELEHNT)
    }
    await expectSeitenUndPraemien(prozess)
    await expectImLog(prozess, [BESCHAEDIGT, finden], [WIEDER_DA, 0])
    prozess.child.kill('SIGTERM')
    expect(await prozess.exit).toBe(0)
  },
)

test.each([
  ['its beginning', (datei: string) => overwrite(datei, 0, 100)],
  ['all its pages but the first', (datei: string) => overwrite(datei, SEITE, statSync(datei).size)],
  ['its tables', damageTables],
])('a file that is damaged at the start (%s): what to do is said, pages go on', async (_was, damage) => {
  const varDir = await ordnerMitAnfragen()
  damage(dateiIn(varDir))
  const prozess = await start(varDir)
  await expectSeitenUndPraemien(prozess)
  await expectImLog(prozess, [BESCHAEDIGT, 1])
  expect(await bereit(prozess)).toBe(503)
  expect(await send(prozess, 1)).toEqual(ABGELEHNT)
  expect(await bereit(prozess)).toBe(503)
  await expectImLog(prozess, [BESCHAEDIGT, 1])
  expect(prozess.child.exitCode).toBeNull()

  // As the sentence says: end it, put the file aside, start again.
  prozess.child.kill('SIGTERM')
  expect(await prozess.exit).toBe(0)
  for (const endung of ['', '-wal', '-shm'])
    try {
      renameSync(dateiIn(varDir) + endung, `${dateiIn(varDir)}${endung}.beschaedigt`)
    } catch {
      // Not every damage leaves all three.
    }
  const naechster = await start(varDir)
  await wirdBereit(naechster, 200)
  expect(await send(naechster, 2)).toEqual(ANGENOMMEN)
})

test('a PostgreSQL that can only be read: 503, not ready, said once; then all is well', async () => {
  const adresse = inject('postgres')
  const url = await neueDatenbank(adresse)
  const name = new URL(url).pathname.slice(1)
  const verwaltung = new pg.Client(adresse)
  await verwaltung.connect()
  /** Sessions that are open keep what they were told at their beginning: none may live on, none begin in between. */
  async function setze(einstellung: string): Promise<void> {
    await verwaltung.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
    await verwaltung.query(`ALTER DATABASE ${name} ${einstellung}`)
    await verwaltung.query('SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1', [name])
    await verwaltung.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  }
  const laufend = await start(neuerOrdner(), { DATABASE_URL: url })
  await wirdBereit(laufend, 200)
  await setze('SET default_transaction_read_only = on')
  const spaeter = await start(neuerOrdner(), { DATABASE_URL: url })
  // It meets nothing but the refusal to write; the other one lost its connections before.
  await expectImLog(spaeter, [NUR_LESBAR, 1])
  for (const prozess of [laufend, spaeter]) {
    await wirdBereit(prozess, 503)
    for (const nummer of [1, 2, 3]) expect(await send(prozess, nummer)).toEqual(ABGELEHNT)
    await expectSeitenUndPraemien(prozess)
    await expectImLog(prozess, [AUSFALL, 1])
  }

  await setze('RESET default_transaction_read_only')
  for (const prozess of [laufend, spaeter]) {
    await wirdBereit(prozess, 200)
    expect(await send(prozess, 4)).toEqual(ANGENOMMEN)
    await expectImLog(prozess, [WIEDER_DA, 1])
  }
  await verwaltung.end()
})

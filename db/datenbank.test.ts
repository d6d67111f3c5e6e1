import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mitDatenbanken, mitSqlite } from '../tests/fixtures/datenbank/datenbanken.ts'
import { type Datenbank, openDatenbank } from './datenbank.ts'
import { istDatenbankWeg, stoerungAus } from './stoerung.ts'

const anfrage = (id: string) => ({
  id,
  referenz: `R-${id}`,
  art: 'kontakt' as const,
  status: 'offen' as const,
  email_hash: 'h',
  daten: '{"name":"Zoë"}',
  erstellt: Date.UTC(2026, 10, 15),
  loeschen_ab: Date.UTC(2028, 10, 15),
})

const insert = (db: Datenbank, id: string) => db.kysely.insertInto('anfrage').values(anfrage(id)).execute()
const ids = async (db: Datenbank) =>
  (await db.kysely.selectFrom('anfrage').select('id').orderBy('id').execute()).map(({ id }) => id)

mitDatenbanken(({ oeffne, neuerOrt }) => {
  test('gives back what was stored, times and counts as numbers', async () => {
    const db = await oeffne()
    await insert(db, 'a')
    expect(await db.kysely.selectFrom('anfrage').selectAll().executeTakeFirstOrThrow()).toEqual(anfrage('a'))
    const { n } = await db.kysely
      .selectFrom('anfrage')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })

  test('a transaction that fails leaves nothing', async () => {
    const db = await oeffne()
    const versuch = db.transaktion(async tx => {
      await tx.insertInto('anfrage').values(anfrage('a')).execute()
      throw new Error('no')
    })
    await expect(versuch).rejects.toThrow('no')
    expect(await ids(db)).toEqual([])
  })

  test('takes consents and mails of an enquiry away with it', async () => {
    const db = await oeffne()
    await insert(db, 'a')
    const zeile = {
      anfrage_id: 'a',
      zweck: 'kontakt',
      erteilt: 1,
      version: '1',
      wortlaut_hash: 'x',
      seite: '/',
      zeit: 1,
    }
    await db.kysely
      .insertInto('einwilligung')
      .values({ ...zeile, zweck: 'kontakt', erteilt: 1 })
      .execute()
    await db.kysely.deleteFrom('anfrage').where('id', '=', 'a').execute()
    expect(await db.kysely.selectFrom('einwilligung').selectAll().execute()).toEqual([])
  })

  test('four processes that start at once migrate once', async () => {
    const ort = await neuerOrt()
    const offen = await Promise.all([1, 2, 3, 4].map(() => oeffne(ort)))
    for (const [nummer, db] of offen.entries()) await insert(db, String(nummer))
    for (const db of offen) expect(await ids(db)).toEqual(['0', '1', '2', '3'])
  })

  test('is ready only after its tables are there', async () => {
    const ort = await neuerOrt()
    const db = openDatenbank(ort)
    expect(await db.bereit()).toBe(false)
    await db.migrate()
    expect(await db.bereit()).toBe(true)
    await db.close()
  })

  test('a trial leaves no row', async () => {
    const db = await oeffne()
    expect(await db.bereit()).toBe(true)
    expect(await ids(db)).toEqual([])
    expect(await db.kysely.selectFrom('ausgang').selectAll().execute()).toEqual([])
  })

  test('writers wait for each other instead of failing', async () => {
    const ort = await neuerOrt()
    const offen = [await oeffne(ort), await oeffne(ort)]
    const alle = Array.from({ length: 40 }, (_, nummer) =>
      offen[nummer % 2]?.transaktion(async tx => {
        await tx
          .insertInto('anfrage')
          .values(anfrage(String(nummer)))
          .execute()
      }),
    )
    await Promise.all(alle)
    expect(offen[0] && (await ids(offen[0]))).toHaveLength(40)
  })
})

test('a PostgreSQL that is away is told from a wrong query', async () => {
  const db = openDatenbank({ databaseUrl: 'postgres://test@127.0.0.1:1/test', varDir: '' })
  const fehler = await db.bereit().catch((error: unknown) => error)
  expect(istDatenbankWeg(fehler)).toBe(true)
  expect(istDatenbankWeg(new TypeError('x is not a function'))).toBe(false)
  expect(istDatenbankWeg(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false)
  expect(istDatenbankWeg(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false)
})

test.each([
  ['SQLite read-only', { errcode: 8 }, 'nur-lesbar'],
  ['SQLite input/output error', { errcode: 778 }, 'weg'],
  ['SQLite damaged', { errcode: 11 }, 'beschaedigt'],
  ['SQLite damaged index', { errcode: 779 }, 'beschaedigt'],
  ['SQLite full', { errcode: 13 }, 'voll'],
  ['no SQLite file', { errcode: 26 }, 'beschaedigt'],
  ['PostgreSQL read-only', { code: '25006' }, 'nur-lesbar'],
  ['PostgreSQL full', { code: '53100' }, 'voll'],
  ['PostgreSQL damaged', { code: 'XX001' }, 'beschaedigt'],
  ['PostgreSQL stopped', { code: '57P01' }, 'weg'],
])('%s is the fault of no query', (_was, kennung, art) => {
  const fehler = Object.assign(new Error('x'), kennung)
  expect([istDatenbankWeg(fehler), stoerungAus(fehler)]).toEqual([true, art])
})

mitSqlite(({ oeffne, neuerOrt }) => {
  test('a file that may not grow: full, not ready, nothing half stored; well again once it may', async () => {
    const db = await oeffne()
    const grenze = (seiten: number) => sql`PRAGMA max_page_count=${sql.lit(seiten)}`.execute(db.kysely)
    // Less than it has counts as what it has.
    await grenze(1)
    const voll = (id: string) =>
      db.transaktion(tx =>
        tx
          .insertInto('anfrage')
          .values({ ...anfrage(id), daten: 'x'.repeat(500_000) })
          .execute(),
      )
    // Two at once share a commit; each hears of the disk, not of what could not be undone after it.
    for (const ergebnis of await Promise.allSettled([voll('a'), voll('b'), db.bereit()]))
      expect(ergebnis.status === 'rejected' && stoerungAus(ergebnis.reason)).toBe('voll')
    await grenze(1_000_000)
    expect([await db.bereit(), await ids(db)]).toEqual([true, []])
  })

  test('only the operator may read the file', async () => {
    const ort = await neuerOrt()
    await oeffne(ort)
    for (const datei of ['anfragen.sqlite', 'anfragen.sqlite-wal', 'anfragen.sqlite-shm'])
      expect(statSync(join(ort.varDir, datei)).mode & 0o077).toBe(0)
  })

  test('nothing of a deleted row stays in the files', async () => {
    const ort = await neuerOrt()
    const db = await oeffne(ort)
    for (let nummer = 0; nummer < 50; nummer += 1)
      await db.kysely
        .insertInto('anfrage')
        .values({ ...anfrage(String(nummer)), daten: `MARKE${'x'.repeat(5_000)}` })
        .execute()
    const bytes = () =>
      ['anfragen.sqlite', 'anfragen.sqlite-wal'].map(datei => readFileSync(join(ort.varDir, datei), 'latin1')).join('')
    expect(bytes()).toContain('MARKE')
    await db.kysely.deleteFrom('anfrage').execute()
    await db.forget()
    expect(bytes()).not.toContain('MARKE')
  })
})

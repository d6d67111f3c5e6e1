import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { type Datenbank, openDatenbank, sqliteDatei } from '../db/datenbank.ts'
import { insertZeilen } from '../db/vorlage.ts'

const ANFRAGEN = 4_000
/** As many as the visitors of the measurement with the server. */
const JE_COMMIT = 20
const VERBINDUNGEN = 10

/** What the database itself reaches, per second: the rows of the last enquiry again and again, as durable as from the server. */
export async function measureOhneServer(ort: { databaseUrl: string | null; varDir: string }): Promise<number> {
  const db = openDatenbank(ort)
  const anfragen = await kopien(db).finally(db.close)
  const beginn = performance.now()
  await (ort.databaseUrl
    ? storeInPostgres(ort.databaseUrl, anfragen)
    : storeInSqlite(sqliteDatei(ort.varDir), anfragen))
  return (ANFRAGEN / (performance.now() - beginn)) * 1000
}

/** The inserts of enquiries like the last one, whose mails still wait. */
async function kopien({ kysely }: Datenbank): Promise<CompiledQuery[][]> {
  const anfrage = await kysely
    .selectFrom('anfrage')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: vorlage } = anfrage
  const einwilligungen = await kysely.selectFrom('einwilligung').selectAll().where('anfrage_id', '=', vorlage).execute()
  const token = await kysely.selectFrom('token').selectAll().where('ziel_id', '=', vorlage).executeTakeFirstOrThrow()
  const mails = await kysely.selectFrom('ausgang').selectAll().where('anfrage_id', '=', vorlage).execute()
  return Array.from({ length: ANFRAGEN }, () => {
    const eigenes = { email_hash: randomUUID() }
    const id = randomUUIDv7()
    const mail = (zeile: (typeof mails)[number]) => ({ ...zeile, ...eigenes, id: `${id}.${zeile.art}`, anfrage_id: id })
    return [
      insertZeilen(kysely, 'anfrage', [{ ...anfrage, ...eigenes, id, referenz: randomUUID() }]),
      insertZeilen(
        kysely,
        'einwilligung',
        einwilligungen.map(zeile => ({ ...zeile, anfrage_id: id })),
      ),
      insertZeilen(kysely, 'token', [{ ...token, ...eigenes, hash: randomUUID(), ziel_id: id }]),
      insertZeilen(kysely, 'ausgang', mails.map(mail)),
    ]
  })
}

async function storeInSqlite(datei: string, anfragen: readonly CompiledQuery[][]): Promise<void> {
  const db = new DatabaseSync(datei)
  db.exec('PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA foreign_keys=ON')
  const bekannte = new Map<string, StatementSync>()
  for (let i = 0; i < anfragen.length; i += JE_COMMIT) {
    db.exec('begin immediate')
    for (const { sql, parameters } of anfragen.slice(i, i + JE_COMMIT).flat()) {
      const statement = bekannte.get(sql) ?? db.prepare(sql)
      bekannte.set(sql, statement)
      statement.run(...(parameters as SQLInputValue[]))
    }
    db.exec('commit')
  }
  db.close()
}

async function storeInPostgres(url: string, anfragen: readonly CompiledQuery[][]): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: VERBINDUNGEN })
  const wartende = anfragen.values()
  async function store(): Promise<void> {
    const client = await pool.connect()
    for (const anfrage of wartende) {
      await client.query('begin')
      for (const [i, { sql: text, parameters }] of anfrage.entries())
        await client.query({ name: `insert${i}`, text, values: [...parameters] })
      await client.query('commit')
    }
    client.release()
  }
  await Promise.all(Array.from({ length: VERBINDUNGEN }, store))
  await pool.end()
}

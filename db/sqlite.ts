import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely'

const TAKT_MS = 10

/** A file of its own, readable by this user alone; journal and index beside it inherit that. */
function openSqlite(datei: string, geduldMs: number): DatabaseSync {
  mkdirSync(dirname(datei), { recursive: true })
  closeSync(openSync(datei, 'a', 0o600))
  const db = new DatabaseSync(datei, { timeout: geduldMs })
  try {
    setUp(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function setUp(db: DatabaseSync): void {
  // FULL: an acknowledged enquiry outlives a power cut. secure_delete: what is deleted is overwritten.
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA foreign_keys=ON')
  // 16 MB of journal instead of 4: pages that each commit writes go into the file less often.
  db.exec('PRAGMA wal_autocheckpoint=4000')
  // From here on `GeduldigeVerbindung` waits: SQLite's own patience would stop the whole process meanwhile.
  db.exec('PRAGMA busy_timeout=0')
}

/** Kysely's dialect on the SQLite that Node brings along: no native package to install. */
export function sqliteDialekt(datei: string, geduldMs: number): Dialect {
  // Opened by the first query, and again by the next where it failed: a damaged file must not keep the site from starting.
  const config = { database: async () => kyselyDatenbank(openSqlite(datei, geduldMs)) }
  const dialekt = new SqliteDialect(config)
  return {
    createDriver: () => new SofortDriver(config, geduldMs),
    createQueryCompiler: () => dialekt.createQueryCompiler(),
    createAdapter: () => new TransaktionsAdapter(),
    createIntrospector: kysely => dialekt.createIntrospector(kysely),
  }
}

/** Takes the write lock at once: a transaction that first reads could not get it later without starting over. */
class SofortDriver extends SqliteDriver {
  readonly #geduldMs: number

  constructor(config: SqliteDialectConfig, geduldMs: number) {
    super(config)
    this.#geduldMs = geduldMs
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new GeduldigeVerbindung(await super.acquireConnection(), this.#geduldMs)
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has undone everything by then; that there is nothing left to undo must not hide what happened. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

/** Tries again while another process writes. A statement that was refused for that has done nothing. */
class GeduldigeVerbindung implements DatabaseConnection {
  readonly #verbindung: DatabaseConnection
  readonly #geduldMs: number

  constructor(verbindung: DatabaseConnection, geduldMs: number) {
    this.#verbindung = verbindung
    this.#geduldMs = geduldMs
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const ende = performance.now() + this.#geduldMs
    for (;;) {
      try {
        return await this.#verbindung.executeQuery<R>(query)
      } catch (error) {
        if (primaercode(error) !== BELEGT || performance.now() > ende) throw error
        await delay(TAKT_MS)
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#verbindung.streamQuery<R>(query, chunkSize)
  }
}

/** Migrations run in a transaction, whose write lock keeps other processes out. */
class TransaktionsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function kyselyDatenbank(db: DatabaseSync): SqliteDatabase {
  const bekannte = new Map<string, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = bekannte.get(sql) ?? kyselyStatement(db.prepare(sql))
      bekannte.set(sql, statement)
      return statement
    },
  }
}

function kyselyStatement(statement: StatementSync): SqliteStatement {
  // Kysely passes what the table types allow.
  const werte = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...werte(parameters)),
    run: parameters => statement.run(...werte(parameters)),
    iterate: parameters => statement.iterate(...werte(parameters)),
  }
}

/**
 * Brings the journal into the file and empties it, so that nothing of deleted rows stays there. Waits for
 * processes that are still reading the journal.
 */
export async function emptyJournal(kysely: Kysely<never>, geduldMs: number): Promise<void> {
  const ende = performance.now() + geduldMs
  for (;;) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(kysely)
    if (rows[0]?.busy === 0) return
    if (performance.now() > ende) throw new Error('SQLite journal is in use')
    await delay(TAKT_MS)
  }
}

const BELEGT = 5
/** Busy, locked, read-only, input/output error, damaged, full, cannot open, no database: not the fault of a query. */
const WEG = new Set([BELEGT, 6, 8, 10, 11, 13, 14, 26])

export const istSqliteWeg = (error: unknown): boolean => WEG.has(primaercode(error))

export function primaercode(error: unknown): number {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return errcode & 0xff
}

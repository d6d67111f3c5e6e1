import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'

// Loaded where it is used: on SQLite a start does without it.
const treiber = (): typeof pg => createRequire(import.meta.url)('pg')

/** Nothing may hang: a request that cannot be stored soon is answered 503, and the visitor's browser still has it. */
const VERBINDEN_MS = 2_000

/** Opens connections when they are needed, and again after each loss. */
export function openPool(url: string, geduldMs: number): pg.Pool {
  const { Pool, types } = treiber()
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // Statements need not wait for the answer of the one before, see `PipelineDriver`.
    pipeline: true,
    stream: () => new Leitung(),
    // Until a connection is free: a rush that is over within this time turns nobody away.
    connectionTimeoutMillis: geduldMs,
    statement_timeout: geduldMs,
    query_timeout: geduldMs + 500,
    lock_timeout: geduldMs,
    idle_in_transaction_session_timeout: 2 * geduldMs,
    keepAlive: true,
    // Milliseconds and counts fit a number; as text they would differ from SQLite's.
    types: {
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
  })
  // Without a listener the loss of a connection, idle or in use, would end the process.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', client => client.on('error', ignore))
  return pool
}

class Leitung extends Socket {
  constructor() {
    super()
    this.setTimeout(VERBINDEN_MS, () =>
      this.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })),
    )
    this.once('connect', () => this.setTimeout(0))
  }

  /** Keeps what is written in one turn together: the driver would hand each statement to the network by itself. */
  override write(...stueck: unknown[]): boolean {
    if (this.writableCorked === 0) {
      this.cork()
      process.nextTick(() => this.uncork())
    }
    return super.write(...(stueck as Parameters<Socket['write']>))
  }
}

export function postgresDialekt(pool: pg.Pool): Dialect {
  const config = { pool: vorbereitend(pool) }
  return Object.assign(new PostgresDialect(config), { createDriver: () => new PipelineDriver(config) })
}

/** The first statement of a transaction travels with its beginning, whose answer is looked at before the end. */
class PipelineDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<unknown>>()

  override async beginTransaction(connection: DatabaseConnection, einstellungen: TransactionSettings): Promise<void> {
    // A back-up wants another beginning, and reads for longer than a trip takes.
    if (einstellungen.isolationLevel) return super.beginTransaction(connection, einstellungen)
    const begun = connection.executeQuery(CompiledQuery.raw('begin'))
    begun.catch(() => {})
    this.#begun.set(connection, begun)
  }

  /** Without a beginning nothing is acknowledged. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection)
    await super.commitTransaction(connection)
  }
}

/**
 * Inserts come with every enquiry in the same words: each connection takes them apart and plans them once. Only
 * inserts: they have few forms, and none answers with all columns of a table, which a newer release may change.
 */
function vorbereitend(pool: pg.Pool): PostgresPool {
  const namen = new Map<string, string>()
  function nameVon(text: string): string | null {
    if (!/^(insert|with t0) /.test(text)) return null
    const name = namen.get(text) ?? `insert${namen.size}`
    namen.set(text, name)
    return name
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const query = (text: string, values: unknown[]) => {
        const name = nameVon(text)
        return name ? client.query({ name, text, values }) : client.query(text, values)
      }
      return {
        // Kysely's other form is for cursors, which nobody uses here.
        query: query as unknown as PostgresPoolClient['query'],
        release: verwerfen => client.release(verwerfen),
      }
    },
  }
}

/** Lost or refused connections, shutdown and recovery, full disk, read-only, damage, and what the time limits cut off. */
const CODES = /^(E[A-Z_]+|08...|53...|57...|58...|XX00[12]|40001|40P01|55P03|25P03|25006)$/
const OHNE_CODE =
  /^(Connection terminated|Client has encountered|timeout exceeded|Query read timeout|Cannot use a pool)/

export function istPostgresWeg(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.every(istPostgresWeg)
  return 'code' in error && typeof error.code === 'string' ? CODES.test(error.code) : OHNE_CODE.test(error.message)
}

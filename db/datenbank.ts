import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { inGruppen } from './gruppen.ts'
import { migriere } from './migrationen.ts'
import { istPostgresWeg, oeffnePool, postgresDialekt } from './postgres.ts'
import type { Tabellen } from './schema.ts'
import { istSqliteWeg, leereJournal, oeffneSqlite, sqliteDialekt } from './sqlite.ts'

export type Datenbank = {
  kysely: Kysely<Tabellen>
  art: 'sqlite' | 'postgres'
  /** All or nothing, durable once it resolves. On SQLite it holds the write lock from the beginning. */
  transaktion: <T>(arbeit: (tx: Transaction<Tabellen>) => Promise<T>) => Promise<T>
  migriere: () => Promise<void>
  /** Whether it answers and its tables are there. */
  bereit: () => Promise<boolean>
  /** After deletions: leaves nothing of the deleted rows in SQLite's journal. */
  vergiss: () => Promise<void>
  schliesse: () => Promise<void>
}

/** How long a statement waits for another process, such as the operator's command line, or for its own end. */
export const GEDULD_MS = 4_000

export type Zugang = { databaseUrl: string | null; varDir: string; geduldMs?: number }

/** Does not wait for PostgreSQL: if it is away, queries fail with an error that `istDatenbankWeg` knows. */
export function oeffneDatenbank({ databaseUrl, varDir, geduldMs = GEDULD_MS }: Zugang): Datenbank {
  return databaseUrl ? postgres(databaseUrl, geduldMs) : sqlite(join(varDir, 'anfragen.sqlite'), geduldMs)
}

export const istDatenbankWeg = (error: unknown): boolean => istPostgresWeg(error) || istSqliteWeg(error)

function postgres(url: string, geduldMs: number): Datenbank {
  const kysely = new Kysely<Tabellen>({ dialect: postgresDialekt(oeffnePool(url, geduldMs)) })
  return datenbank(kysely, 'postgres', {
    transaktion: arbeit => kysely.transaction().execute(arbeit),
    vergiss: async () => {},
  })
}

function sqlite(datei: string, geduldMs: number): Datenbank {
  const kysely = new Kysely<Tabellen>({ dialect: sqliteDialekt(oeffneSqlite(datei, geduldMs), geduldMs) })
  const vergiss = () => leereJournal(kysely as unknown as Kysely<never>, geduldMs)
  return datenbank(kysely, 'sqlite', { transaktion: inGruppen(kysely), vergiss })
}

function datenbank(
  kysely: Kysely<Tabellen>,
  art: Datenbank['art'],
  eigenes: Pick<Datenbank, 'transaktion' | 'vergiss'>,
): Datenbank {
  let migriert = false
  return {
    kysely,
    art,
    ...eigenes,
    async migriere() {
      await migriere(kysely as unknown as Kysely<never>)
      migriert = true
    },
    async bereit() {
      await kysely.selectNoFrom(({ lit }) => lit(1).as('eins')).execute()
      return migriert
    },
    schliesse: () => kysely.destroy(),
  }
}

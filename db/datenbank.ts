import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { inGruppen } from './gruppen.ts'
import { migrate } from './migrationen.ts'
import { openPool, postgresDialekt } from './postgres.ts'
import { storeProbe } from './probe.ts'
import { searchSchaden } from './schadenssuche.ts'
import type { Tabellen } from './schema.ts'
import { emptyJournal, sqliteDialekt } from './sqlite.ts'

export type Datenbank = {
  kysely: Kysely<Tabellen>
  art: 'sqlite' | 'postgres'
  /** All or nothing, durable once it resolves. On SQLite it holds the write lock from the beginning. */
  transaktion: <T>(arbeit: (tx: Transaction<Tabellen>) => Promise<T>) => Promise<T>
  migrate: () => Promise<void>
  /** Whether its tables are there and an enquiry can be stored, found out by storing one; rejects with what stands in the way. */
  bereit: () => Promise<boolean>
  /** Rejects where the SQLite file is damaged, read from one end to the other. PostgreSQL looks after its own. */
  searchSchaden: (ende: AbortSignal) => Promise<void>
  /** After deletions: leaves nothing of the deleted rows in SQLite's journal. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

/** How long a statement waits for another process, such as the operator's command line, or for its own end. */
export const GEDULD_MS = 4_000

export type Zugang = { databaseUrl: string | null; varDir: string; geduldMs?: number }

/** Waits for nothing: while PostgreSQL is away or a file damaged, queries fail with an error that `istDatenbankWeg` knows. */
export function openDatenbank({ databaseUrl, varDir, geduldMs = GEDULD_MS }: Zugang): Datenbank {
  return databaseUrl ? postgres(databaseUrl, geduldMs) : sqlite(sqliteDatei(varDir), geduldMs)
}

export const sqliteDatei = (varDir: string): string => join(varDir, 'anfragen.sqlite')

function postgres(url: string, geduldMs: number): Datenbank {
  const kysely = new Kysely<Tabellen>({ dialect: postgresDialekt(openPool(url, geduldMs)) })
  return datenbank(kysely, 'postgres', {
    transaktion: arbeit => kysely.transaction().execute(arbeit),
    forget: async () => {},
    searchSchaden: async () => {},
  })
}

function sqlite(datei: string, geduldMs: number): Datenbank {
  const kysely = new Kysely<Tabellen>({ dialect: sqliteDialekt(datei, geduldMs) })
  const forget = () => emptyJournal(kysely as unknown as Kysely<never>, geduldMs)
  return datenbank(kysely, 'sqlite', {
    transaktion: inGruppen(kysely),
    forget,
    searchSchaden: ende => searchSchaden(datei, ende),
  })
}

function datenbank(
  kysely: Kysely<Tabellen>,
  art: Datenbank['art'],
  eigenes: Pick<Datenbank, 'transaktion' | 'forget' | 'searchSchaden'>,
): Datenbank {
  let migriert = false
  return {
    kysely,
    art,
    ...eigenes,
    async migrate() {
      await migrate(kysely as unknown as Kysely<never>)
      migriert = true
    },
    async bereit() {
      if (migriert) await eigenes.transaktion(storeProbe)
      else await kysely.selectNoFrom(({ lit }) => lit(1).as('eins')).execute()
      return migriert
    },
    close: () => kysely.destroy(),
  }
}

import { type CompiledQuery, PostgresAdapter, type Transaction } from 'kysely'
import type { Tabellen } from './schema.ts'

type Insert = CompiledQuery<{ id: string }>

/**
 * Inserts a row with all that hangs on it. False where its own insert, which answers with an id, found its reference
 * taken: then the caller undoes the transaction.
 */
export function insertZugleich(tx: Transaction<Tabellen>, inserts: readonly [Insert, ...Insert[]]): Promise<boolean> {
  const executor = tx.getExecutor()
  const istPostgres = executor.adapter instanceof PostgresAdapter
  return executor.provideConnection(async verbindung => {
    if (istPostgres) return isStored(verbindung.executeQuery(inEinem(inserts)))
    const [erster, ...weitere] = inserts
    if ((await verbindung.executeQuery(erster)).rows.length === 0) return false
    for (const insert of weitere) await verbindung.executeQuery(insert)
    return true
  })
}

/** As one statement: one trip, taken apart and planned once. References are looked at when all of it is done. */
function inEinem(inserts: readonly [Insert, ...Insert[]]): Insert {
  let bisher = 0
  const teile = inserts.map(({ sql, parameters }, i) => {
    const teil = sql.replaceAll(/\$(\d+)/g, (_, nummer) => `$${bisher + Number(nummer)}`)
    bisher += parameters.length
    return `t${i} as (${teil})`
  })
  const parameters = inserts.flatMap(insert => insert.parameters)
  return { ...inserts[0], sql: `with ${teile.join(', ')} select id from t0`, parameters }
}

const OHNE_BEZUG = '23503'

/** What hangs on a row that was not inserted is refused, if anything does. */
async function isStored(eingefuegt: Promise<{ rows: readonly unknown[] }>): Promise<boolean> {
  try {
    return (await eingefuegt).rows.length > 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === OHNE_BEZUG) return false
    throw error
  }
}

import type { Kysely } from 'kysely'
import type { AnfrageTabelle, Tabellen } from './schema.ts'

/** False when its reference is taken. */
export async function insertAnfrage(db: Kysely<Tabellen>, anfrage: AnfrageTabelle): Promise<boolean> {
  const eingefuegt = await db
    .insertInto('anfrage')
    .values(anfrage)
    .onConflict(konflikt => konflikt.column('referenz').doNothing())
    .returning('id')
    .executeTakeFirst()
  return eingefuegt !== undefined
}

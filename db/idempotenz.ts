import type { Kysely } from 'kysely'
import type { IdempotenzTabelle, Tabellen, Zeit } from './schema.ts'

export type Vergeben = Pick<IdempotenzTabelle, 'koerper_hash' | 'status' | 'antwort'>

/**
 * Takes a key, together with the answer that will be given. If somebody else has it: what they were answered. A
 * transaction that is about to take the same key is waited for. Keys from before `abgelaufen` are free again.
 */
export async function beanspruche(
  db: Kysely<Tabellen>,
  zeile: IdempotenzTabelle,
  abgelaufen: Zeit,
): Promise<Vergeben | null> {
  const { schluessel, ...werte } = zeile
  const genommen = await db
    .insertInto('idempotenz')
    .values(zeile)
    .onConflict(konflikt =>
      konflikt.column('schluessel').doUpdateSet(werte).where('idempotenz.erstellt', '<=', abgelaufen),
    )
    .returning('schluessel')
    .executeTakeFirst()
  if (genommen) return null
  return db
    .selectFrom('idempotenz')
    .select(['koerper_hash', 'status', 'antwort'])
    .where('schluessel', '=', schluessel)
    .executeTakeFirstOrThrow()
}

export async function deleteAlteSchluessel(db: Kysely<Tabellen>, bis: Zeit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('idempotenz').where('erstellt', '<=', bis).executeTakeFirst()
  return Number(numDeletedRows)
}

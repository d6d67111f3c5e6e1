import type { Kysely } from 'kysely'
import type { IdempotenzTabelle, Tabellen, Zeit } from './schema.ts'
import { vorlage } from './vorlage.ts'

export type Vergeben = Pick<IdempotenzTabelle, 'koerper_hash' | 'status' | 'antwort'>

type Idempotenzanspruch = IdempotenzTabelle & { abgelaufen: Zeit; verfrueht: Zeit }

const anspruch = vorlage((db, zeile: Idempotenzanspruch) => {
  const { schluessel, koerper_hash, status, antwort, email_hash, erstellt, abgelaufen, verfrueht } = zeile
  const werte = { koerper_hash, status, antwort, email_hash, erstellt }
  return db
    .insertInto('idempotenz')
    .values({ schluessel, ...werte })
    .onConflict(konflikt =>
      konflikt
        .column('schluessel')
        .doUpdateSet(werte)
        .where(({ eb, or }) =>
          or([eb('idempotenz.erstellt', '<=', abgelaufen), eb('idempotenz.erstellt', '>', verfrueht)]),
        ),
    )
    .returning('schluessel')
})

/**
 * Takes a key, together with the answer that will be given. If somebody else has it: what they were answered. A
 * transaction that is about to take the same key is waited for. A key is free again once it is older than `gueltigMs`,
 * or that much younger than now: then it was taken under a clock that was wrong.
 */
export async function claimIdempotenz(
  db: Kysely<Tabellen>,
  zeile: IdempotenzTabelle,
  gueltigMs: number,
): Promise<Vergeben | null> {
  const { schluessel, erstellt: jetzt } = zeile
  const { rows: genommen } = await db.executeQuery(
    anspruch(db, { ...zeile, abgelaufen: jetzt - gueltigMs, verfrueht: jetzt + gueltigMs }),
  )
  if (genommen.length > 0) return null
  return db
    .selectFrom('idempotenz')
    .select(['koerper_hash', 'status', 'antwort'])
    .where('schluessel', '=', schluessel)
    .executeTakeFirstOrThrow()
}

/** What was promised when the key was taken turned out otherwise, in the same transaction. */
export async function updateAntwort(db: Kysely<Tabellen>, schluessel: string, antwort: string): Promise<void> {
  await db.updateTable('idempotenz').set({ antwort }).where('schluessel', '=', schluessel).execute()
}

/** As `claimIdempotenz` counts their age. */
export async function deleteAlteSchluessel(db: Kysely<Tabellen>, jetzt: Zeit, gueltigMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotenz')
    .where(({ eb, or }) => or([eb('erstellt', '<=', jetzt - gueltigMs), eb('erstellt', '>', jetzt + gueltigMs)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

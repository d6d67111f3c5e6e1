import type { Kysely } from 'kysely'
import type { Tabellen, TokenTabelle, Zeit } from './schema.ts'

/** Uses a link up. One statement, so of two at once exactly one gets it; an expired one is left to the clean-up. */
export async function takeToken(
  db: Kysely<Tabellen>,
  hash: string,
  jetzt: Zeit,
): Promise<Pick<TokenTabelle, 'zweck' | 'ziel_id' | 'email_hash'> | undefined> {
  return db
    .deleteFrom('token')
    .where('hash', '=', hash)
    .where('ablauf', '>', jetzt)
    .returning(['zweck', 'ziel_id', 'email_hash'])
    .executeTakeFirst()
}

export async function deleteAlteTokens(db: Kysely<Tabellen>, jetzt: Zeit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('token').where('ablauf', '<=', jetzt).executeTakeFirst()
  return Number(numDeletedRows)
}

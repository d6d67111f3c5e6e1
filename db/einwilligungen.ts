import type { Kysely } from 'kysely'
import type { EinwilligungTabelle, Tabellen } from './schema.ts'

export async function insertEinwilligungen(
  db: Kysely<Tabellen>,
  einwilligungen: readonly EinwilligungTabelle[],
): Promise<void> {
  await db.insertInto('einwilligung').values(einwilligungen).execute()
}

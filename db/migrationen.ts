import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { anfragen } from './migrationen/001-anfragen.ts'
import { erinnerungen } from './migrationen/002-erinnerungen.ts'
import { aufbewahrung } from './migrationen/003-aufbewahrung.ts'

/** In the order they run; a migration that has been released is never changed. */
const MIGRATIONEN: Record<string, Migration> = {
  '001-anfragen': anfragen,
  '002-erinnerungen': erinnerungen,
  '003-aufbewahrung': aufbewahrung,
}

/** Brings the tables to the newest form. Several processes may do so at once: the others wait. */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONEN } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

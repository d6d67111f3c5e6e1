import type { Migration } from 'kysely/migration'

/** What deleting by terms knows of its own past: one row, of no person. */
export const aufbewahrung: Migration = {
  async up({ schema }) {
    await schema
      .createTable('aufbewahrung')
      .addColumn('id', 'text', spalte => spalte.primaryKey())
      .addColumn('anker', 'bigint')
      .addColumn('gehalten_seit', 'bigint')
      .addColumn('grund', 'text')
      .addColumn('faellig', 'integer', spalte => spalte.notNull().defaultTo(0))
      .addColumn('gesamt', 'integer', spalte => spalte.notNull().defaultTo(0))
      .addColumn('gemeldet', 'bigint')
      .execute()
  },
}

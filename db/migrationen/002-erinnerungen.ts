import type { Migration } from 'kysely/migration'

/** Reminders of a deadline, and the mails that belong to them. */
export const erinnerungen: Migration = {
  async up({ schema }) {
    await schema
      .createTable('erinnerung')
      .addColumn('id', 'text', spalte => spalte.primaryKey())
      .addColumn('referenz', 'text', spalte => spalte.notNull().unique())
      .addColumn('frist', 'text', spalte => spalte.notNull())
      .addColumn('email', 'text')
      .addColumn('email_hash', 'text', spalte => spalte.notNull())
      .addColumn('status', 'text', spalte => spalte.notNull())
      .addColumn('version', 'text', spalte => spalte.notNull())
      .addColumn('wortlaut_hash', 'text', spalte => spalte.notNull())
      .addColumn('seite', 'text', spalte => spalte.notNull())
      .addColumn('erstellt', 'bigint', spalte => spalte.notNull())
      .addColumn('bestaetigt', 'bigint')
      .execute()
    await schema.createIndex('erinnerung_email').on('erinnerung').column('email_hash').execute()
    await schema
      .alterTable('ausgang')
      .addColumn('erinnerung_id', 'text', spalte => spalte.references('erinnerung.id').onDelete('cascade'))
      .execute()
    await schema.createIndex('ausgang_erinnerung').on('ausgang').column('erinnerung_id').execute()
  },
}

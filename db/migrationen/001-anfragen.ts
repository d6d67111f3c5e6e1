import type { Migration } from 'kysely/migration'

/** Only statements and types that SQLite and PostgreSQL both know; `bigint` holds milliseconds. */
export const anfragen: Migration = {
  async up({ schema }) {
    await schema
      .createTable('anfrage')
      .addColumn('id', 'text', spalte => spalte.primaryKey())
      .addColumn('referenz', 'text', spalte => spalte.notNull().unique())
      .addColumn('art', 'text', spalte => spalte.notNull())
      .addColumn('status', 'text', spalte => spalte.notNull())
      .addColumn('email_hash', 'text', spalte => spalte.notNull())
      .addColumn('daten', 'text', spalte => spalte.notNull())
      .addColumn('erstellt', 'bigint', spalte => spalte.notNull())
      .addColumn('loeschen_ab', 'bigint', spalte => spalte.notNull())
      .execute()
    await schema.createIndex('anfrage_email').on('anfrage').column('email_hash').execute()
    await schema.createIndex('anfrage_erstellt').on('anfrage').column('erstellt').execute()
    await schema.createIndex('anfrage_loeschen').on('anfrage').column('loeschen_ab').execute()

    await schema
      .createTable('einwilligung')
      .addColumn('anfrage_id', 'text', spalte => spalte.notNull().references('anfrage.id').onDelete('cascade'))
      .addColumn('zweck', 'text', spalte => spalte.notNull())
      .addColumn('erteilt', 'integer', spalte => spalte.notNull())
      .addColumn('version', 'text', spalte => spalte.notNull())
      .addColumn('wortlaut_hash', 'text', spalte => spalte.notNull())
      .addColumn('seite', 'text', spalte => spalte.notNull())
      .addColumn('zeit', 'bigint', spalte => spalte.notNull())
      .addPrimaryKeyConstraint('einwilligung_pk', ['anfrage_id', 'zweck'])
      .execute()

    await schema
      .createTable('idempotenz')
      .addColumn('schluessel', 'text', spalte => spalte.primaryKey())
      .addColumn('koerper_hash', 'text', spalte => spalte.notNull())
      .addColumn('status', 'integer', spalte => spalte.notNull())
      .addColumn('antwort', 'text', spalte => spalte.notNull())
      .addColumn('email_hash', 'text', spalte => spalte.notNull())
      .addColumn('erstellt', 'bigint', spalte => spalte.notNull())
      .execute()
    await schema.createIndex('idempotenz_erstellt').on('idempotenz').column('erstellt').execute()
    await schema.createIndex('idempotenz_email').on('idempotenz').column('email_hash').execute()

    await schema
      .createTable('grenze')
      .addColumn('schluessel', 'text', spalte => spalte.primaryKey())
      .addColumn('beginn', 'bigint', spalte => spalte.notNull())
      .addColumn('anzahl', 'integer', spalte => spalte.notNull())
      .execute()
    await schema.createIndex('grenze_beginn').on('grenze').column('beginn').execute()

    await schema
      .createTable('antrag')
      .addColumn('id', 'text', spalte => spalte.primaryKey())
      .addColumn('referenz', 'text', spalte => spalte.notNull().unique())
      .addColumn('art', 'text', spalte => spalte.notNull())
      .addColumn('email', 'text')
      .addColumn('email_hash', 'text', spalte => spalte.notNull())
      .addColumn('begruendung', 'text')
      .addColumn('status', 'text', spalte => spalte.notNull())
      .addColumn('erstellt', 'bigint', spalte => spalte.notNull())
      .addColumn('bestaetigt', 'bigint')
      .addColumn('frist', 'bigint', spalte => spalte.notNull())
      .addColumn('erledigt', 'bigint')
      .execute()
    await schema.createIndex('antrag_email').on('antrag').column('email_hash').execute()

    await schema
      .createTable('ausgang')
      .addColumn('id', 'text', spalte => spalte.primaryKey())
      .addColumn('art', 'text', spalte => spalte.notNull())
      .addColumn('anfrage_id', 'text', spalte => spalte.references('anfrage.id').onDelete('cascade'))
      .addColumn('antrag_id', 'text', spalte => spalte.references('antrag.id').onDelete('cascade'))
      .addColumn('email_hash', 'text', spalte => spalte.notNull())
      .addColumn('referenz', 'text', spalte => spalte.notNull())
      .addColumn('message_id', 'text', spalte => spalte.notNull())
      .addColumn('inhalt', 'text')
      .addColumn('zustand', 'text', spalte => spalte.notNull())
      .addColumn('versuche', 'integer', spalte => spalte.notNull().defaultTo(0))
      .addColumn('naechster_versuch', 'bigint', spalte => spalte.notNull())
      .addColumn('gesperrt_von', 'text')
      .addColumn('gesperrt_bis', 'bigint', spalte => spalte.notNull().defaultTo(0))
      .addColumn('letzter_fehler', 'text')
      .addColumn('erstellt', 'bigint', spalte => spalte.notNull())
      .addColumn('gesendet', 'bigint')
      .execute()
    await schema.createIndex('ausgang_faellig').on('ausgang').columns(['zustand', 'naechster_versuch']).execute()
    await schema.createIndex('ausgang_anfrage').on('ausgang').column('anfrage_id').execute()
    await schema.createIndex('ausgang_antrag').on('ausgang').column('antrag_id').execute()
    await schema.createIndex('ausgang_email').on('ausgang').column('email_hash').execute()

    await schema
      .createTable('token')
      .addColumn('hash', 'text', spalte => spalte.primaryKey())
      .addColumn('zweck', 'text', spalte => spalte.notNull())
      .addColumn('ziel_id', 'text', spalte => spalte.notNull())
      .addColumn('email_hash', 'text', spalte => spalte.notNull())
      .addColumn('ablauf', 'bigint', spalte => spalte.notNull())
      .execute()
    await schema.createIndex('token_ablauf').on('token').column('ablauf').execute()
    await schema.createIndex('token_email').on('token').column('email_hash').execute()
  },
}

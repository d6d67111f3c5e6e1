import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tabellen } from './schema.ts'

/** As much as an enquiry with its mails takes: on a disk that is almost full a smaller one would still go through. */
const ZEICHEN = 32_000

/**
 * An enquiry that is stored and taken back in one transaction: the tables, indexes, bytes and flush of a real one, and nobody
 * ever sees a row of it. What it needs a visitor's enquiry needs as well.
 */
export async function storeProbe(tx: Transaction<Tabellen>): Promise<void> {
  const id = randomUUID()
  const gemeinsam = { id, referenz: `probe-${id}`, email_hash: 'probe', erstellt: 0 }
  await tx
    .insertInto('anfrage')
    .values({ ...gemeinsam, art: 'kontakt', status: 'falle', daten: '{}', loeschen_ab: 0 })
    .execute()
  await tx
    .insertInto('ausgang')
    .values({
      ...gemeinsam,
      art: 'betreiber',
      anfrage_id: id,
      antrag_id: null,
      erinnerung_id: null,
      message_id: id,
      inhalt: 'x'.repeat(ZEICHEN),
      zustand: 'gescheitert',
      naechster_versuch: 0,
      gesperrt_von: null,
      letzter_fehler: null,
      gesendet: null,
    })
    .execute()
  await tx
    .insertInto('einwilligung')
    .values({ anfrage_id: id, zweck: 'kontakt', erteilt: 0, version: '', wortlaut_hash: '', seite: '', zeit: 0 })
    .execute()
  await tx
    .insertInto('token')
    .values({ hash: id, zweck: 'widerruf', ziel_id: id, email_hash: 'probe', ablauf: 0 })
    .execute()
  await tx
    .insertInto('idempotenz')
    .values({ schluessel: id, koerper_hash: '', status: 0, antwort: '', email_hash: 'probe', erstellt: 0 })
    .execute()
  await tx.insertInto('grenze').values({ schluessel: id, beginn: 0, anzahl: 0 }).execute()
  await tx.deleteFrom('grenze').where('schluessel', '=', id).execute()
  await tx.deleteFrom('idempotenz').where('schluessel', '=', id).execute()
  await tx.deleteFrom('token').where('hash', '=', id).execute()
  // Takes mail and consent away with it.
  await tx.deleteFrom('anfrage').where('id', '=', id).execute()
}

import type { ExpressionBuilder, Kysely } from 'kysely'
import type { AdressHash, Tabellen, Zeit } from './schema.ts'

/**
 * Deletion. Every function here runs inside a transaction of the caller and may run twice.
 *
 * Outbox rows that a process is sending right now cannot simply go: the sender may be writing a file of that mail.
 * They are emptied, ended and cut off from what they belonged to, and go with `deleteAbgetrennte` once nobody holds
 * them.
 */

type Bedingung = (eb: ExpressionBuilder<Tabellen, 'ausgang'>) => ReturnType<typeof eb.and>

/** Notices to the operator name no person, only references: they stay until they are sent. */
const MELDUNGEN = ['antrag-meldung', 'aufbewahrung-meldung', 'daten-meldung'] as const

async function clearAusgang(db: Kysely<Tabellen>, jetzt: Zeit, welche: Bedingung): Promise<number> {
  // The update comes first because it locks the rows: no sender can take one between the two statements.
  const geleert = await db
    .updateTable('ausgang')
    .set({ zustand: 'gesendet', inhalt: null, anfrage_id: null, antrag_id: null, erinnerung_id: null })
    .where('art', 'not in', MELDUNGEN)
    .where(welche)
    .returning('id')
    .execute()
  if (geleert.length > 0) {
    const ids = geleert.map(({ id }) => id)
    await db.deleteFrom('ausgang').where('id', 'in', ids).where('gesperrt_bis', '<=', jetzt).execute()
  }
  return geleert.length
}

/** Removes what `clearAusgang` had to leave. Returns how many are still held. */
export async function deleteAbgetrennte(db: Kysely<Tabellen>, jetzt: Zeit): Promise<number> {
  const abgetrennt: Bedingung = eb =>
    eb.and([
      eb('inhalt', 'is', null),
      eb('anfrage_id', 'is', null),
      eb('antrag_id', 'is', null),
      eb('erinnerung_id', 'is', null),
      eb('art', 'not in', MELDUNGEN),
    ])
  await db.deleteFrom('ausgang').where(abgetrennt).where('gesperrt_bis', '<=', jetzt).execute()
  const { anzahl } = await db
    .selectFrom('ausgang')
    .select(eb => eb.fn.countAll<number>().as('anzahl'))
    .where(abgetrennt)
    .executeTakeFirstOrThrow()
  return anzahl
}

/** Deletes enquiries with all that hangs on them, and the copies of them in answers to requests. */
export async function deleteAnfragen(db: Kysely<Tabellen>, ids: readonly string[], jetzt: Zeit): Promise<string[]> {
  if (ids.length === 0) return []
  const anfragen = await db.selectFrom('anfrage').select(['referenz', 'email_hash']).where('id', 'in', ids).execute()
  const referenzen = anfragen.map(({ referenz }) => referenz)
  const hashes = anfragen.map(anfrage => anfrage.email_hash)
  if (anfragen.length === 0) return []
  await clearAusgang(db, jetzt, eb =>
    eb.or([eb('anfrage_id', 'in', ids), eb.and([eb('art', '=', 'antrag-antwort'), eb('email_hash', 'in', hashes)])]),
  )
  await db.deleteFrom('token').where('ziel_id', 'in', ids).execute()
  const antworten = referenzen.map(referenz => JSON.stringify({ referenz }))
  await db.deleteFrom('idempotenz').where('antwort', 'in', antworten).execute()
  await db.deleteFrom('anfrage').where('id', 'in', ids).execute()
  return referenzen
}

export type Adresskennung = {
  emailHash: AdressHash
  /** Keys of its counters, in the order in which writes lock them. */
  grenzen: readonly string[]
}

/**
 * Deletes everything of an address that came up to a moment; what came later was not meant. Requests stay as
 * proof, without the address. Returns the references of the enquiries.
 */
export async function deleteAdresse(
  db: Kysely<Tabellen>,
  { emailHash, grenzen }: Adresskennung,
  bis: Zeit,
  jetzt: Zeit,
): Promise<string[]> {
  const anfragen = await db
    .selectFrom('anfrage')
    .select('id')
    .where('email_hash', '=', emailHash)
    .where('erstellt', '<=', bis)
    .execute()
  const referenzen = await deleteAnfragen(
    db,
    anfragen.map(({ id }) => id),
    jetzt,
  )
  const antraege = await db
    .updateTable('antrag')
    .set(eb => ({
      email: null,
      begruendung: null,
      status: eb
        .case()
        .when('status', 'in', ['angefragt', 'ohne-link'])
        .then('abgelaufen' as const)
        .else(eb.ref('status'))
        .end(),
    }))
    .where('email_hash', '=', emailHash)
    .where('erstellt', '<=', bis)
    .returning('id')
    .execute()
  await deleteAntragsMails(
    db,
    antraege.map(({ id }) => id),
    jetzt,
  )
  const erinnerungen = await db
    .selectFrom('erinnerung')
    .select('id')
    .where('email_hash', '=', emailHash)
    .where('erstellt', '<=', bis)
    .execute()
  await deleteErinnerungen(
    db,
    erinnerungen.map(({ id }) => id),
    jetzt,
  )
  await db.deleteFrom('idempotenz').where('email_hash', '=', emailHash).where('erstellt', '<=', bis).execute()
  // One by one: two that lock the same rows in different orders would wait for each other.
  for (const grenze of grenzen) await db.deleteFrom('grenze').where('schluessel', '=', grenze).execute()
  return referenzen
}

/** The links and answers of requests. */
export async function deleteAntragsMails(db: Kysely<Tabellen>, ids: readonly string[], jetzt: Zeit): Promise<void> {
  if (ids.length === 0) return
  await clearAusgang(db, jetzt, eb => eb('antrag_id', 'in', ids))
  await db.deleteFrom('token').where('ziel_id', 'in', ids).execute()
}

/** Reminders with their mails, sent or not. */
export async function deleteErinnerungen(db: Kysely<Tabellen>, ids: readonly string[], jetzt: Zeit): Promise<void> {
  if (ids.length === 0) return
  await clearAusgang(db, jetzt, eb => eb('erinnerung_id', 'in', ids))
  await db.deleteFrom('token').where('ziel_id', 'in', ids).execute()
  await db.deleteFrom('erinnerung').where('id', 'in', ids).execute()
}

/** Enquiries whose time is over, and caught machines. */
export async function listFaelligeAnfragen(
  db: Kysely<Tabellen>,
  { jetzt, fallenBis, hoechstens }: { jetzt: Zeit; fallenBis: Zeit; hoechstens: number },
): Promise<string[]> {
  const zeilen = await db
    .selectFrom('anfrage')
    .select('id')
    .where(eb =>
      eb.or([eb('loeschen_ab', '<=', jetzt), eb.and([eb('status', '=', 'falle'), eb('erstellt', '<=', fallenBis)])]),
    )
    .limit(hoechstens)
    .execute()
  return zeilen.map(({ id }) => id)
}

/** Requests are kept as proof for as long as enquiries are. */
export async function deleteAlteAntraege(db: Kysely<Tabellen>, erstelltBis: Zeit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('antrag').where('erstellt', '<=', erstelltBis).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Answers hold copies of enquiries and must not outlive them in the outbox; notices go once they were sent. */
export async function deleteAlteAntragsMails(db: Kysely<Tabellen>, erstelltBis: Zeit, jetzt: Zeit): Promise<number> {
  const antworten = await clearAusgang(db, jetzt, eb =>
    eb.and([eb('antrag_id', 'is not', null), eb('erstellt', '<=', erstelltBis)]),
  )
  const { numDeletedRows } = await db
    .deleteFrom('ausgang')
    .where('art', 'in', MELDUNGEN)
    .where('zustand', '=', 'gesendet')
    .where('erstellt', '<=', erstelltBis)
    .executeTakeFirst()
  return antworten + Number(numDeletedRows)
}

import type { Kysely, Selectable } from 'kysely'
import { deleteAdresse, deleteAnfragen } from '#db/loeschung.ts'
import type { AntragTabelle, AusgangTabelle, Tabellen } from '#db/schema.ts'

/** What proves a deletion. Of a person they hold only the keyed hash of the address. */
export type Loeschungen = {
  /** Requests that were carried out; kept for 24 months. */
  antraege: AntragTabelle[]
  /** Notices to the operator that an enquiry was withdrawn, by its reference; kept for 30 days. */
  widerrufe: Selectable<AusgangTabelle>[]
}

/** Nobody sends mails out of a copy: no row of it has to be spared. */
const NIEMAND_HAELT = Number.MAX_SAFE_INTEGER

export async function readLoeschungen(db: Kysely<Tabellen>): Promise<Loeschungen> {
  const antraege = db.selectFrom('antrag').selectAll().where('art', '=', 'deletion').where('status', '=', 'erledigt')
  const widerrufe = db
    .selectFrom('ausgang')
    .selectAll()
    .where('art', '=', 'antrag-meldung')
    .where('antrag_id', 'is', null)
  return { antraege: await antraege.execute(), widerrufe: await widerrufe.execute() }
}

/** Puts them in, in place of earlier states of the same rows. */
export async function putLoeschungen(db: Kysely<Tabellen>, { antraege, widerrufe }: Loeschungen): Promise<void> {
  for (const antrag of antraege) {
    await db.deleteFrom('antrag').where('id', '=', antrag.id).execute()
    await db.insertInto('antrag').values(antrag).execute()
  }
  for (const widerruf of widerrufe) {
    await db.deleteFrom('ausgang').where('id', '=', widerruf.id).execute()
    await db.insertInto('ausgang').values(widerruf).execute()
  }
}

/** Carries them out on a copy that is older than they are. Returns how many enquiries that took. */
export async function applyLoeschungen(db: Kysely<Tabellen>, loeschungen: Loeschungen): Promise<number> {
  let anzahl = 0
  for (const { email_hash: emailHash, bestaetigt, erstellt } of loeschungen.antraege) {
    const bis = bestaetigt ?? erstellt
    anzahl += (await deleteAdresse(db, { emailHash, grenzen: [] }, bis, NIEMAND_HAELT)).length
  }
  for (const { referenz } of loeschungen.widerrufe) {
    const anfragen = await db.selectFrom('anfrage').select('id').where('referenz', '=', referenz).execute()
    const ids = anfragen.map(({ id }) => id)
    anzahl += (await deleteAnfragen(db, ids, NIEMAND_HAELT)).length
  }
  // Nobody can tell by the hash of an address which counters are its mailbox's. All are of a day gone by.
  await db.deleteFrom('grenze').execute()
  await putLoeschungen(db, loeschungen)
  return anzahl
}

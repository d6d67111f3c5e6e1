import type { Kysely } from 'kysely'
import { deleteAdresse } from '#db/loeschung.ts'
import type { AntragTabelle, Tabellen } from '#db/schema.ts'
import { linkGrenze } from '../datenschutz/link-annahme.ts'

/** Nobody sends mails out of a copy: no row of it has to be spared. */
const NIEMAND_HAELT = Number.MAX_SAFE_INTEGER

/** Deletions that were carried out; of the person only the keyed hash of the address. */
export function readLoeschungen(db: Kysely<Tabellen>): Promise<AntragTabelle[]> {
  return db
    .selectFrom('antrag')
    .selectAll()
    .where('art', '=', 'deletion')
    .where('status', '=', 'erledigt')
    .orderBy('id')
    .execute()
}

/** Puts them in, in place of earlier states of the same requests. */
export async function putLoeschungen(db: Kysely<Tabellen>, loeschungen: readonly AntragTabelle[]): Promise<void> {
  for (const loeschung of loeschungen) {
    await db.deleteFrom('antrag').where('id', '=', loeschung.id).execute()
    await db.insertInto('antrag').values(loeschung).execute()
  }
}

/** Carries them out on a copy that is older than they are. Returns how many enquiries that took. */
export async function applyLoeschungen(
  db: Kysely<Tabellen>,
  loeschungen: readonly AntragTabelle[],
  geheimnis: string,
): Promise<number> {
  let anzahl = 0
  for (const { email_hash: emailHash, bestaetigt, erstellt } of loeschungen) {
    const adresse = { emailHash, grenzen: [emailHash, linkGrenze(geheimnis, emailHash)] }
    anzahl += (await deleteAdresse(db, adresse, bestaetigt ?? erstellt, NIEMAND_HAELT)).length
  }
  await putLoeschungen(db, loeschungen)
  return anzahl
}

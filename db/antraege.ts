import type { ExpressionBuilder, Kysely } from 'kysely'
import type { AntragTabelle, Tabellen, Zeit } from './schema.ts'

/** The owner of the mailbox wants it; undefined when the request has lapsed or was confirmed before. */
export async function confirmAntrag(
  db: Kysely<Tabellen>,
  id: string,
  jetzt: Zeit,
): Promise<Pick<AntragTabelle, 'art'> | undefined> {
  return db
    .updateTable('antrag')
    .set({ status: 'bestaetigt', bestaetigt: jetzt })
    .where('id', '=', id)
    .where('status', '=', 'angefragt')
    .returning('art')
    .executeTakeFirst()
}

/** Confirmed requests that still have to be carried out, the oldest first. */
export async function listBestaetigte(db: Kysely<Tabellen>): Promise<string[]> {
  const zeilen = await db
    .selectFrom('antrag')
    .select('id')
    .where('status', '=', 'bestaetigt')
    .orderBy('bestaetigt')
    .orderBy('id')
    .execute()
  return zeilen.map(({ id }) => id)
}

/**
 * Takes a confirmed request for the running transaction: another process that wants it waits for the end of that
 * transaction, and then finds it done.
 */
export async function holdAntrag(db: Kysely<Tabellen>, id: string): Promise<AntragTabelle | undefined> {
  return db
    .updateTable('antrag')
    .set({ status: 'bestaetigt' })
    .where('id', '=', id)
    .where('status', '=', 'bestaetigt')
    .returningAll()
    .executeTakeFirst()
}

/** Done: the address goes, its hash stays as proof. Earlier ones of the same kind that never got a link are done too. */
export async function finishAntrag(
  db: Kysely<Tabellen>,
  { id, art, email_hash, erstellt, bestaetigt }: AntragTabelle,
  jetzt: Zeit,
): Promise<void> {
  await db
    .updateTable('antrag')
    .set({ status: 'erledigt', erledigt: jetzt, email: null, begruendung: null })
    .where(({ eb, and, or }) =>
      or([
        eb('id', '=', id),
        and([
          eb('status', '=', 'ohne-link'),
          eb('art', '=', art),
          eb('email_hash', '=', email_hash),
          eb('erstellt', '<=', bestaetigt ?? erstellt),
        ]),
      ]),
    )
    .execute()
}

/** Requests nobody confirmed while their link was valid, and those without a link whose term is over. */
export async function lapseAntraege(
  db: Kysely<Tabellen>,
  { erstelltBis, jetzt, hoechstens }: { erstelltBis: Zeit; jetzt: Zeit; hoechstens: number },
): Promise<string[]> {
  const faellig = ({ eb, and, or }: ExpressionBuilder<Tabellen, 'antrag'>) =>
    or([
      and([eb('status', '=', 'angefragt'), eb('erstellt', '<=', erstelltBis)]),
      and([eb('status', '=', 'ohne-link'), eb('frist', '<=', jetzt)]),
    ])
  const zeilen = await db
    .updateTable('antrag')
    .set({ status: 'abgelaufen', email: null, begruendung: null })
    .where('id', 'in', db.selectFrom('antrag').select('id').where(faellig).limit(hoechstens))
    .where(faellig)
    .returning('id')
    .execute()
  return zeilen.map(({ id }) => id)
}

/** What the operator has to do something about. */
export const istOffen = ({ status }: Pick<AntragTabelle, 'status'>) => status === 'bestaetigt' || status === 'ohne-link'

/** All requests, the most urgent first: open ones by their term, then the others by age. */
export async function listAntraege(db: Kysely<Tabellen>): Promise<AntragTabelle[]> {
  const zeilen = await db.selectFrom('antrag').selectAll().orderBy('frist').orderBy('id').execute()
  return [...zeilen.filter(istOffen), ...zeilen.filter(zeile => !istOffen(zeile)).reverse()]
}

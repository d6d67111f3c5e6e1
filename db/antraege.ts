import type { Kysely } from 'kysely'
import type { AntragTabelle, Tabellen, Zeit } from './schema.ts'

export async function insertAntrag(db: Kysely<Tabellen>, antrag: AntragTabelle): Promise<void> {
  await db.insertInto('antrag').values(antrag).execute()
}

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
export async function bestaetigteAntraege(db: Kysely<Tabellen>): Promise<string[]> {
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

/** Done: the address goes, its hash stays as proof. */
export async function finishAntrag(db: Kysely<Tabellen>, id: string, jetzt: Zeit): Promise<void> {
  await db
    .updateTable('antrag')
    .set({ status: 'erledigt', erledigt: jetzt, email: null, begruendung: null })
    .where('id', '=', id)
    .execute()
}

/** Requests nobody confirmed while their link was valid. */
export async function lapseAntraege(db: Kysely<Tabellen>, erstelltBis: Zeit, hoechstens: number): Promise<string[]> {
  const faellige = db
    .selectFrom('antrag')
    .select('id')
    .where('status', '=', 'angefragt')
    .where('erstellt', '<=', erstelltBis)
    .limit(hoechstens)
  const zeilen = await db
    .updateTable('antrag')
    .set({ status: 'abgelaufen', email: null, begruendung: null })
    .where('id', 'in', faellige)
    .where('status', '=', 'angefragt')
    .returning('id')
    .execute()
  return zeilen.map(({ id }) => id)
}

/** All requests, the most urgent first: open ones by their term, then the others by age. */
export async function alleAntraege(db: Kysely<Tabellen>): Promise<AntragTabelle[]> {
  const zeilen = await db.selectFrom('antrag').selectAll().orderBy('frist').orderBy('id').execute()
  const offene = zeilen.filter(({ status }) => status === 'bestaetigt')
  return [...offene, ...zeilen.filter(({ status }) => status !== 'bestaetigt').reverse()]
}

import type { Kysely } from 'kysely'
import type { AdressHash, ErinnerungTabelle, Tabellen, Zeit } from './schema.ts'

/** The owner of the mailbox wants it; undefined when it has lapsed or was confirmed before. */
export async function confirmErinnerung(
  db: Kysely<Tabellen>,
  id: string,
  jetzt: Zeit,
): Promise<{ frist: ErinnerungTabelle['frist']; referenz: string; email: string; email_hash: AdressHash } | undefined> {
  const zeile = await db
    .selectFrom('erinnerung')
    .select(['frist', 'referenz', 'email', 'email_hash'])
    .where('id', '=', id)
    .where('status', '=', 'angefragt')
    .executeTakeFirst()
  if (!zeile || zeile.email === null) return undefined
  await db
    .updateTable('erinnerung')
    .set({ status: 'bestaetigt', bestaetigt: jetzt, email: null })
    .where('id', '=', id)
    .execute()
  return { ...zeile, email: zeile.email }
}

/** Confirmed ones of this address for the same kind of deadline, but for one: nobody is reminded twice. */
export async function listAndereErinnerungen(
  db: Kysely<Tabellen>,
  { id, frist, email_hash }: Pick<ErinnerungTabelle, 'id' | 'frist' | 'email_hash'>,
): Promise<string[]> {
  const zeilen = await db
    .selectFrom('erinnerung')
    .select('id')
    .where('email_hash', '=', email_hash)
    .where('frist', '=', frist)
    .where('status', '=', 'bestaetigt')
    .where('id', '<>', id)
    .execute()
  return zeilen.map(zeile => zeile.id)
}

export async function listErinnerungen(db: Kysely<Tabellen>, emailHash: AdressHash): Promise<ErinnerungTabelle[]> {
  return db.selectFrom('erinnerung').selectAll().where('email_hash', '=', emailHash).orderBy('erstellt').execute()
}

/** What nobody confirmed while its link was valid, what was sent, and what could not be sent for so long. */
export async function listFaelligeErinnerungen(
  db: Kysely<Tabellen>,
  { angefragtBis, gescheitertBis, hoechstens }: { angefragtBis: Zeit; gescheitertBis: Zeit; hoechstens: number },
): Promise<string[]> {
  const zeilen = await db
    .selectFrom('erinnerung')
    .leftJoin('ausgang', on =>
      on.onRef('ausgang.erinnerung_id', '=', 'erinnerung.id').on('ausgang.art', '=', 'erinnerung'),
    )
    .select('erinnerung.id')
    .where(eb =>
      eb.or([
        eb.and([eb('status', '=', 'angefragt'), eb('erinnerung.erstellt', '<=', angefragtBis)]),
        eb('zustand', '=', 'gesendet'),
        eb.and([eb('zustand', '=', 'gescheitert'), eb('ausgang.erstellt', '<=', gescheitertBis)]),
      ]),
    )
    .limit(hoechstens)
    .execute()
  return zeilen.map(({ id }) => id)
}

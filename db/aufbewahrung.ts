import type { Kysely, Selectable } from 'kysely'
import type { AufbewahrungTabelle, Tabellen, Zeit } from './schema.ts'

export type Aufbewahrung = Pick<
  Selectable<AufbewahrungTabelle>,
  'anker' | 'gehalten_seit' | 'grund' | 'faellig' | 'gesamt' | 'gemeldet'
>

const ID = 'stand'

/** For the running transaction: another process that wants it waits for the end of that transaction. */
export async function holdAufbewahrung(db: Kysely<Tabellen>): Promise<Aufbewahrung> {
  return db
    .insertInto('aufbewahrung')
    .values({ id: ID })
    .onConflict(konflikt => konflikt.column('id').doUpdateSet({ id: ID }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function writeAufbewahrung(db: Kysely<Tabellen>, aufbewahrung: Aufbewahrung): Promise<void> {
  await db.updateTable('aufbewahrung').set(aufbewahrung).execute()
}

export async function readAufbewahrung(db: Kysely<Tabellen>): Promise<Aufbewahrung | undefined> {
  return db.selectFrom('aufbewahrung').selectAll().executeTakeFirst()
}

/** Enquiries without trapped machines: how many, how many of them are due, and when the newest record came. */
export async function countBestand(
  db: Kysely<Tabellen>,
  jetzt: Zeit,
): Promise<{ gesamt: number; faellig: number; neuester: Zeit | null }> {
  const { gesamt, faellig } = await db
    .selectFrom('anfrage')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('gesamt'),
      fn
        .countAll<number>()
        .filterWhere(eb('loeschen_ab', '<=', jetzt))
        .as('faellig'),
    ])
    .where('status', '<>', 'falle')
    .executeTakeFirstOrThrow()
  // Not of the outbox: a reminder is stored there with the day it is for.
  const neueste = await Promise.all(
    (['anfrage', 'antrag', 'erinnerung'] as const).map(tabelle =>
      db
        .selectFrom(tabelle)
        .select(({ fn }) => fn.max<Zeit | null>('erstellt').as('zeit'))
        .executeTakeFirstOrThrow(),
    ),
  )
  const zeiten = neueste.flatMap(({ zeit }) => (zeit === null ? [] : zeit))
  return { gesamt, faellig, neuester: zeiten.length > 0 ? Math.max(...zeiten) : null }
}

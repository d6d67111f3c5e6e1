import type { Kysely, Selectable } from 'kysely'
import type { AufbewahrungTabelle, Tabellen, Zeit } from './schema.ts'

export type Stand = Pick<
  Selectable<AufbewahrungTabelle>,
  'anker' | 'gehalten_seit' | 'grund' | 'faellig' | 'gesamt' | 'gemeldet'
>

const STAND = 'stand'

/** For the running transaction: another process that wants it waits for the end of that transaction. */
export async function holdStand(db: Kysely<Tabellen>): Promise<Stand> {
  return db
    .insertInto('aufbewahrung')
    .values({ id: STAND })
    .onConflict(konflikt => konflikt.column('id').doUpdateSet({ id: STAND }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function writeStand(db: Kysely<Tabellen>, stand: Stand): Promise<void> {
  await db.updateTable('aufbewahrung').set(stand).execute()
}

export async function readStand(db: Kysely<Tabellen>): Promise<Stand | undefined> {
  return db.selectFrom('aufbewahrung').selectAll().executeTakeFirst()
}

/** Enquiries without trapped machines: how many, how many of them are due, and when the newest record came. */
export async function bestandVon(
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

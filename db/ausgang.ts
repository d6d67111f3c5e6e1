import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { GLAUBHAFT_MS } from '#domain/fristen/aufbewahrung.ts'
import type { AusgangTabelle, Tabellen, Zeit } from './schema.ts'
import { insertZeilen } from './vorlage.ts'

/** Everything that leaves the house waits here: mails and webhook calls, one row each. */
export type Ausgang = Selectable<AusgangTabelle>
export type AusgangArt = AusgangTabelle['art']

export type NeuerAusgang = Pick<
  Ausgang,
  'id' | 'art' | 'anfrage_id' | 'antrag_id' | 'erinnerung_id' | 'email_hash' | 'referenz' | 'message_id' | 'erstellt'
> & { inhalt: string }

/** What a worker holds while it sends. */
export type GeholterAusgang = Pick<Ausgang, 'id' | 'art' | 'referenz' | 'message_id' | 'versuche' | 'erstellt'> & {
  inhalt: string
}

export async function insertAusgang(db: Kysely<Tabellen>, zeilen: readonly NeuerAusgang[]): Promise<void> {
  if (zeilen.length > 0) await db.executeQuery(ausgangInsert(db, zeilen))
}

const wartend = (zeile: NeuerAusgang) => ({ ...zeile, zustand: 'wartet' as const, naechster_versuch: zeile.erstellt })

export const ausgangInsert = (db: Kysely<Tabellen>, zeilen: readonly NeuerAusgang[]) =>
  insertZeilen(db, 'ausgang', zeilen.map(wartend))

/** Only those whose id is not there yet; returns which. */
export async function insertNeueAusgang(db: Kysely<Tabellen>, zeilen: readonly NeuerAusgang[]): Promise<string[]> {
  const neue = await db
    .insertInto('ausgang')
    .values(zeilen.map(wartend))
    .onConflict(konflikt => konflikt.column('id').doNothing())
    .returning('id')
    .execute()
  return neue.map(({ id }) => id)
}

export type Holen = {
  arten: readonly AusgangArt[]
  hoechstens: number
  /** Who holds them, and until when nobody else may. */
  von: string
  bis: Zeit
  jetzt: Zeit
}

/** No pause and no hold is longer; what waits or is held for longer got its time from a clock that was wrong. */
const LAENGSTENS_MS = 2 * 3_600_000

type Ausdruck = ExpressionBuilder<Tabellen, 'ausgang'>

/** Its time has come. Only a reminder may wait for a day that is far. */
const istFaellig = (jetzt: Zeit) => (eb: Ausdruck) =>
  eb.or([
    eb('naechster_versuch', '<=', jetzt),
    eb.and([eb('naechster_versuch', '>', jetzt + LAENGSTENS_MS), eb('art', '<>', 'erinnerung')]),
  ])

const istFrei = (jetzt: Zeit) => (eb: Ausdruck) =>
  eb.or([eb('gesperrt_bis', '<=', jetzt), eb('gesperrt_bis', '>', jetzt + LAENGSTENS_MS)])

/**
 * Takes what is due, the oldest first. One statement that repeats its condition outside of the choice: a second
 * process that chose the same row waits for it and then finds the condition no longer true.
 */
export async function claimAusgang(
  db: Kysely<Tabellen>,
  { arten, hoechstens, von, bis, jetzt }: Holen,
): Promise<GeholterAusgang[]> {
  // A reminder waits for its day, and a clock nobody vouches for does not make it that day.
  const unglaubhaft = db
    .selectFrom('aufbewahrung')
    .select('id')
    .where('anker', '<', jetzt - GLAUBHAFT_MS)
  const faellige = db
    .selectFrom('ausgang')
    .select('id')
    .where('zustand', '=', 'wartet')
    .where(istFaellig(jetzt))
    .where(istFrei(jetzt))
    .where('art', 'in', arten)
    .where(({ eb, or, not, exists }) => or([eb('art', '<>', 'erinnerung'), not(exists(unglaubhaft))]))
    .orderBy('naechster_versuch')
    .limit(hoechstens)
  const zeilen = await db
    .updateTable('ausgang')
    .set({ gesperrt_von: von, gesperrt_bis: bis })
    .where('id', 'in', faellige)
    .where('zustand', '=', 'wartet')
    .where(istFrei(jetzt))
    .returning(['id', 'art', 'referenz', 'message_id', 'inhalt', 'versuche', 'erstellt'])
    .execute()
  return zeilen.flatMap(({ inhalt, ...zeile }) => (inhalt === null ? [] : { ...zeile, inhalt }))
}

/** Whoever is still sending goes on holding. */
export async function renewAusgang(
  db: Kysely<Tabellen>,
  { ids, von, bis }: { ids: readonly string[]; von: string; bis: Zeit },
): Promise<void> {
  await db
    .updateTable('ausgang')
    .set({ gesperrt_bis: bis })
    .where('id', 'in', ids)
    .where('gesperrt_von', '=', von)
    .execute()
}

const FREI = { gesperrt_von: null, gesperrt_bis: 0 }

/** Sent is sent, whoever holds it by now; its text is no longer needed. */
export async function markGesendet(db: Kysely<Tabellen>, ids: readonly string[], jetzt: Zeit): Promise<void> {
  await db
    .updateTable('ausgang')
    .set({ ...FREI, zustand: 'gesendet', inhalt: null, gesendet: jetzt, letzter_fehler: null })
    .where('id', 'in', ids)
    .execute()
}

type Fehlversuch = { id: string; von: string; code: string }

/** It failed for a reason of its own: counted, and tried again later. */
export async function markVerschoben(
  db: Kysely<Tabellen>,
  { id, von, code, versuche, naechster }: Fehlversuch & { versuche: number; naechster: Zeit },
): Promise<void> {
  await db
    .updateTable('ausgang')
    .set({ ...FREI, versuche, naechster_versuch: naechster, letzter_fehler: code })
    .where('id', '=', id)
    .where('gesperrt_von', '=', von)
    .execute()
}

/** Refused for good, or for too long: kept with its text until the operator decides. */
export async function markGescheitert(
  db: Kysely<Tabellen>,
  { id, von, code, versuche }: Fehlversuch & { versuche: number },
): Promise<void> {
  await db
    .updateTable('ausgang')
    .set({ ...FREI, zustand: 'gescheitert', versuche, letzter_fehler: code })
    .where('id', '=', id)
    // A deletion may have emptied and ended it meanwhile.
    .where('zustand', '=', 'wartet')
    .where('gesperrt_von', '=', von)
    .execute()
}

/** Nobody was there to take it: waits on as if it had not been tried. */
export async function releaseAusgang(db: Kysely<Tabellen>, { id, von, code }: Fehlversuch): Promise<void> {
  await db
    .updateTable('ausgang')
    .set({ ...FREI, letzter_fehler: code })
    .where('id', '=', id)
    .where('gesperrt_von', '=', von)
    .execute()
}

export type AusgangZahlen = {
  wartend: number
  /** Of the one that waits longest, in milliseconds; 0 if none waits. */
  hoechstesAlter: number
  gescheitert: number
}

export async function countAusgang(db: Kysely<Tabellen>, jetzt: Zeit): Promise<AusgangZahlen> {
  const zeilen = await db
    .selectFrom('ausgang')
    .select(({ fn }) => ['zustand', fn.countAll<number>().as('anzahl'), fn.min<Zeit>('erstellt').as('aeltester')])
    .where('zustand', 'in', ['wartet', 'gescheitert'])
    // A reminder is stored with the day it is for.
    .where(({ eb, or }) => or([eb('art', '<>', 'erinnerung'), eb('erstellt', '<=', jetzt)]))
    .groupBy('zustand')
    .execute()
  const wartend = zeilen.find(({ zustand }) => zustand === 'wartet')
  return {
    wartend: wartend?.anzahl ?? 0,
    hoechstesAlter: wartend ? Math.max(0, jetzt - wartend.aeltester) : 0,
    gescheitert: zeilen.find(({ zustand }) => zustand === 'gescheitert')?.anzahl ?? 0,
  }
}

export type GescheiterterAusgang = Pick<Ausgang, 'id' | 'art' | 'referenz' | 'versuche' | 'letzter_fehler' | 'erstellt'>

export async function listGescheiterte(db: Kysely<Tabellen>): Promise<GescheiterterAusgang[]> {
  return db
    .selectFrom('ausgang')
    .select(['id', 'art', 'referenz', 'versuche', 'letzter_fehler', 'erstellt'])
    .where('zustand', '=', 'gescheitert')
    .orderBy('erstellt')
    .execute()
}

/** The operator's second chance; returns how many. */
export async function retryGescheiterte(db: Kysely<Tabellen>, jetzt: Zeit): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('ausgang')
    .set({ zustand: 'wartet', versuche: 0, naechster_versuch: jetzt })
    .where('zustand', '=', 'gescheitert')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

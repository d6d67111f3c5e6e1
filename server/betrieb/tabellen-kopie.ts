import { type Kysely, sql } from 'kysely'
import type { Datenbank } from '#db/datenbank.ts'
import type { Tabellen } from '#db/schema.ts'
import { insertZeilen } from '#db/vorlage.ts'

type Tabellenname = keyof Tabellen
type Tabellenreihe = Record<string, unknown>

/** All tables with their keys, in an order in which none refers to a later one. */
export const SCHLUESSEL: Readonly<Record<Tabellenname, readonly string[]>> = {
  anfrage: ['id'],
  einwilligung: ['anfrage_id', 'zweck'],
  idempotenz: ['schluessel'],
  grenze: ['schluessel'],
  antrag: ['id'],
  erinnerung: ['id'],
  ausgang: ['id'],
  token: ['hash'],
  aufbewahrung: ['id'],
}
const TABELLEN = Object.keys(SCHLUESSEL) as Tabellenname[]

/** Few enough for the databases' limit of values per statement, and for the memory. */
const AUF_EINMAL = 500

/** Not a record: a server writes it at its first start, and a restore puts the one of the back-up in its place. */
const ZUSTAND = 'aufbewahrung' satisfies Tabellenname

/** Copies every row, of one moment, into a database that has the tables but no records. All or nothing. */
export async function copyAlles(von: Datenbank, nach: Datenbank): Promise<void> {
  await nach.transaktion(ziel =>
    von.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async quelle => {
        await ziel.deleteFrom(ZUSTAND).execute()
        // The columns of a table are the same in both databases, whatever the table.
        for (const tabelle of TABELLEN)
          for await (const zeilen of zeilenIn(quelle, tabelle))
            await ziel.executeQuery(insertZeilen(ziel, tabelle, zeilen as never))
      }),
  )
}

export async function istLeer({ kysely }: Datenbank): Promise<boolean> {
  for (const tabelle of TABELLEN.filter(name => name !== ZUSTAND)) {
    const { rows } = await sql`select 1 from ${sql.table(tabelle)} limit 1`.execute(kysely)
    if (rows.length > 0) return false
  }
  return true
}

async function* zeilenIn(db: Kysely<Tabellen>, tabelle: Tabellenname): AsyncGenerator<Tabellenreihe[]> {
  const spalten = SCHLUESSEL[tabelle]
  const schluessel = sql.join(spalten.map(spalte => sql.ref(spalte)))
  let nach = sql``
  for (;;) {
    const { rows } = await sql<Tabellenreihe>`
      select * from ${sql.table(tabelle)} ${nach} order by ${schluessel} limit ${sql.lit(AUF_EINMAL)}`.execute(db)
    const letzte = rows.at(-1)
    if (!letzte) return
    yield rows
    nach = sql`where (${schluessel}) > (${sql.join(spalten.map(spalte => letzte[spalte]))})`
  }
}

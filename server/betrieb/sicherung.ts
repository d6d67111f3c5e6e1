import { existsSync } from 'node:fs'
import { chmod, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import { type Datenbank, openDatenbank } from '#db/datenbank.ts'
import type { Befehlsausgabe } from './ausgabe.ts'
import { putLoeschungen, readLoeschungen } from './loeschungen.ts'
import { copyAlles } from './tabellen-kopie.ts'

/** As the database module calls its file. */
export const NAME = 'anfragen.sqlite'

/**
 * One file with all rows of one moment, taken beside a running server. It is a SQLite database whichever database the
 * rows come from: no program of PostgreSQL is needed, any SQLite tool reads it, and it can be restored into either.
 */
export function backUp(db: Datenbank, datei: string): Promise<Befehlsausgabe> {
  return writeSicherung(datei, async ordner => {
    // SQLite copies itself without stopping those who write, and leaves out what was deleted.
    if (db.art === 'sqlite') await sql`VACUUM INTO ${join(ordner, NAME)}`.execute(db.kysely)
    return withDatei(ordner, async ziel => {
      if (db.art === 'postgres') await copyAlles(db, ziel)
      const { anzahl } = await ziel.kysely
        .selectFrom('anfrage')
        .select(eb => eb.fn.countAll<number>().as('anzahl'))
        .executeTakeFirstOrThrow()
      return `${anzahl} Anfragen gesichert`
    })
  })
}

/** Only the proofs of deletions, in which no person is named: small enough to be kept by the minute. */
export function backUpLoeschungen(db: Datenbank, datei: string): Promise<Befehlsausgabe> {
  return writeSicherung(datei, async ordner => {
    const loeschungen = await readLoeschungen(db.kysely)
    await withDatei(ordner, ziel => ziel.transaktion(tx => putLoeschungen(tx, loeschungen)))
    const anzahl = loeschungen.antraege.length + loeschungen.widerrufe.length
    return `${anzahl} Löschungen gesichert`
  })
}

/** The file gets its name once it is complete and on the disk. Personal data: readable by this user alone. */
async function writeSicherung(datei: string, arbeit: (ordner: string) => Promise<string>): Promise<Befehlsausgabe> {
  const ziel = resolve(datei)
  if (existsSync(ziel)) return { fehler: `Die Datei «${ziel}» gibt es schon; eine Sicherung überschreibt nichts.` }
  const ordner = await mkdtemp(join(dirname(ziel), '.sicherung-')).catch(grundVon)
  if (typeof ordner !== 'string')
    return { fehler: `In «${dirname(ziel)}» kann nicht geschrieben werden${ordner.grund}.` }
  try {
    const was = await arbeit(ordner)
    const fertig = join(ordner, NAME)
    await chmod(fertig, 0o600)
    await sync(fertig)
    await rename(fertig, ziel)
    await sync(dirname(ziel))
    return { text: `${was}: «${ziel}».` }
  } finally {
    await rm(ordner, { recursive: true, force: true })
  }
}

export const grundVon = (error: unknown) => ({
  grund: error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '',
})

/** The SQLite database in a folder, made or brought to the newest form. */
export async function withDatei<T>(ordner: string, arbeit: (db: Datenbank) => Promise<T>): Promise<T> {
  const db = openDatenbank({ databaseUrl: null, varDir: ordner })
  try {
    await db.migrate()
    return await arbeit(db)
  } finally {
    await db.close()
  }
}

async function sync(pfad: string): Promise<void> {
  const griff = await open(pfad)
  await griff.sync().finally(() => griff.close())
}

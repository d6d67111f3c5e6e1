import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tabellen } from '#db/schema.ts'
import { emlNamen, MAILORDNER } from '../mail/eml.ts'

/** Other files in the folder are not ours to judge. */
const UNSERE = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}.*\.eml/

/**
 * Without a mail server, mails lie as files named after their outbox row. A file whose row is gone belongs to nobody
 * any more. The folder is read before the table: a file always comes after its row.
 */
export async function removeVerwaisteMails(db: Kysely<Tabellen>, varDir: string): Promise<number> {
  const ordner = join(varDir, MAILORDNER)
  const dateien = await readdir(ordner).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (dateien.length === 0) return 0
  const zeilen = await db.selectFrom('ausgang').select(['id', 'referenz']).execute()
  const zugehoerige = new Set(zeilen.flatMap(zeile => Object.values(emlNamen(zeile))))
  const verwaiste = dateien.filter(datei => UNSERE.test(datei) && !zugehoerige.has(datei))
  for (const datei of verwaiste) await rm(join(ordner, datei), { force: true })
  return verwaiste.length
}

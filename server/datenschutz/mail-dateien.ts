import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tabellen } from '#db/schema.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/**
 * Without a mail server, mails lie as files that carry the id of their outbox row in the name. A file whose row is
 * gone belongs to nobody any more. The folder is read before the table: a file always comes after its row.
 */
export async function removeVerwaisteMails(db: Kysely<Tabellen>, varDir: string): Promise<number> {
  const ordner = join(varDir, 'mail')
  const dateien = await readdir(ordner).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (dateien.length === 0) return 0
  const zeilen = await db.selectFrom('ausgang').select('id').execute()
  const vorhanden = new Set(zeilen.map(({ id }) => id))
  const verwaiste = dateien.filter(datei => {
    const id = UUID.exec(datei)?.[0]
    return id !== undefined && !vorhanden.has(id)
  })
  for (const datei of verwaiste) await rm(join(ordner, datei), { force: true })
  return verwaiste.length
}

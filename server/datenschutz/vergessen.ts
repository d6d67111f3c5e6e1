import type { Datenbank } from '#db/datenbank.ts'
import { deleteAbgetrennte } from '#db/loeschung.ts'
import type { Zeit } from '#db/schema.ts'
import { removeVerwaisteMails } from './mail-dateien.ts'

/**
 * What remains to do once rows are deleted and that is committed: outbox rows that were being sent, files of mails,
 * SQLite's journal. May run at any time and as often as one likes; a process that dies before it does so at its
 * next start. False: a mail is still being sent, so it must run again.
 */
export async function forgetGeloeschtes(db: Datenbank, varDir: string, jetzt: Zeit): Promise<boolean> {
  const gehalten = await db.transaktion(tx => deleteAbgetrennte(tx, jetzt))
  await removeVerwaisteMails(db.kysely, varDir)
  await db.forget()
  return gehalten === 0
}

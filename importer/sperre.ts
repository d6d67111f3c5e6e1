import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as warte } from 'node:timers/promises'
import { ImportFehler } from './import-fehler.ts'

export const SPERRDATEI = '.sperre'
/** Writing a data set takes a second or two; a start may not be silent for ten. */
const GEDULD_MS = 8_000
const PAUSE_MS = 25
const SQLITE_BUSY = 5

/**
 * Only one import at a time writes in a folder. The lock is that of an empty SQLite file: the system gives it back when
 * the process dies, however that happens, so no lock is ever left behind.
 */
export async function mitSperre<T>(ordner: string, arbeit: () => Promise<T>): Promise<T> {
  await mkdir(ordner, { recursive: true })
  const sperre = new DatabaseSync(join(ordner, SPERRDATEI))
  try {
    const bis = Date.now() + GEDULD_MS
    while (!nimm(sperre)) {
      if (Date.now() > bis)
        throw new ImportFehler(`Ein anderer Import schreibt gerade nach «${ordner}». Bitte versuchen Sie es später.`)
      await warte(PAUSE_MS)
    }
    return await arbeit()
  } finally {
    sperre.close()
  }
}

function nimm(sperre: DatabaseSync): boolean {
  try {
    sperre.exec('BEGIN EXCLUSIVE')
    return true
  } catch (fehler) {
    if ((fehler as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw fehler
  }
}

import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as warte } from 'node:timers/promises'
import { Stoerung } from '../import-fehler.ts'

export const SPERRDATEI = '.sperre'
/** Writing a data set takes a second or two; a start may not be silent for ten. */
const GEDULD_MS = 8_000
const PAUSE_MS = 25
const SQLITE_BUSY = 5

/** Only one import at a time writes in a folder. */
export async function withSperre<T>(ordner: string, arbeit: () => Promise<T>): Promise<T> {
  const getan = await withSperreOderNicht(join(ordner, SPERRDATEI), GEDULD_MS, arbeit)
  if (getan === BELEGT)
    throw new Stoerung(`Ein anderer Import schreibt gerade nach «${ordner}». Bitte versuchen Sie es später.`)
  return getan
}

export const BELEGT = Symbol('taken')

/**
 * Does the work unless somebody else holds the lock for longer than one has patience. The lock is that of an empty SQLite
 * file: the system gives it back when the process dies, however that happens, so no lock is ever left behind.
 */
export async function withSperreOderNicht<T>(
  datei: string,
  geduldMs: number,
  arbeit: () => Promise<T>,
): Promise<T | typeof BELEGT> {
  await mkdir(dirname(datei), { recursive: true })
  const sperre = new DatabaseSync(datei)
  try {
    const bis = Date.now() + geduldMs
    while (!takeSperre(sperre)) {
      if (Date.now() >= bis) return BELEGT
      await warte(PAUSE_MS)
    }
    return await arbeit()
  } finally {
    sperre.close()
  }
}

function takeSperre(sperre: DatabaseSync): boolean {
  try {
    sperre.exec('BEGIN EXCLUSIVE')
    return true
  } catch (fehler) {
    if ((fehler as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw fehler
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

const PRUEFSUMME_BYTES = 32
/** The newest of a kind that stay: the one in use and the one before, for a quick way back. */
const BEHALTEN = 2

export const hashVon = (eingabe: unknown): string => createHash('sha256').update(JSON.stringify(eingabe)).digest('hex')

/**
 * What `make` returns for this key, from the folder when an intact copy lies there. The folder may
 * vanish, be read-only or hold rubbish at any time: then the value is made again, and `warn` is told.
 */
export async function cached<T>(
  ordner: string,
  art: string,
  schluessel: string,
  make: () => Promise<T>,
  warn: (error: unknown) => void,
): Promise<T> {
  const datei = join(ordner, `${art}-${schluessel}`)
  const gelesen = await readIntact<T>(datei)
  if (gelesen) return gelesen.wert
  const wert = await make()
  try {
    await writeAtomically(datei, wert)
    await prune(ordner, art)
  } catch (error) {
    warn(error)
  }
  return wert
}

const pruefsumme = (inhalt: Buffer) => createHash('sha256').update(inhalt).digest()

async function readIntact<T>(datei: string): Promise<{ wert: T } | null> {
  try {
    const bytes = await readFile(datei)
    const inhalt = bytes.subarray(PRUEFSUMME_BYTES)
    if (!pruefsumme(inhalt).equals(bytes.subarray(0, PRUEFSUMME_BYTES))) return null
    return { wert: deserialize(inhalt) as T }
  } catch {
    return null
  }
}

async function writeAtomically(datei: string, wert: unknown): Promise<void> {
  const inhalt = serialize(wert)
  const vorlaeufig = `${datei}.${randomUUID()}`
  await mkdir(join(datei, '..'), { recursive: true })
  await writeFile(vorlaeufig, Buffer.concat([pruefsumme(inhalt), inhalt]))
  await rename(vorlaeufig, datei)
}

async function prune(ordner: string, art: string): Promise<void> {
  const namen = (await readdir(ordner)).filter(name => name.startsWith(`${art}-`))
  const nachAlter = await Promise.all(
    namen.map(async name => ({ pfad: join(ordner, name), zeit: (await stat(join(ordner, name))).mtimeMs })),
  )
  nachAlter.sort((a, b) => b.zeit - a.zeit)
  await Promise.all(nachAlter.slice(BEHALTEN).map(({ pfad }) => rm(pfad, { force: true })))
}

import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { openPromise } from 'yauzl'
import { ImportFehler } from './import-fehler.ts'

/** A table file, wherever it lies: in a folder, in a subfolder, in an archive. */
export type Quelldatei = {
  name: string
  art: 'csv' | 'xlsx'
  bytes: number
  open: () => Promise<Readable>
}

/** All CSV and XLSX files of a folder (any depth), of an archive, or the one file given. */
export async function quelldateien(pfad: string): Promise<Quelldatei[]> {
  const art = await stat(pfad).catch(() => undefined)
  if (!art) throw new ImportFehler(`Die Quelle «${pfad}» gibt es nicht.`)
  if (!art.isDirectory()) return dateien(pfad, basename(pfad))
  const eintraege = await readdir(pfad, { recursive: true, withFileTypes: true })
  const pfade = eintraege.filter(eintrag => eintrag.isFile()).map(eintrag => join(eintrag.parentPath, eintrag.name))
  const gefunden = await Promise.all(pfade.sort().map(datei => dateien(datei, relative(pfad, datei))))
  return gefunden.flat()
}

async function dateien(pfad: string, name: string): Promise<Quelldatei[]> {
  const art = tabellenart(name)
  if (art) return [{ name, art, bytes: (await stat(pfad)).size, open: async () => createReadStream(pfad) }]
  return extname(name).toLowerCase() === '.zip' ? archivdateien(pfad, name) : []
}

/** Entry names are in an old code page at times: only their ending matters. */
async function archivdateien(pfad: string, name: string): Promise<Quelldatei[]> {
  try {
    const archiv = await openPromise(pfad, { autoClose: false })
    const gefunden: Quelldatei[] = []
    for await (const eintrag of archiv.eachEntry()) {
      const art = tabellenart(eintrag.fileName)
      if (!art) continue
      gefunden.push({
        name: `${name}/${eintrag.fileName}`,
        art,
        bytes: eintrag.uncompressedSize,
        open: () => archiv.openReadStreamPromise(eintrag),
      })
    }
    return gefunden
  } catch (fehler) {
    throw new ImportFehler(`«${name}» ist kein lesbares ZIP-Archiv (${(fehler as Error).message}).`)
  }
}

function tabellenart(name: string): Quelldatei['art'] | undefined {
  const endung = extname(name).toLowerCase()
  if (endung === '.xlsx') return 'xlsx'
  return endung === '.csv' || endung === '.txt' ? 'csv' : undefined
}

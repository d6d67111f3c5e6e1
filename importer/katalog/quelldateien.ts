import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Dateifehler, ImportFehler } from '../import-fehler.ts'

/** Far more than the office publishes in a year; an archive beyond that is a mistake or an attack, and is not read. */
const HOECHSTENS_EINTRAEGE = 1_000
const HOECHSTENS_BYTES = 2_000_000_000
const ZU_GROSS = "ist zu gross: ein Archiv darf 1'000 Dateien und entpackt 2 GB enthalten"

/** The largest table has 25 MB. */
const HOECHSTENS_DATEI = 300_000_000
const ZU_GROSSE_DATEI = 'ist grösser als 300 MB'

/** A table file, wherever it lies: in a folder, in a subfolder, in an archive. */
export type Quelldatei = {
  name: string
  art: 'csv' | 'xlsx'
  bytes: number
  open: () => Promise<Readable>
}

export type Quelldateien = {
  dateien: Quelldatei[]
  unlesbar: { name: string; grund: string }[]
  /** Names of files that are no tables by their ending. */
  andere: string[]
  /** Archives stay open until nobody reads from them any more. */
  close: () => void
}

/** What lies behind one name. */
type Quellinhalt = Omit<Quelldateien, 'close'> & { archiv?: ZipFile }
const NICHTS: Quellinhalt = { dateien: [], unlesbar: [], andere: [] }

/** All CSV and XLSX files of a folder (any depth), of an archive, or the one file given. */
export async function quelldateien(pfad: string): Promise<Quelldateien> {
  const art = await stat(pfad).catch(() => undefined)
  if (!art) throw new ImportFehler(`Die Quelle «${pfad}» gibt es nicht.`)
  const inhalte: Quellinhalt[] = []
  for (const datei of art.isDirectory() ? await pfadeIn(pfad) : [pfad])
    inhalte.push(await inhaltVon(datei, relative(pfad, datei) || basename(pfad)))
  return {
    dateien: inhalte.flatMap(({ dateien }) => dateien),
    unlesbar: inhalte.flatMap(({ unlesbar }) => unlesbar),
    andere: inhalte.flatMap(({ andere }) => andere),
    close() {
      for (const { archiv } of inhalte) archiv?.close()
    },
  }
}

async function inhaltVon(datei: string, name: string): Promise<Quellinhalt> {
  const unlesbar = (grund: string) => ({ ...NICHTS, unlesbar: [{ name, grund }] })
  const angaben = await stat(datei).catch(() => undefined)
  if (!angaben?.isFile()) return unlesbar('ist ein Verweis, der zu keiner Datei führt')
  const art = tabellenart(name)
  if (art) return lesbare([{ name, art, bytes: angaben.size, open: async () => createReadStream(datei) }])
  if (extname(name).toLowerCase() !== '.zip') return { ...NICHTS, andere: [name] }
  const archiv = await openPromise(datei, { autoClose: false }).catch(() => undefined)
  const tabellen = archiv && (await archivdateien(archiv, name).catch(() => undefined))
  if (tabellen && tabellen !== 'zu gross') return { ...lesbare(tabellen), archiv }
  archiv?.close()
  return unlesbar(tabellen ? ZU_GROSS : 'ist kein lesbares ZIP-Archiv')
}

function lesbare(tabellen: readonly Quelldatei[]): Quellinhalt {
  const istZuGross = ({ bytes }: Quelldatei) => bytes > HOECHSTENS_DATEI
  const unlesbar = tabellen.filter(istZuGross).map(({ name }) => ({ name, grund: ZU_GROSSE_DATEI }))
  return { ...NICHTS, dateien: tabellen.filter(tabelle => !istZuGross(tabelle)), unlesbar }
}

async function pfadeIn(ordner: string): Promise<string[]> {
  const eintraege = await readdir(ordner, { recursive: true, withFileTypes: true })
  return eintraege
    .filter(eintrag => !eintrag.isDirectory())
    .map(eintrag => join(eintrag.parentPath, eintrag.name))
    .sort()
}

/**
 * Entry names are in an old code page at times: only their ending matters. The sizes are those the archive states;
 * an entry that turns out larger is an error when it is read.
 */
async function archivdateien(archiv: ZipFile, name: string): Promise<Quelldatei[] | 'zu gross'> {
  if (archiv.entryCount > HOECHSTENS_EINTRAEGE) return 'zu gross'
  const gefunden: Quelldatei[] = []
  let bytes = 0
  for await (const eintrag of archiv.eachEntry()) {
    bytes += eintrag.uncompressedSize
    if (bytes > HOECHSTENS_BYTES) return 'zu gross'
    const art = tabellenart(eintrag.fileName)
    if (!art) continue
    gefunden.push({
      name: `${name}/${eintrag.fileName}`,
      art,
      bytes: eintrag.uncompressedSize,
      open: async () => Readable.from(entpackt(archiv, eintrag, `${name}/${eintrag.fileName}`)),
    })
  }
  return gefunden
}

async function* entpackt(archiv: ZipFile, eintrag: Entry, name: string): AsyncGenerator<Buffer> {
  try {
    yield* await archiv.openReadStreamPromise(eintrag)
  } catch {
    throw new Dateifehler(name, 'lässt sich nicht entpacken')
  }
}

function tabellenart(name: string): Quelldatei['art'] | undefined {
  const endung = extname(name).toLowerCase()
  if (endung === '.xlsx') return 'xlsx'
  return endung === '.csv' || endung === '.txt' ? 'csv' : undefined
}

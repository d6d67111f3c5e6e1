import { buffer } from 'node:stream/consumers'
import readXlsxFile from 'read-excel-file/universal'
import { type Entry, fromBufferPromise } from 'yauzl'
import { Dateifehler } from './import-fehler.ts'
import type { Quelldatei } from './quelldateien.ts'
import { ungepackt } from './ungepackt.ts'
import type { Zeile } from './zeile.ts'

export type Blatt = { name: string; zeilen: Zeile[] }

/** A workbook before it is read: how much it holds once it is unpacked. */
export type Mappe = { bytes: number; blaetter: () => Promise<Blatt[]> }

/** The premiums of 2026 in one sheet have 4 million. */
const HOECHSTENS_ZELLEN = 10_000_000

/**
 * A workbook cannot be streamed: its shared texts stand apart from the cells. So it is judged before it is read, and the reader gets
 * what was judged: by itself it would also unpack what the directory does not name, and wait for ever where an archive is damaged.
 */
export async function openMappe(datei: Quelldatei): Promise<Mappe> {
  const unlesbar = () => new Dateifehler(datei.name, 'ist keine lesbare Excel-Datei')
  const archiv = await fromBufferPromise(await buffer(await datei.open())).catch(() => undefined)
  const eintraege = await (archiv && Array.fromAsync(archiv.eachEntry()).catch(() => undefined))
  if (!archiv || !eintraege) throw unlesbar()
  const lies = async (eintrag: Entry) => {
    const inhalt = await buffer(await archiv.openReadStreamPromise(eintrag))
    checkZellen(inhalt.toString())
    return { name: eintrag.fileName, inhalt }
  }
  return {
    bytes: eintraege.reduce((summe, { uncompressedSize }) => summe + uncompressedSize, 0),
    async blaetter() {
      try {
        const dateien = await Array.fromAsync(eintraege.filter(istXml), lies)
        const gelesen = await readXlsxFile(ungepackt(dateien))
        return gelesen.map(({ sheet, data }) => ({
          name: sheet.trim(),
          zeilen: data.map((zellen, index) => ({ nummer: index + 1, werte: zellen.map(zellentext) })),
        }))
      } catch {
        throw unlesbar()
      }
    },
  }
}

const istXml = ({ fileName }: Entry) => /\.(xml|rels)$/.test(fileName)

/**
 * Where something stands in a sheet, and what follows if it is an empty cell or row: those take no room. Rows have up to a dozen
 * attributes; without a limit a tag of nothing but places would be read once for each.
 */
const ORT = /\sr\s*=\s*(["'])(.*?)\1((?:\s+[\w:]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*')){0,12}\s*\/>)?/gs

/** The reader fills the rectangle up to the last row and column: a single cell far out would take all memory. */
function checkZellen(xml: string) {
  let [zeilen, spalten] = [1, 1]
  for (const [, , ort = '', leer] of xml.matchAll(ORT)) {
    const [, buchstaben = '', zeile = ''] = /^([A-Z]{0,3})([1-9]\d{0,6})$/.exec(ort) ?? []
    if (zeile === '') throw new Error(`no place in a sheet: ${ort.slice(0, 20)}`)
    if (leer !== undefined) continue
    zeilen = Math.max(zeilen, Number(zeile))
    spalten = Math.max(spalten, spaltennummer(buchstaben))
  }
  if (zeilen * spalten > HOECHSTENS_ZELLEN) throw new Error('too many cells')
}

/** A is 1, Z 26, AA 27. */
function spaltennummer(buchstaben: string): number {
  return [...buchstaben].reduce((nummer, zeichen) => nummer * 26 + zeichen.charCodeAt(0) - 64, 0)
}

/** Excel keeps 412.2 as 412.20000000000005 at times. */
function zellentext(zelle: unknown): string {
  if (zelle === null || zelle === undefined) return ''
  return typeof zelle === 'number' ? String(Math.round(zelle * 1e6) / 1e6) : String(zelle).trim()
}

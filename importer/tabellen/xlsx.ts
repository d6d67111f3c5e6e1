import { buffer } from 'node:stream/consumers'
import readXlsxFile from 'read-excel-file/universal'
import { type Entry, fromBufferPromise } from 'yauzl'
import { Dateifehler } from '../import-fehler.ts'
import type { Quelldatei } from '../katalog/quelldateien.ts'
import { ungepackt } from './ungepackt.ts'
import type { Quellzeile } from './zeile.ts'
import { zellenzahl } from './zellen.ts'

export type Tabellenblatt = { name: string; zeilen: Quellzeile[] }

/** A workbook before it is read: how much it holds once it is unpacked. */
export type Mappe = { bytes: number; blaetter: () => Promise<Tabellenblatt[]> }

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
  const read = async (eintrag: Entry) => {
    const inhalt = await buffer(await archiv.openReadStreamPromise(eintrag))
    if (zellenzahl(inhalt.toString()) > HOECHSTENS_ZELLEN) throw unlesbar()
    return { name: eintrag.fileName, inhalt }
  }
  return {
    bytes: eintraege.reduce((summe, { uncompressedSize }) => summe + uncompressedSize, 0),
    async blaetter() {
      try {
        const dateien = await Array.fromAsync(eintraege.filter(istXml), read)
        const gelesen = await readXlsxFile(ungepackt(dateien))
        return gelesen.map(({ sheet, data }) => ({
          name: sheet,
          zeilen: data.map((zellen, index) => ({ nummer: index + 1, werte: zellen.map(zellentext) })),
        }))
      } catch {
        throw unlesbar()
      }
    },
  }
}

const istXml = ({ fileName }: Entry) => /\.(xml|rels)$/.test(fileName)

/** Excel keeps 412.2 as 412.20000000000005 at times. The reader has taken blanks around texts away. */
function zellentext(zelle: unknown): string {
  return typeof zelle === 'number' ? String(Math.round(zelle * 1e6) / 1e6) : String(zelle ?? '')
}

import { buffer } from 'node:stream/consumers'
import readXlsxFile from 'read-excel-file/node'
import { Dateifehler } from './import-fehler.ts'
import type { Quelldatei } from './quelldateien.ts'
import type { Zeile } from './zeile.ts'

export type Blatt = { name: string; zeilen: Zeile[] }

/** A workbook cannot be streamed: its shared texts stand apart from the cells. */
export async function xlsxBlaetter(datei: Quelldatei): Promise<Blatt[]> {
  const inhalt = await buffer(await datei.open())
  try {
    const blaetter = await readXlsxFile(inhalt)
    return blaetter.map(({ sheet, data }) => ({
      name: sheet.trim(),
      zeilen: data.map((zellen, index) => ({ nummer: index + 1, werte: zellen.map(text) })),
    }))
  } catch {
    throw new Dateifehler(datei.name, 'ist keine lesbare Excel-Datei')
  }
}

/** Excel keeps 412.2 as 412.20000000000005 at times. */
function text(zelle: unknown): string {
  if (zelle === null || zelle === undefined) return ''
  return typeof zelle === 'number' ? String(Math.round(zelle * 1e6) / 1e6) : String(zelle).trim()
}

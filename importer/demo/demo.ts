import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { arbeitsordner } from '../ablage/arbeitsordner.ts'
import { type Importergebnis, importDaten } from '../import.ts'
import { demoOrte } from './orte.ts'
import { demoPraemien } from './praemien.ts'

/** The demonstration data are always of this year: its official form is the one they imitate. */
const DEMOJAHR = 2025

/** Writes invented official files and feeds them through the importer. */
export async function importDemo(varDir: string, jetzt: Date): Promise<Importergebnis> {
  const ordner = await arbeitsordner(varDir)
  try {
    await writeDemodateien(ordner)
    return await importDaten({ von: ordner, varDir, quelle: 'DEMO', jetzt })
  } finally {
    await rm(ordner, { recursive: true })
  }
}

export async function writeDemodateien(ordner: string): Promise<void> {
  const { orte, regionen } = await demoOrte()
  await writeFile(join(ordner, 'Demodaten_Praemien_CH.csv'), latin1([...demoPraemien(DEMOJAHR)]))
  await writeFile(join(ordner, 'Demodaten_Orte.csv'), latin1(orte))
  await writeFile(join(ordner, 'Demodaten_Regionen.csv'), latin1(regionen))
}

function latin1(zeilen: readonly string[]): Buffer {
  return Buffer.from(`${zeilen.join('\r\n')}\r\n`, 'latin1')
}

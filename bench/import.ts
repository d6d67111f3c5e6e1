import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDemodateien } from '../importer/demo/demo.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

/** Runs the import in its own process, so that its memory is its own, and reports what that process used. */
const SKRIPT = `
import { importDaten } from './importer/import.ts'
const [von, varDir] = process.argv.slice(1)
const beginn = performance.now()
const ergebnis = await importDaten({ von, varDir, quelle: 'BAG', jetzt: new Date() })
const sekunden = (performance.now() - beginn) / 1000
if (ergebnis.art === 'abgelehnt') throw new Error(ergebnis.meldung)
const { userCPUTime, maxRSS } = process.resourceUsage()
console.log(JSON.stringify({ zeilen: ergebnis.bericht.gelesen, sekunden, cpu: userCPUTime / 1e6, megabyte: maxRSS / 1024 }))
`

/** The whole import of `von` (BAG_DATEN), else of the demonstration files: reading, checks, tables, compression. */
export async function measureImport(von: string | undefined, cwd = '.'): Promise<Benchfigur[]> {
  const ordner = mkdtempSync(join(tmpdir(), 'bench-import-'))
  try {
    if (!von) await writeDemodateien(ordner)
    const args = ['--input-type=module-typescript', '-e', SKRIPT, von ?? ordner, join(ordner, 'var')]
    const prozess = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
    const ausgabe = (await prozess.stdout.toArray()).join('')
    if (prozess.exitCode === null) await once(prozess, 'exit')
    const { zeilen, sekunden, cpu, megabyte } = JSON.parse(ausgabe)
    const hinweis = `${zeilen} Zeilen${von ? '' : ' Demodaten'}; mit Prüfung und Tabellen; gepackt wird beim Rendern`
    return [
      {
        name: 'Import',
        wert: Number(sekunden.toFixed(1)),
        einheit: 's',
        hinweis: `${hinweis}; ${cpu.toFixed(1)} s Rechenzeit`,
      },
      { name: 'Import', wert: Math.round(zeilen / sekunden), einheit: 'Zeilen/s', hinweis },
      {
        name: 'Import, Speicher',
        wert: Math.round(megabyte),
        einheit: 'MB',
        hinweis: 'Höchststand des Prozesses, Ziel höchstens 300',
      },
    ]
  } finally {
    rmSync(ordner, { recursive: true })
  }
}

export const importTeil: Benchteil = {
  name: 'import',
  misst: 'Import einer ganzen Prämientabelle: Zeit und Speicher',
  runden: 3,
  vergleichbar: true,
  async *miss({ wurzel }) {
    yield* await measureImport(process.env.BAG_DATEN, wurzel)
  },
}

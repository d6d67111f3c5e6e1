import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../scripts/lib/with-server.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

/** From the first line of the program until everything answers: with nothing rendered, and as an operator starts it again. */
export const seitenStart: Benchteil = {
  name: 'seiten-start',
  misst: 'kalter und warmer Start: Zeit und Speicher',
  runden: 3,
  vergleichbar: true,
  async *miss({ varDir, wurzel }) {
    const eigenes = mkdtempSync(join(tmpdir(), 'bench-start-'))
    try {
      cpSync(join(varDir, 'daten'), join(eigenes, 'daten'), { recursive: true })
      yield* await messeStart('Kalter Start', eigenes, wurzel)
      yield* await messeStart('Warmer Start', eigenes, wurzel)
    } finally {
      rmSync(eigenes, { recursive: true, force: true })
    }
  },
}

async function messeStart(name: string, varDir: string, wurzel: string): Promise<Benchfigur[]> {
  const beginn = performance.now()
  await using server = await startServer(varDir, {}, wurzel)
  const sekunden = (performance.now() - beginn) / 1000
  const speicher = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024
  return [
    { name, wert: Number(sekunden.toFixed(2)), einheit: 's', hinweis: 'bis /readyz, mit allen Seiten' },
    { name: `${name}, Speicher danach`, wert: Math.round(speicher), einheit: 'MB', hinweis: 'RSS des Servers' },
  ]
}

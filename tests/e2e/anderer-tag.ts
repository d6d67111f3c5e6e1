import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mitUhr } from '../fixtures/feste-uhr.ts'
import { serverProcesses } from '../fixtures/server-process.ts'

/** A server whose clock starts at that time, with the premiums that `putDaten` lays into its folder. */
export async function startAm(zeit: string, putDaten: (varDir: string) => void | Promise<void>) {
  const varDir = mkdtempSync(join(tmpdir(), 'var-'))
  // The build as another server has packed it: packing it again would take longer than most tests.
  cpSync(process.env.GERENDERTE_SEITEN ?? '', join(varDir, 'seiten'), { recursive: true })
  await putDaten(varDir)
  const { start, endAll } = serverProcesses()
  const { port } = await start({ VAR_DIR: varDir, ...mitUhr(zeit) }, 'dist')
  return { url: `http://127.0.0.1:${port}`, end: endAll }
}

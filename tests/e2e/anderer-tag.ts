import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/lib/with-server.ts'
import { mitUhr } from '../fixtures/feste-uhr.ts'
import { KOMPILIERT } from '../fixtures/server-process.ts'

/** A server whose clock starts at that time, with the premiums that `putDaten` lays into its folder. */
export async function startAm(zeit: string, putDaten: (varDir: string) => void | Promise<void>) {
  const varDir = mkdtempSync(join(tmpdir(), 'var-'))
  // The build as another server has packed it: packing it again would take longer than most tests.
  cpSync(process.env.GERENDERTE_SEITEN ?? '', join(varDir, 'seiten'), { recursive: true })
  await putDaten(varDir)
  return startServer(varDir, { ...KOMPILIERT, ...mitUhr(zeit) })
}

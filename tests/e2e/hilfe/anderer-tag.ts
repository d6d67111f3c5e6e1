import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mitUhr } from '../../fixtures/feste-uhr.ts'
import { copyWebsite } from '../../fixtures/server/copy-website.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'
import { importKleineDaten } from '../../fixtures/tabellen/kleine-daten.ts'

/** A server whose clock starts at that time, with the premiums that `putDaten` lays into its folder. */
export async function startAm(zeit: string, putDaten: (varDir: string) => void | Promise<void>) {
  const varDir = mkdtempSync(join(tmpdir(), 'var-'))
  // The build as another server has packed it: packing it again would take longer than most tests.
  copyWebsite(process.env.GERENDERTE_WEBSITE ?? '', varDir)
  await putDaten(varDir)
  const { start, endAll } = serverProcesses()
  const { port } = await start({ VAR_DIR: varDir, ...mitUhr(zeit) }, 'dist')
  return { url: `http://127.0.0.1:${port}`, end: endAll }
}

/** Small invented tables of these years. */
const tabellen = (jahre: readonly number[]) => async (varDir: string) => {
  for (const jahr of jahre) await importKleineDaten(varDir, 'BAG', { jahr, teurerUm: jahr === 2027 ? 9 : 0 })
}

/** A worker's own server on that day, with the tables of these years. */
export const amTag = (zeit: string, jahre: readonly number[]) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use: (url: string) => Promise<void>) => {
      const { url, end } = await startAm(zeit, tabellen(jahre))
      await use(url)
      await end()
    },
    { scope: 'worker', timeout: 120_000 },
  ] as const

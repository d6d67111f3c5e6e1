import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from '../../../scripts/lib/chromium.ts'
import { FESTE_UHR } from '../../fixtures/feste-uhr.ts'
import { copyWebsite } from '../../fixtures/server/copy-website.ts'
import bundleTestprogramme from '../../fixtures/server/programme.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'

/** Pages of the demonstration data are rendered once: the servers of the tests find them and start quickly. */
export default async function renderOnce() {
  findOrInstallChromium()
  const removeProgramme = await bundleTestprogramme()
  const varDir = mkdtempSync(join(tmpdir(), 'var-'))
  // The web servers run already: what they packed of the build need not be packed again.
  copyWebsite('var/test/server', varDir)
  const processes = serverProcesses()
  await processes.start({ VAR_DIR: varDir, ...FESTE_UHR }, 'dist')
  await processes.endAll()
  process.env.GERENDERTE_WEBSITE = varDir
  return removeProgramme
}

import { findOrInstallChromium } from './lib/chromium.ts'
import { prepare } from './lib/prepare.ts'
import { check, playwrightCounts, suite, task } from './lib/suite.ts'
import { beginTestlauf, bin, REPORTS, typenUndLint, vitest } from './lib/testlauf.ts'

/** As in playwright.config.ts. */
const SERVER_VAR_DIR = 'var/test/server'

const { step, end } = beginTestlauf()
await step(...typenUndLint(), check({ name: 'Unbenutzter Code', command: bin('knip'), args: ['--no-progress'] }))

// Two lanes at once: tests of servers and browsers wait about as much as they compute.
const gebaut = step(
  task('Daten und Build', () => prepare({ varDir: SERVER_VAR_DIR, bagDaten: process.env.BAG_DATEN })),
  task('Chromium', async () => {
    process.env.CHROME_PATH = findOrInstallChromium()
  }),
)

async function runOhneBrowser() {
  await step(vitest('unit', 'unit*'))
  await gebaut
  await step(vitest('faults'))
}

async function runBrowser() {
  await gebaut
  await step(
    suite({
      name: 'browser',
      command: bin('playwright'),
      args: ['test'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/browser.json` },
      report: `${REPORTS}/browser.json`,
      count: playwrightCounts,
    }),
  )
}

await Promise.all([runOhneBrowser(), runBrowser()])
end()

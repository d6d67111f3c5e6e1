import { chromiumVersion, findOrInstallChromium } from './lib/chromium.ts'
import { ENGINE_NAMES, enginesText, findEngine, installMissingEngines } from './lib/engines.ts'
import { prepare } from './lib/prepare.ts'
import { playwrightBericht } from './testlauf/berichte.ts'
import { check, suite, task } from './testlauf/suite.ts'
import { beginTestlauf, bin, REPORTS, typenUndLint, vitest } from './testlauf/testlauf.ts'

/** As in playwright.config.ts. */
const SERVER_VAR_DIR = 'var/test/server'

const { step, end } = beginTestlauf()
// The same everywhere: official figures are `npm run test:amtlich`.
delete process.env.BAG_DATEN
// Beside the checks and unit tests, which need no browser.
const installed = installMissingEngines()
await step(
  ...typenUndLint(),
  check({ name: 'Unbenutzter Code', command: bin('knip'), args: ['--no-progress'] }),
  task('Daten und Build', () => prepare({ varDir: SERVER_VAR_DIR, bagDaten: null, katalogUrl: 'aus' })),
)
await step(vitest('unit', { projects: ['tabellen', 'unit*'] }))
await step(
  task('Chromium', async () => {
    // One installation at a time.
    await installed
    process.env.CHROME_PATH = findOrInstallChromium()
  }),
)
// An engine that cannot be had is named at the end; one that is there must pass.
const files = ENGINE_NAMES.filter(findEngine).map(name => `tests/engines/${name.toLowerCase()}.test.ts`)
// Side by side: both wait often, for timers, databases and windows.
await step(vitest('faults'), ...(files.length > 0 ? [vitest('engines', { files })] : []))
await step(
  suite({
    name: 'browser',
    command: bin('playwright'),
    args: ['test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/browser.json` },
    report: `${REPORTS}/browser.json`,
    read: playwrightBericht,
  }),
)

console.log(`\nEngines: ${chromiumVersion()}, ${enginesText()}`)
end()

import { mkdirSync, rmSync } from 'node:fs'
import { findOrInstallChromium } from './lib/chromium.ts'
import { nutzeFluechtigenOrdner } from './lib/fluechtiger-ordner.ts'
import { prepare } from './lib/prepare.ts'
import { check, playwrightCounts, type Result, suite, task, vitestCounts } from './lib/suite.ts'

const REPORTS = 'var/test'
/** As in playwright.config.ts. */
const SERVER_VAR_DIR = 'var/test/server'
// Nothing of an earlier run may decide this one.
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
nutzeFluechtigenOrdner()

const bin = (name: string) => `node_modules/.bin/${name}`
const results: Result[] = []

async function step(...runs: Promise<Result>[]) {
  for (const result of await Promise.all(runs)) {
    results.push(result)
    const { name, passed, failed, seconds } = result
    console.log(
      `${failed ? '✗' : '✓'} ${name}: ${passed} bestanden, ${failed} fehlgeschlagen (${seconds.toFixed(1)} s)`,
    )
  }
}

/** More workers than cores: tests of servers and timers wait as much as they compute. */
const vitest = (project: string) =>
  suite({
    name: project,
    command: bin('vitest'),
    args: [
      'run',
      '--project',
      `${project}*`,
      '--maxWorkers=3',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${REPORTS}/${project}.json`,
    ],
    report: `${REPORTS}/${project}.json`,
    count: vitestCounts,
  })

await step(
  check({ name: 'Typen', command: bin('tsc'), args: ['--noEmit', '-p', '.'] }),
  check({ name: 'Typen der Regeln', command: bin('tsc'), args: ['--noEmit', '-p', 'domain'] }),
  check({ name: 'Lint und Format', command: bin('biome'), args: ['ci', '.'] }),
  check({ name: 'Unbenutzter Code', command: bin('knip'), args: ['--no-progress'] }),
)
await step(vitest('unit'))
await step(
  task('Daten und Build', () => prepare({ varDir: SERVER_VAR_DIR, bagDaten: process.env.BAG_DATEN })),
  task('Chromium', async () => {
    process.env.CHROME_PATH = findOrInstallChromium()
  }),
)
await step(vitest('faults'))
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

const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.log(`\nDauer: ${Math.round(performance.now() / 1000)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

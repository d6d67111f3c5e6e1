import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, mutantenAus } from './bericht.ts'

const ORDNER = 'var/mutanten'

export type Gruppe = { name: string; mutate: readonly string[]; tests: readonly string[]; ohneStatische: boolean }

/** Stryker over some sources with the tests that belong to them, in a copy of the tree. */
export async function runStryker({ name, mutate, tests, ohneStatische }: Gruppe): Promise<Mutant[]> {
  mkdirSync(ORDNER, { recursive: true })
  const einstellungen = join(ORDNER, `${name}.config.json`)
  const bericht = join(ORDNER, `${name}.json`)
  rmSync(bericht, { force: true })
  writeFileSync(
    einstellungen,
    JSON.stringify({
      mutate,
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'scripts/mutanten/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      ignoreStatic: ohneStatische,
      concurrency: 1,
      timeoutMS: 20_000,
      tempDirName: join(ORDNER, 'kopie'),
      // It would rewrite the file with TypeScript's former programming interface, which version 7 lacks; nobody needs it here.
      tsconfigFile: 'keine',
      ignorePatterns: ['var', 'dist', 'docs', 'test-results'],
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: bericht },
    }),
  )
  console.log(`\n${name}: ${mutate.length} Stellen`)
  const env = { ...process.env, MUTANTEN_TESTS: tests.join('|') }
  const { status } = spawnSync('node_modules/.bin/stryker', ['run', einstellungen], { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`Stryker ist bei «${name}» gescheitert.`)
  return mutantenAus(JSON.parse(readFileSync(bericht, 'utf8')))
}

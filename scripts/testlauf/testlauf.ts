import { mkdirSync, rmSync } from 'node:fs'
import { vitestBericht } from './berichte.ts'
import { nutzeFluechtigenOrdner } from './fluechtiger-ordner.ts'
import { check, type Result, suite } from './suite.ts'

export const REPORTS = 'var/test'

export const bin = (name: string) => `node_modules/.bin/${name}`

/** A run of tests: `step` shows what its parts found, `end` says what failed and the sum and ends the process. */
export function beginTestlauf() {
  // Nothing of an earlier run may decide this one.
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  nutzeFluechtigenOrdner()
  const results: Result[] = []
  return {
    async step(...runs: Promise<Result>[]) {
      for (const result of await Promise.all(runs)) {
        results.push(result)
        const { name, passed, failures, seconds } = result
        const zeichen = failures.length > 0 ? '✗' : '✓'
        console.log(
          `${zeichen} ${name}: ${passed} bestanden, ${failures.length} fehlgeschlagen (${seconds.toFixed(1)} s)`,
        )
      }
    },
    end(): never {
      const failures = results.flatMap(result => result.failures.map(text => `${result.name} │ ${text}`))
      // Once more, last: of a long log often only the end is kept.
      for (const text of failures) console.log(`\n✗ ${text}`)
      console.log(`Dauer: ${Math.round(performance.now() / 1000)} s`)
      console.log(`${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`)
      process.exit(failures.length === 0 ? 0 : 1)
    },
  }
}

/** Several checkers each read the libraries' types anew: together they take twice the processor's time. */
const tsc = (ordner: string) => ['--noEmit', '--checkers', '1', '-p', ordner]

export const typenUndLint = () => [
  check({ name: 'Typen', command: bin('tsc'), args: tsc('.') }),
  check({ name: 'Typen der Regeln', command: bin('tsc'), args: tsc('domain') }),
  check({ name: 'Lint und Format', command: bin('biome'), args: ['ci', '.'] }),
]

type VitestSelection = { projects?: readonly string[]; files?: readonly string[] }

/** Tests of the project in `vitest.config.ts` that has this name, or of several. */
export const vitest = (name: string, { projects = [name], files = [] }: VitestSelection = {}) =>
  suite({
    name,
    command: bin('vitest'),
    args: [
      'run',
      ...files,
      ...projects.map(project => `--project=${project}`),
      // More workers than cores: tests of servers and timers wait as much as they compute.
      '--maxWorkers=3',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${REPORTS}/${name}.json`,
    ],
    report: `${REPORTS}/${name}.json`,
    read: vitestBericht,
  })

import { mkdirSync, rmSync } from 'node:fs'
import { nutzeFluechtigenOrdner } from './fluechtiger-ordner.ts'
import { check, type Result, suite, vitestCounts } from './suite.ts'

export const REPORTS = 'var/test'

export const bin = (name: string) => `node_modules/.bin/${name}`

/** A run of tests: `step` shows what its parts found, `end` says the sum and ends the process. */
export function beginTestlauf() {
  // Nothing of an earlier run may decide this one.
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  nutzeFluechtigenOrdner()
  const results: Result[] = []
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return {
    async step(...runs: Promise<Result>[]) {
      for (const result of await Promise.all(runs)) {
        results.push(result)
        const { name, passed, failed, seconds } = result
        console.log(
          `${failed ? '✗' : '✓'} ${name}: ${passed} bestanden, ${failed} fehlgeschlagen (${seconds.toFixed(1)} s)`,
        )
      }
    },
    end(): never {
      console.log(`Dauer: ${Math.round(performance.now() / 1000)} s`)
      console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
      process.exit(sum('failed') === 0 ? 0 : 1)
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

type Auswahl = { projects?: readonly string[]; files?: readonly string[] }

/** Tests of the project in `vitest.config.ts` that has this name, or of several. */
export const vitest = (name: string, { projects = [name], files = [] }: Auswahl = {}) =>
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
    count: vitestCounts,
  })

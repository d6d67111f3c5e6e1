import { relative } from 'node:path'

/** What a test runner's JSON report says: how many tests passed, and a text for each one that failed. */
export type TestReport = { passed: number; failures: string[] }

/** Its place, its name and how its message begins: enough to look at the right line. */
const failure = (datei: string, namen: readonly string[], message: string) =>
  `${[relative(process.cwd(), datei), ...namen].join(' › ')}\n${message.trim().split('\n').slice(0, 12).join('\n')}`

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; ancestorTitles: string[]; title: string; failureMessages: string[] }[]
  }[]
}

export function vitestBericht(report: unknown): TestReport {
  const { numPassedTests, testResults } = report as VitestReport
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status === 'failed')
    // A file that could not be loaded has failed without a failed test.
    if (status === 'failed' && tests.length === 0) return [failure(name, [], message)]
    return tests.map(test => failure(name, [...test.ancestorTitles, test.title], test.failureMessages.join('\n')))
  })
  return { passed: numPassedTests, failures }
}

type PlaywrightTest = { status: string; results: { error?: { message?: string } }[] }
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
}
type PlaywrightReport = {
  config: { rootDir: string }
  stats: { expected: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

export function playwrightBericht(report: unknown): TestReport {
  const { config, stats, suites, errors } = report as PlaywrightReport
  const inSuite = (suite: PlaywrightSuite, titles: readonly string[]): string[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        // One that was skipped, or passed only at the second try, has not passed.
        .filter(({ status }) => status !== 'expected')
        .map(({ results }) => {
          const message = results.find(({ error }) => error)?.error?.message ?? ''
          return failure(`${config.rootDir}/${file}`, [...titles, title], message)
        }),
    ),
    ...(suite.suites ?? []).flatMap(inner => inSuite(inner, [...titles, inner.title])),
  ]
  const failures = suites.flatMap(file => inSuite(file, []))
  return { passed: stats.expected, failures: [...failures, ...errors.map(({ message }) => message ?? 'Fehler')] }
}

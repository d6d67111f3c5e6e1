import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playwrightBericht, vitestBericht } from './berichte.ts'

const im = (pfad: string) => join(process.cwd(), pfad)

it('names each failed test of Vitest with its file, its names and how its message begins', () => {
  const bericht = vitestBericht({
    numPassedTests: 2,
    testResults: [
      {
        name: im('domain/alter.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', ancestorTitles: [], title: 'a newborn', failureMessages: [] },
          {
            status: 'failed',
            ancestorTitles: ['an adult'],
            title: 'turns 26',
            failureMessages: [['AssertionError: expected 25 to be 26', ...Array(40).fill('    at line')].join('\n')],
          },
        ],
      },
      {
        name: im('domain/preis.test.ts'),
        status: 'passed',
        message: '',
        assertionResults: [{ status: 'passed', ancestorTitles: [], title: 'a price', failureMessages: [] }],
      },
    ],
  })
  expect(bericht).toEqual({
    passed: 2,
    failures: [
      [
        'domain/alter.test.ts › an adult › turns 26',
        'AssertionError: expected 25 to be 26',
        ...Array(11).fill('    at line'),
      ].join('\n'),
    ],
  })
})

it('names a file that could not be loaded, which has no test at all', () => {
  const bericht = vitestBericht({
    numPassedTests: 0,
    testResults: [
      { name: im('domain/alter.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  })
  expect(bericht).toEqual({ passed: 0, failures: ['domain/alter.test.ts\nCannot find module'] })
})

it('names each test of Playwright that did not pass at once, and what failed outside of tests', () => {
  const test = (status: string, message?: string) => ({ status, results: [{ error: message && { message } }] })
  const bericht = playwrightBericht({
    config: { rootDir: im('tests/e2e') },
    stats: { expected: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        title: 'ui.spec.ts',
        specs: [
          { title: 'a dialog', file: 'ui.spec.ts', tests: [test('expected')] },
          { title: 'a toast', file: 'ui.spec.ts', tests: [test('flaky', 'Error: not visible')] },
        ],
        suites: [
          {
            title: 'on a phone',
            specs: [
              { title: 'a drawer', file: 'ui.spec.ts', tests: [test('unexpected', 'Error: too wide')] },
              { title: 'a menu', file: 'ui.spec.ts', tests: [test('skipped')] },
            ],
          },
        ],
      },
    ],
  })
  expect(bericht).toEqual({
    passed: 1,
    failures: [
      'tests/e2e/ui.spec.ts › a toast\nError: not visible',
      'tests/e2e/ui.spec.ts › on a phone › a drawer\nError: too wide',
      'tests/e2e/ui.spec.ts › on a phone › a menu\n',
      'the server did not start',
    ],
  })
})

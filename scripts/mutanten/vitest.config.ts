import { defineConfig } from 'vitest/config'

/** Only the tests that belong to what is changed: each change runs them anew. */
export default defineConfig({
  test: {
    include: (process.env.MUTANTEN_TESTS ?? '').split('|'),
    // They want official files.
    exclude: ['**/*.amtlich.test.ts'],
    globalSetup: 'tests/fixtures/datenbank/postgres-fuer-alle.ts',
    testTimeout: 30_000,
    isolate: false,
    maxWorkers: 1,
  },
})

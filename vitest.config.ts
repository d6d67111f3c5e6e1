import { defineConfig } from 'vitest/config'

/** They put something in the place of a module, which others must not meet. */
const ALLEIN = ['importer/{ablage,quelldateien}.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: 'tests/fixtures/postgres-fuer-alle.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules', 'dist', 'var', 'tests/faults', ...ALLEIN],
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
          // Files share loaded modules, which halves the time: a fixture registers its hooks when called, not when loaded.
          isolate: false,
        },
      },
      { test: { name: 'unit-allein', include: ALLEIN, testTimeout: 60_000 } },
      // Real processes, ports and databases: slower, and each test has its own.
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: process.env.FAULTS !== 'lang',
          testTimeout: 60_000,
        },
      },
    ],
  },
})

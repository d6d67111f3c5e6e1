import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: 'tests/fixtures/postgres-fuer-alle.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules', 'dist', 'var', 'tests/faults'],
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
        },
      },
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

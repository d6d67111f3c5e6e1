import { spawnSync } from 'node:child_process'

/** The fault tests at full length: a hundred kills, ten thousand enquiries, a hundred thousand bodies. */
const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'faults', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'lang' },
})
process.exit(status ?? 1)

import { spawnSync } from 'node:child_process'

const { status } = spawnSync('biome', ['check', '--write', '.'], { stdio: 'inherit' })
process.exit(status ?? 1)

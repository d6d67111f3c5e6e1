import { buildIfNeeded } from './build/build.ts'

console.log((await buildIfNeeded()) ? 'Die Website ist gebaut.' : 'Die Website ist bereits auf dem neusten Stand.')

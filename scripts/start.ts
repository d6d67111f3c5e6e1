import { startServer } from '../server/main.ts'
import { buildIfNeeded } from './lib/build.ts'

if (await buildIfNeeded()) console.log('Die Website ist gebaut.')
await startServer(process.env, 'dist')

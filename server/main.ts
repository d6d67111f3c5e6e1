import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { rememberCompiled } from './prozess/kompiliert.ts'

rememberCompiled()

export const { readKonfiguration, startServer } = await import('./start.ts')

if (import.meta.main) {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } })
  await startServer(readKonfiguration(process.env), values.dist)
  // Now, and not at the end as Node would: a process that is killed has no end.
  flushCompileCache()
}

import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// What a start compiles, the next one reads: half the time until the server is ready. It must be on before the rest
// is loaded, hence the late import.
enableCompileCache(join(process.env.VAR_DIR || 'var', 'kompiliert'))

export const { readKonfiguration, startServer } = await import('./start.ts')

if (import.meta.main) {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } })
  await startServer(readKonfiguration(process.env), values.dist)
  // Now, and not at the end as Node would: a process that is killed has no end.
  flushCompileCache()
}

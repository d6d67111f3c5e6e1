import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rememberCompiled } from '../server/prozess/kompiliert.ts'

/** Made by scripts/build/build.ts. */
const DIENST = resolve('dist/programme/dienst.js')

// For images and services: starts what is already built, installs and builds nothing, and writes to VAR_DIR alone.
if (!existsSync(DIENST)) {
  console.error('Im Ordner «dist» liegt kein gebauter Dienst; «npm run build» baut ihn.')
  process.exit(1)
}
rememberCompiled()
await import(pathToFileURL(DIENST).href)
// Now, and not at the end as Node would: a process that is killed has no end.
flushCompileCache()

import { readFile } from 'node:fs/promises'
import { build, type Plugin } from 'vite'
import { paketVon } from './pakete.ts'

const EINTRITTE = ['app/entry-client.tsx', 'app/vorspann.ts']

/**
 * The packages whose code, style or files reach the browser, as the lock file names them: read off the module graph of a
 * build from the same entries and settings as the real one, workers included. What was shaken out does not count.
 */
export async function bundlePakete(): Promise<Set<string>> {
  const dateien = new Set<string>()
  const stile = new Set<string>()
  const schreibeMit = (): Plugin => ({
    name: 'modulgraph',
    generateBundle(_, bundle) {
      for (const teil of Object.values(bundle)) {
        const namen =
          teil.type === 'asset'
            ? teil.originalFileNames
            : Object.entries(teil.modules)
                .filter(([, { renderedLength }]) => renderedLength > 0)
                .map(([id]) => id)
        for (const name of namen) dateien.add(name)
      }
      for (const id of this.getModuleIds()) if (id.endsWith('.css')) stile.add(id)
    },
  })
  for (const input of EINTRITTE)
    await build({
      logLevel: 'error',
      plugins: [schreibeMit()],
      worker: { plugins: () => [schreibeMit()] },
      build: { write: false, rolldownOptions: { input } },
    })
  for (const stil of stile) for (const paket of importierte(await readFile(stil, 'utf8'))) dateien.add(paket)
  return new Set([...dateien].map(paketVon).filter(paket => paket !== null))
}

/** Style sheets import packages by name; their text is joined before the graph knows of it. */
const importierte = (css: string): string[] =>
  [...css.matchAll(/@import\s+"([^".][^"]*)"/g)].map(([, name]) => `node_modules/${name}/index.css`)

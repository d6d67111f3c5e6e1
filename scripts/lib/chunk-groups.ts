import { basename, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { sharedChunks } from './shared-chunks.ts'

const START = resolve('app/entry-client.tsx')

/** In bytes of source, some six times what is sent: a request weighs as much as two kilobytes. */
const REQUEST = 14_000

/** Most visits begin at the start page and come for what follows step 1; the page named third shares small parts with both. */
const WEIGHTS = new Map([
  [resolve('app/pages/home.tsx'), 2.5],
  [resolve('app/features/rechner/ergebnis/folgeschritte.tsx'), 2.5],
  [resolve('app/pages/praemienverbilligung.tsx'), 2],
])
const weight = (entry: string) => WEIGHTS.get(entry) ?? 1

/** Which modules share a file (docs/decisions/files-by-users.md), as one build asks for it. */
export function chunkGroups() {
  const included: string[] = []
  let files: ReadonlyMap<string, string> | undefined
  return {
    // The groups hold all there is to say; left to itself, the bundler would put what they import into them as well.
    includeDependenciesRecursively: false,
    groups: [
      // The library rarely changes: a browser keeps it from one version of the site to the next.
      { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
      {
        // Asked about every module before the first is named.
        test(id) {
          included.push(id)
          return true
        },
        name(id, context) {
          files ??= filesOf(included, context)
          return files.get(id) ?? null
        },
      },
    ],
  } satisfies Rolldown.CodeSplittingOptions
}

/** Each module with the name of its file, which is that of its first module. */
function filesOf(included: readonly string[], context: Rolldown.ChunkingContext) {
  const known = new Set(included)
  for (const entry of WEIGHTS.keys())
    if (!known.has(entry)) throw new Error(`${entry} has a weight, but is no part of the build`)
  const modules = included.map(id => {
    const info = context.getModuleInfo(id)
    const used = (ids: readonly string[] = []) => ids.filter(imported => known.has(imported))
    return {
      id,
      bytes: info?.code?.length ?? 0,
      imports: used(info?.importedIds),
      fetches: used(info?.dynamicallyImportedIds),
    }
  })
  return new Map(
    sharedChunks(modules, START, { request: REQUEST, weight }).flatMap(([first = '', ...further], index) => {
      const file = `${basename(first).replace(/\.\w+$/, '')}-${index}`
      return [first, ...further].map(id => [id, file] as const)
    }),
  )
}

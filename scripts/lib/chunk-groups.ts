import { basename, relative } from 'node:path'
import { type InlineConfig, type Plugin, build as viteBuild } from 'vite'
import { type Kosten, type Modul, sharedChunks } from './shared-chunks.ts'

const START = 'app/entry-client.tsx'

/**
 * Bytes are those of the code before it is made small, four times what is sent: a further request weighs as much as two
 * kilobytes nearly. Most visits begin at the start page, and what follows step 1 is what they come for. The pages named beside them
 * share small parts with both: what they would load in vain counts more than once. The figures were tried until all budgets held
 * (`tests/e2e/rahmen/gewicht.spec.ts`): a first visit has 24 requests at most.
 */
const KOSTEN: Kosten = {
  file: 7000,
  weight: entry => WEIGHTS[entry] ?? 1,
}
const WEIGHTS: Record<string, number> = {
  'app/pages/home.tsx': 6,
  'app/pages/praemienverbilligung.tsx': 4,
  'app/pages/kontakt.tsx': 2,
  'app/pages/ratgeber-artikel.tsx': 3,
  'app/features/rechner/ergebnis/folgeschritte.tsx': 12,
}

/**
 * Which modules share a file (docs/decisions/files-by-users.md). They are built once for the purpose: only then it is known what
 * of a module is used at all.
 */
export async function chunkGroups(client: InlineConfig) {
  const modules: Modul[] = []
  const probe = { ...client.build, write: false, minify: false, manifest: false, cssMinify: false }
  await viteBuild({ ...client, plugins: [...(client.plugins ?? []), readModules(modules)], build: probe })
  for (const entry of Object.keys(WEIGHTS))
    if (!modules.some(({ id }) => id === entry)) throw new Error(`${entry} has a weight, but is no part of the build`)
  const files = named(sharedChunks(modules, START, KOSTEN), new Set(modules.flatMap(({ fetches }) => fetches)))
  return {
    // The groups hold all there is to say; left to itself, the bundler would put what they import into them as well.
    includeDependenciesRecursively: false,
    groups: [
      // The library rarely changes: a browser keeps it from one version of the site to the next.
      { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
      { name: (id: string) => files.get(short(id)) ?? null },
    ],
  }
}

const readModules = (modules: Modul[]): Plugin => ({
  name: 'read-modules',
  generateBundle(_, bundle) {
    const bytes = new Map(
      Object.values(bundle).flatMap(file =>
        file.type === 'chunk' ? Object.entries(file.modules).map(([id, part]) => [id, part.renderedLength]) : [],
      ) as [string, number][],
    )
    for (const [id, length] of bytes) {
      const info = this.getModuleInfo(id)
      const used = (ids: readonly string[] = []) => ids.filter(imported => bytes.has(imported)).map(short)
      modules.push({
        id: short(id),
        bytes: length,
        imports: used(info?.importedIds),
        fetches: used(info?.dynamicallyImportedIds),
      })
    }
  },
})

const short = (id: string) => relative(process.cwd(), id)

/** Each module with the name of its file: that of the entry that leads it, else the first in the alphabet; counted where it is taken. */
function named(groups: readonly string[][], entries: ReadonlySet<string>): Map<string, string> {
  const taken = new Map<string, number>()
  return new Map(
    groups.flatMap(group => {
      const word = basename((entries.has(group[0] ?? '') ? group[0] : group.toSorted()[0]) ?? '').replace(/\.\w+$/, '')
      const count = (taken.get(word) ?? 0) + 1
      taken.set(word, count)
      return group.map(id => [id, count === 1 ? word : `${word}-${count}`] as const)
    }),
  )
}

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** [file, what it imports, whether the direction of ARCHITECTURE.md allows it] */
const cases: [string, string, 'allowed' | 'breach'][] = [
  ['domain/a.ts', './b.ts', 'allowed'],
  ['domain/b.ts', 'zod', 'breach'],
  ['domain/c.ts', 'node:fs', 'breach'],
  ['domain/d.ts', '#contract/x.ts', 'breach'],
  ['domain/e.ts', '../server/x.ts', 'breach'],
  ['domain/haushalt/a.ts', '../werte/rappen.ts', 'allowed'],
  ['domain/haushalt/b.ts', '../../server/x.ts', 'breach'],
  ['domain/verbilligung/kantone/a.ts', '../../werte/rappen.ts', 'allowed'],
  ['domain/verbilligung/kantone/b.ts', '../../../site.config.ts', 'breach'],
  ['contract/a.ts', '#domain/x.ts', 'allowed'],
  ['contract/b.ts', 'zod', 'allowed'],
  ['contract/c.ts', '#content/x.ts', 'breach'],
  ['content/a.ts', '#domain/x.ts', 'allowed'],
  ['content/b.ts', '#app/ui/x.tsx', 'breach'],
  ['db/a.ts', '#server/x.ts', 'breach'],
  ['importer/a.ts', '#domain/x.ts', 'allowed'],
  ['importer/b.ts', '#db/x.ts', 'breach'],
  ['server/a.ts', '#db/x.ts', 'allowed'],
  ['server/b.ts', '#importer/x.ts', 'breach'],
  ['server/routes/c.ts', '../config.ts', 'allowed'],
  ['server/routes/d.ts', '../../app/routes.ts', 'breach'],
  ['app/main.tsx', '#server/app.ts', 'breach'],
  ['app/pages/a.tsx', '#app/features/x/y.tsx', 'allowed'],
  ['app/pages/b.tsx', '#db/x.ts', 'breach'],
  ['app/layout/a.tsx', '#app/ui/x.tsx', 'allowed'],
  ['app/layout/c.tsx', '#app/features/consent/x.tsx', 'breach'],
  ['app/layout/d.tsx', '../pages/x.tsx', 'breach'],
  ['app/layout/b.tsx', '#server/x.ts', 'breach'],
  ['app/features/rechner/a.tsx', '#app/ui/button.tsx', 'allowed'],
  ['app/features/rechner/e.tsx', '#app/router.tsx', 'allowed'],
  ['app/features/rechner/f.tsx', '#app/layout/x.tsx', 'allowed'],
  ['app/features/rechner/schritt/a.tsx', '../zustand/x.ts', 'allowed'],
  ['app/features/rechner/schritt/b.tsx', '../../kontakt/x.tsx', 'breach'],
  ['app/features/rechner/b.tsx', '#app/features/kontakt/x.tsx', 'breach'],
  ['app/features/rechner/c.tsx', '../kontakt/x.tsx', 'breach'],
  ['app/features/rechner/d.tsx', '#app/pages/home.tsx', 'breach'],
  ['app/ui/a.tsx', 'react', 'allowed'],
  ['app/ui/b.tsx', '#domain/kosten/franchise.ts', 'breach'],
  ['app/ui/c.tsx', '../lib/x.ts', 'breach'],
  ['app/ui/d.tsx', '#content/rahmen/ui.ts', 'allowed'],
  ['app/ui/e.tsx', '#content/rahmen/navigation.ts', 'breach'],
  ['app/ui/fields/a.tsx', '../icon.tsx', 'allowed'],
  ['app/ui/fields/b.tsx', '../../lib/x.ts', 'breach'],
  ['app/showcase/a.tsx', '#app/ui/x.tsx', 'allowed'],
  ['app/showcase/b.tsx', '#server/x.ts', 'breach'],
  ['app/lib/a.ts', '#content/x.ts', 'allowed'],
  ['app/lib/b.ts', '#app/ui/x.tsx', 'breach'],
]

test('lint refuses every planted breach of the import direction, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-direction-'))
  try {
    const config = JSON.parse(readFileSync('biome.json', 'utf8'))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false }, plugins: [] }))
    for (const [file, imported] of cases) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), `import { x } from '${imported}'\n\nexport const y = x\n`)
    }
    const refused = new Set(restrictedImports(folder))
    const verdicts = cases.map(([file, imported]) => [file, imported, refused.has(file) ? 'breach' : 'allowed'])
    expect(verdicts).toEqual(cases)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

function restrictedImports(folder: string): string[] {
  const biome = resolve('node_modules/.bin/biome')
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=rdjson', '--max-diagnostics=none', '.']
  let output: string
  try {
    output = execFileSync(biome, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    output = (error as { stdout: string }).stdout
  }
  const report = JSON.parse(output) as { diagnostics: { location: { path: string } }[] }
  return report.diagnostics.map(diagnostic => diagnostic.location.path)
}

import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** One effect or ref each, and whether what it returns is certain to be its clean-up or nothing. */
const cases: [string, 'allowed' | 'breach'][] = [
  [`useEffect(() => note.current?.scrollIntoView({ block: 'nearest' }), [])`, 'breach'],
  [`useEffect(() => setOffen(false), [])`, 'breach'],
  [`useEffect(() => (feld ? feld.focus() : undefined), [])`, 'breach'],
  [`useEffect(() => feld && feld.focus())`, 'breach'],
  [`useEffect(() => { return feld.focus() }, [])`, 'breach'],
  [`useEffect(() => { if (offen) return feld.focus(); zeichne() }, [])`, 'breach'],
  [`useEffect(() => { for (const eines of alle) { return eines.focus() } }, [])`, 'breach'],
  [`useEffect(zeichne, [])`, 'breach'],
  [`useLayoutEffect(() => feld.focus(), [])`, 'breach'],
  [`useInsertionEffect(() => feld.focus(), [])`, 'breach'],
  [`const a = <div ref={element => element?.scrollIntoView()} />`, 'breach'],
  [`const b = <div ref={element => (feld = element)} />`, 'breach'],
  [`const c = <Kopf headerRef={element => { return element.focus() }} />`, 'breach'],
  [`useEffect(() => { feld.focus() }, [])`, 'allowed'],
  [`useEffect(() => () => clearTimeout(timer), [])`, 'allowed'],
  [`useEffect(() => { if (!offen) return; return () => { stoppe() } }, [])`, 'allowed'],
  [`useEffect(() => { const stoppe = beobachte(); return stoppe }, [])`, 'allowed'],
  [`useEffect(() => { alle.map(eines => { return eines.focus() }) }, [])`, 'allowed'],
  [`useEffect(() => void lade(), [])`, 'allowed'],
  [`const d = <div ref={feld} onClick={() => feld.focus()} />`, 'allowed'],
  [`const e = <div ref={element => { feld.current = element }} />`, 'allowed'],
]

const REGEL = 'scripts/lint/effekt-rueckgabe.grit'

test('lint refuses an effect or a ref that returns what may be no clean-up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'effekt-rueckgabe-'))
  try {
    mkdirSync(join(folder, dirname(REGEL)), { recursive: true })
    copyFileSync(REGEL, join(folder, REGEL))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [`./${REGEL}`], linter: { rules: {} } }))
    cases.forEach(([code], index) => void writeFileSync(join(folder, `${index}.tsx`), `${code}\n`))
    const refused = new Set(refusedFiles(folder))
    const verdicts = cases.map(([code], index) => [code, refused.has(`${index}.tsx`) ? 'breach' : 'allowed'])
    expect(verdicts).toEqual(cases)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the rule is part of the lint', async () => {
  const { default: config } = await import('../biome.json', { with: { type: 'json' } })
  expect(config.plugins).toContain('./scripts/lint/effekt-rueckgabe.grit')
})

function refusedFiles(folder: string): string[] {
  const biome = resolve('node_modules/.bin/biome')
  let output: string
  try {
    const args = ['lint', '--reporter=rdjson', '--max-diagnostics=none', '.']
    output = execFileSync(biome, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    output = (error as { stdout: string }).stdout
  }
  const report = JSON.parse(output) as {
    diagnostics: { code?: { value: string }; message: string; location: { path: string } }[]
  }
  return report.diagnostics
    .filter(({ message }) => message.startsWith('An effect or a ref'))
    .map(({ location }) => location.path)
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/* Of values, of types, and those that a lazy import closes; lint would find only the first, and takes longer. */

const TEILE = ['app', 'content', 'contract', 'db', 'domain', 'importer', 'server']

const dateien = globSync(`{${TEILE}}/**/*.{ts,tsx}`)

/** As package.json declares them. */
const kurzformen: readonly (readonly [string, string])[] = Object.entries(
  JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>,
).map(([kurz, lang]) => [kurz.replace('*', ''), lang.replace(/^\.\/|\*$/g, '')])

function ziel(von: string, angabe: string): string | undefined {
  if (angabe.startsWith('.')) return join(dirname(von), angabe)
  const kurzform = kurzformen.find(([kurz]) => angabe.startsWith(kurz))
  return kurzform && kurzform[1] + angabe.slice(kurzform[0].length)
}

function importe(datei: string): string[] {
  const text = readFileSync(datei, 'utf8')
  const { module } = parseSync(datei, text)
  const angaben = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return angaben.flatMap(angabe => ziel(datei, angabe) ?? [])
}

/** The first circle that is found from each file, as the way around. */
function kreise(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const erledigt = new Set<string>()
  const gefunden: string[] = []
  const gehe = (datei: string, weg: readonly string[]) => {
    const stelle = weg.indexOf(datei)
    if (stelle >= 0) gefunden.push([...weg.slice(stelle), datei].join(' → '))
    if (stelle >= 0 || erledigt.has(datei)) return
    for (const naechste of graph.get(datei) ?? []) gehe(naechste, [...weg, datei])
    erledigt.add(datei)
  }
  for (const datei of graph.keys()) gehe(datei, [])
  return gefunden
}

test('a circle is found, also one of three', () => {
  expect(
    kreise(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['a']],
        ['d', ['a']],
      ]),
    ),
  ).toEqual(['a → b → c → a'])
  expect(
    kreise(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toEqual([])
})

test('imports are read: of values, of types, lazy ones, and by short form', () => {
  const graph = importe('app/lib/tracking/tracking.ts')
  expect(graph).toContain('app/lib/tracking/data-layer.ts')
  expect(graph.filter(datei => datei === 'app/lib/tracking/kontakt-hash.ts')).toHaveLength(2)
  expect(importe('app/layout/krumen.tsx')).toContain('content/de/rahmen/layout.ts')
  expect(importe('app/layout/marke.tsx')).toContain('site.config.ts')
})

test('no file imports itself by a detour', () => {
  expect(kreise(new Map(dateien.map(datei => [datei, importe(datei)])))).toEqual([])
})

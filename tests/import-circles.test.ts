import { expect, test } from 'vitest'
import { kreise, readDateien } from '../scripts/lib/quellbaum.ts'

/* Lint would find only circles of values, and takes longer. */

const dateien = readDateien(['app', 'content', 'contract', 'db', 'domain', 'importer', 'server'])

const importe = (pfad: string) => dateien.find(datei => datei.pfad === pfad)?.importe ?? []

const graph = (pfade: Record<string, string[]>) => Object.entries(pfade).map(([pfad, importe]) => ({ pfad, importe }))

test('a circle is found, also one of three', () => {
  expect(kreise(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual(['a → b → c → a'])
  expect(kreise(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})

test('imports are read: of values, of types, lazy ones, and by short form', () => {
  const tracking = importe('app/lib/tracking/tracking.ts')
  expect(tracking).toContain('app/lib/tracking/data-layer.ts')
  expect(tracking.filter(datei => datei === 'app/lib/tracking/kontakt-hash.ts')).toHaveLength(2)
  expect(importe('app/layout/krumen.tsx')).toContain('content/de/rahmen/layout.ts')
  expect(importe('app/layout/marke.tsx')).toContain('site.config.ts')
})

test('no file imports itself by a detour', () => {
  expect(kreise(dateien)).toEqual([])
})

import { expect, test } from 'vitest'
import { lizenzBefunde } from './lizenz-befunde.ts'
import { nurBetrieb, paketVon, produktionsPakete } from './pakete.ts'

test('a file belongs to the innermost package around it', () => {
  expect(paketVon('/a/node_modules/react/index.js')).toBe('node_modules/react')
  expect(paketVon('../node_modules/@x/y/files/z.woff2')).toBe('node_modules/@x/y')
  expect(paketVon('/a/node_modules/vite/node_modules/@x/y/z.js')).toBe('node_modules/vite/node_modules/@x/y')
  expect(paketVon('/a/app/entry-client.tsx')).toBeNull()
})

test('for operation, nothing of development is left in the lock file', () => {
  const wurzel = { version: '1.0.0', devDependencies: { b: '1' } }
  const packages = { '': wurzel, 'node_modules/a': { version: '1' }, 'node_modules/b': { version: '1', dev: true } }
  expect(nurBetrieb({ name: 'x', packages })).toEqual({
    name: 'x',
    packages: { '': { version: '1.0.0' }, 'node_modules/a': { version: '1' } },
  })
})

test('of our own packages React is there and Vitest is not, and each has a licence, if only in a file', async () => {
  const pakete = await produktionsPakete()
  const lizenz = (gesucht: string) => pakete.find(({ name }) => name === gesucht)?.lizenz
  expect([lizenz('react'), lizenz('png-js'), lizenz('vitest')]).toEqual(['MIT', 'MIT', undefined])
})

test('copyleft is refused in the browser and listed on the server; one for services and an unclear one nowhere', () => {
  const befunde = (lizenz: string | null, imBrowser: boolean) =>
    lizenzBefunde({ pfad: '', name: 'a', version: '1', lizenz }, imBrowser).length
  expect([befunde('MPL-2.0', true), befunde('MPL-2.0', false)]).toEqual([1, 0])
  expect([befunde('AGPL-3.0-only', false), befunde(null, false), befunde('MIT', true)]).toEqual([1, 1, 0])
})

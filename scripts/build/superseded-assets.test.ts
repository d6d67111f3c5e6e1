import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldAssets, touchAssets } from './superseded-assets.ts'

const HOUR = 3_600_000

function clientFolder() {
  const client = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(client, 'assets'))
  mkdirSync(join(client, '.vite'))
  const build = (...names: string[]) => {
    for (const name of names) writeFileSync(join(client, 'assets', name), '')
    const [script, style, font] = names.map(name => `assets/${name}`)
    const manifest = { 'app/entry-client.tsx': { file: script, css: [style], assets: [font] } }
    writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest))
  }
  const age = (name: string, hours: number) => {
    const time = new Date(Date.now() - hours * HOUR)
    utimesSync(join(client, 'assets', name), time, time)
  }
  return { client, build, age, files: () => readdirSync(join(client, 'assets')).sort() }
}

test('what a build supersedes stays for a day from that moment, however old it is', async () => {
  const { client, build, age, files } = clientFolder()
  build('alt.js', 'alt.css', 'schrift.woff2')
  for (const name of files()) age(name, 900)

  await touchAssets(client)
  build('neu.js', 'neu.css', 'schrift.woff2')
  await removeOldAssets(client, Date.now() + 23 * HOUR)
  expect(files()).toEqual(['alt.css', 'alt.js', 'neu.css', 'neu.js', 'schrift.woff2'])

  await removeOldAssets(client, Date.now() + 25 * HOUR)
  expect(files()).toEqual(['neu.css', 'neu.js', 'schrift.woff2'])
})

test('the current build is never removed, and a first build has nothing before it', async () => {
  const { client, build, age, files } = clientFolder()
  await touchAssets(client)
  build('a.js', 'a.css', 'a.woff2')
  for (const name of files()) age(name, 900)
  await removeOldAssets(client, Date.now())
  expect(files()).toHaveLength(3)
})

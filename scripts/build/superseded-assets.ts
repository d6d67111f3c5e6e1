import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../contract/bundle.ts'

/** A visitor with an older page open may still ask for its files. */
const KEEP_MS = 24 * 60 * 60 * 1000

/** Before a build: a file's age counts from the moment it is superseded, not from when it was built. */
export async function touchAssets(client: string): Promise<void> {
  const now = new Date()
  for (const file of await currentAssets(client)) {
    if (existsSync(join(client, file))) await utimes(join(client, file), now, now)
  }
}

/** After a build: removes what no build has needed for a day. */
export async function removeOldAssets(client: string, now: number): Promise<void> {
  const current = await currentAssets(client)
  for (const name of await readdir(join(client, 'assets'))) {
    const file = join(client, 'assets', name)
    if (!current.has(`assets/${name}`) && (await stat(file)).mtimeMs < now - KEEP_MS) await rm(file)
  }
}

async function currentAssets(client: string): Promise<Set<string>> {
  const file = join(client, '.vite', 'manifest.json')
  if (!existsSync(file)) return new Set()
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  return new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
}

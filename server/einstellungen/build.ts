import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bundle, Manifest } from '#contract/bundle.ts'

/** What the build left in its folder. */
export type Build = {
  id: string
  /** Loaded when it is first asked for; rejects once another build has taken this one's place. */
  bundle: () => Promise<Bundle>
  manifest: Manifest
}

export async function loadBuild(dist: string): Promise<Build> {
  const [id, manifest] = await Promise.all([
    readId(dist),
    readFile(join(dist, 'client', '.vite', 'manifest.json'), 'utf8'),
  ])
  let bundle: Promise<Bundle> | undefined
  return { id, bundle: () => (bundle ??= importBundle(dist, id)), manifest: JSON.parse(manifest) as Manifest }
}

async function importBundle(dist: string, id: string): Promise<Bundle> {
  const bundle: Bundle = await import(pathToFileURL(resolve(dist, 'server', 'entry-server.js')).href)
  if ((await readId(dist)) !== id) throw new Error('Another build has replaced the one this process serves')
  return bundle
}

const readId = async (dist: string) => (await readFile(join(dist, 'build-id'), 'utf8')).trim()

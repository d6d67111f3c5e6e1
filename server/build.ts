import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bundle, Manifest } from '#contract/bundle.ts'
import { type Quelldatei, readQuelldateien } from './seiten/klient-dateien.ts'

/** What the build left in its folder, wholly in memory. */
export type Build = { id: string; bundle: Bundle; manifest: Manifest; quelldateien: Quelldatei[] }

/** Imports the bundle even when all pages are cached: at midnight the folder may hold another build. */
export async function loadBuild(dist: string): Promise<Build> {
  const [id, manifest, bundle, quelldateien] = await Promise.all([
    readFile(join(dist, 'build-id'), 'utf8'),
    readFile(join(dist, 'client', '.vite', 'manifest.json'), 'utf8'),
    import(pathToFileURL(resolve(dist, 'server', 'entry-server.js')).href) as Promise<Bundle>,
    readQuelldateien(join(dist, 'client')),
  ])
  return { id: id.trim(), bundle, manifest: JSON.parse(manifest) as Manifest, quelldateien }
}

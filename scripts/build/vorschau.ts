import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { renderAsync } from '@resvg/resvg-js'
import type { SeitenDaten } from '../../contract/seiten-daten.ts'
import { site } from '../../site.config.ts'
import { vorschauZeichner } from './vorschau-bild.ts'

/** A build has no data; a test sees to it that no picture needs any. */
const OHNE_DATEN: SeitenDaten = {
  siteUrl: site.url,
  datum: '',
  praemien: { jahr: 0, quelle: 'DEMO', versicherer: 0, regionen: 0, importiert: '' },
  gtmId: null,
}

/**
 * Draws the preview picture of every page of the built bundle, but those that are there already. In a process of its own: the
 * bundle brings React in its production form, and the development server builds first and then needs the other one.
 */
export async function writeVorschau(dist: string): Promise<void> {
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), dist])
}

async function drawVorschau(dist: string): Promise<void> {
  const client = join(dist, 'client')
  const verzeichnis = join(dist, 'vorschau.json')
  const { bildtexte } = (await import(
    pathToFileURL(resolve(dist, 'server/entry-server.js')).href
  )) as typeof import('../../app/entry-server.tsx')
  const gezeichnet: Record<string, string> = existsSync(verzeichnis)
    ? JSON.parse(await readFile(verzeichnis, 'utf8'))
    : {}
  const zeichne = await vorschauZeichner()
  const bilder = (await bildtexte(OHNE_DATEN)).map(text => {
    const svg = zeichne(text)
    return { datei: text.datei, svg, hash: createHash('sha256').update(svg).digest('base64url') }
  })
  await removeOthers(client, new Set(bilder.map(({ datei }) => datei)))
  await Promise.all(
    bilder.map(async ({ datei, svg, hash }) => {
      const ziel = join(client, datei)
      if (gezeichnet[datei] === hash && existsSync(ziel)) return
      const bild = await renderAsync(svg, { font: { loadSystemFonts: false } })
      await mkdir(dirname(ziel), { recursive: true })
      await writeFile(ziel, bild.asPng())
    }),
  )
  await writeFile(verzeichnis, JSON.stringify(Object.fromEntries(bilder.map(({ datei, hash }) => [datei, hash]))))
}

async function removeOthers(client: string, gebraucht: ReadonlySet<string>): Promise<void> {
  for await (const datei of glob(join(client, 'vorschau/**/*.png')))
    if (!gebraucht.has(`/${relative(client, datei)}`)) await rm(datei)
}

if (import.meta.main) await drawVorschau(process.argv[2] ?? 'dist')

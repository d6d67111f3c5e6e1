import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import type { SeitenDaten } from '../../contract/seiten-daten.ts'
import { site } from '../../site.config.ts'
import { vorschauZeichner } from './vorschau-bild.ts'

/** A build has no data; a test sees to it that no picture needs any. */
const OHNE_DATEN: SeitenDaten = {
  siteUrl: site.url,
  datum: '',
  praemien: { jahr: site.praemienjahr, quelle: 'DEMO', versicherer: 0, regionen: 0, importiert: '' },
  gtmId: null,
}

/** Draws the preview picture of every page of the built bundle, but those that are there already. */
export async function writeVorschau(dist: string): Promise<void> {
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

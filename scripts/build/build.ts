import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InlineConfig, type Plugin, build as viteBuild } from 'vite'
import { chunkGroups } from '../lib/chunk-groups.ts'
import { writeIcons } from './icons.ts'
import { bundleProgramme } from './programme.ts'
import { removeOldAssets, touchAssets } from './superseded-assets.ts'
import { writeVermittlerPdf } from './vermittler-pdf.ts'
import { writeVorschau } from './vorschau.ts'

const DIST = 'dist'
const CLIENT = join(DIST, 'client')
const MANIFEST = '.vite/manifest.json'
const VORSPANN_MANIFEST = '.vite/vorspann.json'
const PROGRAMME = join(DIST, 'programme')
const SOURCES = '{app,content,contract,domain,scripts/{build,lib}}/**/*.{ts,tsx,mdx,css}'
const DIENST_SOURCES = '{content,contract,db,domain,importer,scripts/build,server}/**/*.ts'
const SINGLE_SOURCES = ['site.config.ts', 'vite.config.ts', 'package-lock.json']

/**
 * Vite's helper around every `import()` preloads what a chunk needs: the document names that already, and the next page is
 * fetched when the pointer comes near its link (app/seitenwechsel.tsx). Without it every page loads 1 kB less.
 */
const ohnePreload: Plugin = {
  name: 'ohne-preload',
  enforce: 'pre',
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : null),
}

const clientBuild = (outDir: string, banner: string): InlineConfig => ({
  logLevel: 'warn',
  plugins: [ohnePreload],
  build: {
    outDir,
    emptyOutDir: false,
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: 'app/entry-client.tsx',
      output: { chunkFileNames: 'assets/[name]-[hash].js', postBanner: banner, codeSplitting: chunkGroups() },
    },
  },
})

/** A classic script that stands alone: a module would run only after the first paint. */
const vorspannBuild = (outDir: string): InlineConfig => ({
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: false,
    manifest: VORSPANN_MANIFEST,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: 'app/vorspann.ts',
      output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
})

/**
 * One file that needs no package: a running server renders again at midnight, when the folder may already hold another
 * build. React is in it as it is meant for production, which renders in half the time, whatever NODE_ENV says.
 */
const serverBuild: InlineConfig = {
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: join(DIST, 'server'),
    ssr: 'app/entry-server.tsx',
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: false } },
  },
}

/** Builds from source alone what was not yet built of the same source. Answers whether there was anything to build. */
export async function buildIfNeeded(): Promise<boolean> {
  const website = await ifChanged(SOURCES, join(DIST, 'build-id'), buildWebsite)
  const dienst = await ifChanged(DIENST_SOURCES, join(PROGRAMME, 'build-id'), buildDienst)
  return website || dienst
}

async function ifChanged(sources: string, idFile: string, build: () => Promise<void>): Promise<boolean> {
  const id = await sourceHash(sources)
  if (existsSync(idFile) && (await readFile(idFile, 'utf8')) === id) return false
  await rm(idFile, { force: true })
  await withoutTrace(build)
  // Last, so that a build that was cut short is done again.
  await writeFile(idFile, id)
  return true
}

async function buildWebsite(): Promise<void> {
  await touchAssets(CLIENT)
  await buildClient(CLIENT)
  await viteBuild(serverBuild)
  await writeIcons(CLIENT)
  await writeVermittlerPdf(CLIENT)
  await writeVorschau(DIST)
  await removeOldAssets(CLIENT, Date.now())
}

/** The service, and what it starts to render. One file each: nothing loaded late may have been replaced. */
async function buildDienst(): Promise<void> {
  for (const quelle of ['scripts/build/dienst.ts', 'server/website/lauf.ts'])
    await bundleProgramme({ quellen: [quelle], ordner: PROGRAMME, inEinerDatei: true })
}

/** A build leaves its own mode in NODE_ENV, which whatever runs afterwards would take over. */
async function withoutTrace(build: () => Promise<void>): Promise<void> {
  const { NODE_ENV: before } = process.env
  await build()
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

/** What browsers load, with its manifest. `banner` stands above every module: with another one each has another name. */
export async function buildClient(client: string, banner = ''): Promise<void> {
  await viteBuild(clientBuild(client, banner))
  await viteBuild(vorspannBuild(client))
  await mergeManifests(client)
}

async function mergeManifests(client: string): Promise<void> {
  const read = async (name: string) => JSON.parse(await readFile(join(client, name), 'utf8'))
  const manifest = { ...(await read(MANIFEST)), ...(await read(VORSPANN_MANIFEST)) }
  await writeFile(join(client, MANIFEST), JSON.stringify(manifest))
}

async function sourceHash(sources: string): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Array.fromAsync(glob(sources))).filter(file => !/\.test\.tsx?$/.test(file))
  for (const file of [...files.sort(), ...SINGLE_SOURCES]) hash.update(`${file}\0`).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

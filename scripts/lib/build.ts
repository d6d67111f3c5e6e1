import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InlineConfig, build as viteBuild } from 'vite'
import { writeIcons } from './icons.ts'

const DIST = 'dist'
const CLIENT = join(DIST, 'client')
const ASSETS = join(CLIENT, 'assets')
const BUILD_ID = join(DIST, 'build-id')
const SOURCES = '{app,content,contract,domain,scripts/lib}/**/*.{ts,tsx,mdx,css}'
const SINGLE_SOURCES = ['site.config.ts', 'vite.config.ts', 'package-lock.json']
/** The parts that stand on every page. */
const SHELL =
  /app\/(lib\/|router\.tsx$|layout\/(kopfzeile|fusszeile|marke|mobil-menue|aufklapp-menue|seiten-titel|beratungs-karte)|ui\/(badge|button|icon|dialog|toast|toaster|toast-look)\.)|content\/navigation\.ts$|site\.config\.ts$/
/** What pages with running text share. */
const TEXT = /app\/(layout\/|features\/artikel\/)/
/** A visitor with an older page open may still ask for its files. */
const KEEP_SUPERSEDED_MS = 24 * 60 * 60 * 1000

const clientBuild: InlineConfig = {
  logLevel: 'warn',
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: 'app/entry-client.tsx',
      output: {
        // What every page needs travels in two files: the libraries, which rarely change, and the shell.
        // Left alone, each small part that two pages share becomes a request of its own.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'shell', test: SHELL },
            { name: 'text', test: TEXT },
          ],
        },
      },
    },
  },
}

/** One file: a running server renders again at midnight, when the folder may already hold another build. */
const serverBuild: InlineConfig = {
  logLevel: 'warn',
  build: {
    outDir: join(DIST, 'server'),
    ssr: 'app/entry-server.tsx',
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: false } },
  },
}

/** Builds the bundle from source alone, unless the last build was of the same source. Answers whether it built. */
export async function buildIfNeeded(): Promise<boolean> {
  const id = await sourceHash()
  if (existsSync(BUILD_ID) && (await readFile(BUILD_ID, 'utf8')) === id) return false
  await rm(BUILD_ID, { force: true })
  await touchCurrentAssets()
  await viteBuild(clientBuild)
  await viteBuild(serverBuild)
  await writeIcons(CLIENT)
  await removeOldAssets(Date.now() - KEEP_SUPERSEDED_MS)
  // Last, so that a build that was cut short is done again.
  await mkdir(DIST, { recursive: true })
  await writeFile(BUILD_ID, id)
  return true
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Array.fromAsync(glob(SOURCES))).filter(file => !/\.test\.tsx?$/.test(file))
  for (const file of [...files.sort(), ...SINGLE_SOURCES]) hash.update(`${file}\0`).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function currentAssets(): Promise<Set<string>> {
  const file = join(CLIENT, '.vite', 'manifest.json')
  if (!existsSync(file)) return new Set()
  const manifest: Record<string, { file: string; css?: string[]; assets?: string[] }> = JSON.parse(
    await readFile(file, 'utf8'),
  )
  return new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
}

/** A file's age counts from the moment it is superseded, not from when it was built. */
async function touchCurrentAssets() {
  const now = new Date()
  for (const file of await currentAssets()) {
    if (existsSync(join(CLIENT, file))) await utimes(join(CLIENT, file), now, now)
  }
}

async function removeOldAssets(before: number) {
  const current = await currentAssets()
  for (const name of await readdir(ASSETS)) {
    const file = join(ASSETS, name)
    if (!current.has(`assets/${name}`) && (await stat(file)).mtimeMs < before) await rm(file)
  }
}

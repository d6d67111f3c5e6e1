import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InlineConfig, build as viteBuild } from 'vite'
import { writeIcons } from './icons.ts'
import { removeOldAssets, touchAssets } from './superseded-assets.ts'

const DIST = 'dist'
const CLIENT = join(DIST, 'client')
const BUILD_ID = join(DIST, 'build-id')
const SOURCES = '{app,content,contract,domain,scripts/lib}/**/*.{ts,tsx,mdx,css}'
const SINGLE_SOURCES = ['site.config.ts', 'vite.config.ts', 'package-lock.json']
/** The parts that stand on every page. */
const SHELL =
  /app\/(lib\/|router\.tsx$|layout\/(kopfzeile|fusszeile|marke|mobil-menue|aufklapp-menue|seiten-titel|beratungs-karte)|ui\/(badge|button|icon|dialog|toast|toaster|toast-look)\.)|content\/navigation\.ts$|site\.config\.ts$/
/** What pages with running text share. */
const TEXT = /app\/(layout\/|features\/artikel\/)/

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
  await touchAssets(CLIENT)
  await viteBuild(clientBuild)
  await viteBuild(serverBuild)
  await writeIcons(CLIENT)
  await removeOldAssets(CLIENT, Date.now())
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

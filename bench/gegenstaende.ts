import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { writeDemodateien } from '../importer/demo/demo.ts'
import { unpackCommit } from '../scripts/lib/commits.ts'
import { startServer } from '../scripts/lib/with-server.ts'
import type { Gegenstand } from './messung.ts'

/** This checkout and, if one is named, that of another commit, made ready to be measured with the same official files. */
export async function prepareGegenstaende(
  ordner: string,
  gegen: string | undefined,
  melde: (satz: string) => void,
): Promise<Gegenstand[]> {
  const dateien = process.env.BAG_DATEN ?? (await demodateien(join(ordner, 'demodateien')))
  const checkouts = [{ name: 'jetzt', wurzel: resolve('.') }]
  if (gegen !== undefined) checkouts.push({ name: gegen, wurzel: checkoutOf(gegen, join(ordner, gegen)) })
  const gegenstaende: Gegenstand[] = []
  for (const { name, wurzel } of checkouts) {
    melde(`Bereite «${name}» vor: bauen, Prämien importieren …`)
    gegenstaende.push(await prepare(name, wurzel, join(ordner, `var-${name}`), dateien))
  }
  return gegenstaende
}

async function prepare(name: string, wurzel: string, varDir: string, dateien: string): Promise<Gegenstand> {
  await runBefehl(wurzel, varDir, ['build'])
  await runBefehl(wurzel, varDir, ['daten', 'import', '--von', dateien])
  let server: Awaited<ReturnType<typeof startServer>> | undefined
  const url = async () => {
    if (!server?.runs()) server = await startServer(varDir, {}, wurzel)
    return server.url
  }
  return { name, wurzel, varDir, url }
}

/** As an operator calls it; it installs what its lock file names and is not there. */
const runBefehl = (wurzel: string, varDir: string, befehl: readonly string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', ...befehl], {
    cwd: wurzel,
    env: { ...process.env, VAR_DIR: varDir },
    maxBuffer: 1e8,
  })

function checkoutOf(commit: string, wurzel: string): string {
  unpackCommit(commit, wurzel)
  const lock = 'package-lock.json'
  // Other packages are installed by its own command.
  if (readFileSync(lock).equals(readFileSync(join(wurzel, lock))))
    symlinkSync(resolve('node_modules'), join(wurzel, 'node_modules'))
  return wurzel
}

async function demodateien(ordner: string): Promise<string> {
  mkdirSync(ordner)
  await writeDemodateien(ordner)
  return ordner
}

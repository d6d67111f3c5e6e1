import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lizenzAusText } from './lizenz-klasse.ts'

type LockEntry = { version: string; license?: string; dev?: boolean; devDependencies?: object }
export type Sperrdatei = { name: string; packages: Record<string, LockEntry> }

export type Npmpaket = { pfad: string; name: string; version: string; lizenz: string | null }

export const liesSperrdatei = async (): Promise<Sperrdatei> => JSON.parse(await readFile('package-lock.json', 'utf8'))

/** What is installed to run the site, on any platform. */
export async function produktionsPakete(): Promise<Npmpaket[]> {
  const { packages } = nurBetrieb(await liesSperrdatei())
  return Promise.all(
    Object.entries(packages)
      .filter(([pfad]) => pfad !== '')
      .map(async ([pfad, { version, license }]) => ({
        pfad,
        name: pfad.slice(pfad.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
        lizenz: license ?? (await ausLizenzdatei(pfad)),
      })),
  )
}

/** The lock file as it would be without the packages of development. */
export function nurBetrieb({ packages, ...rest }: Sperrdatei): Sperrdatei {
  const { devDependencies: _, ...wurzel } = packages[''] ?? { version: '' }
  const uebrige = Object.entries(packages).filter(([, { dev }]) => !dev)
  return { ...rest, packages: { ...Object.fromEntries(uebrige), '': wurzel } }
}

async function ausLizenzdatei(pfad: string): Promise<string | null> {
  if (!existsSync(pfad)) return null
  const datei = (await readdir(pfad)).find(name => /^licen[cs]e(\.|$)/i.test(name))
  return datei ? lizenzAusText(await readFile(join(pfad, datei), 'utf8')) : null
}

/** The lock file's name of the package that a file belongs to. */
export const paketVon = (datei: string): string | null =>
  /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(datei)?.[0] ?? null

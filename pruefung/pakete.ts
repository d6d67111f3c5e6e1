import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lizenzAusText } from './lizenz-klasse.ts'

type Sperrdatei = { packages: Record<string, { version: string; license?: string; dev?: boolean }> }

export type Paket = { pfad: string; name: string; version: string; lizenz: string | null }

/** What is installed to run the site, on any platform. */
export async function produktionsPakete(): Promise<Paket[]> {
  const { packages }: Sperrdatei = JSON.parse(await readFile('package-lock.json', 'utf8'))
  return Promise.all(
    Object.entries(packages)
      .filter(([pfad, { dev }]) => pfad !== '' && !dev)
      .map(async ([pfad, { version, license }]) => ({
        pfad,
        name: pfad.slice(pfad.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
        lizenz: license ?? (await ausLizenzdatei(pfad)),
      })),
  )
}

async function ausLizenzdatei(pfad: string): Promise<string | null> {
  if (!existsSync(pfad)) return null
  const datei = (await readdir(pfad)).find(name => /^licen[cs]e(\.|$)/i.test(name))
  return datei ? lizenzAusText(await readFile(join(pfad, datei), 'utf8')) : null
}

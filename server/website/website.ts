import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { bauzeichen } from './auftrag.ts'
import { readBestand, type Websitebestand } from './bestand.ts'
import { readVersion, WEBSITE } from './ordner.ts'

/** How soon a process notices that another one has put a new version in place. */
const TAKT_MS = 1_000

export type Website = {
  /** What is served now. */
  bestand: () => Websitebestand
  /** Reads the version in place if it is another one than is held. The one held afterwards; null while there is none. */
  refresh: () => Promise<string | null>
}

/** The website in the folder, held in memory. */
export function openWebsite(
  { varDir, gtmId, buildId }: { varDir: string; gtmId: string | null; buildId: string },
  log: Pick<FastifyBaseLogger, 'error'>,
): Website {
  const website = join(varDir, WEBSITE)
  let gehalten: { version: string; bestand: Websitebestand } | undefined
  let unlesbar: string | undefined
  return {
    async refresh() {
      const version = await readVersion(website)
      const istNeue = version?.startsWith(bauzeichen(buildId)) && version !== gehalten?.version && version !== unlesbar
      if (version !== null && istNeue)
        try {
          gehalten = { version, bestand: await readBestand(website, version, gtmId) }
        } catch (err) {
          // Said once; the next version is another one.
          unlesbar = version
          log.error({ err }, 'Die Website im Ordner ist nicht lesbar.')
        }
      return gehalten?.version ?? null
    },
    bestand() {
      if (!gehalten) throw new Error(`There is no website in ${website}`)
      return gehalten.bestand
    },
  }
}

/** Until the process ends. */
export async function followWebsite({ refresh }: Website): Promise<void> {
  for await (const _ of setInterval(TAKT_MS, null, { ref: false })) await refresh()
}

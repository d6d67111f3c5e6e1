import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { bauzeichen } from './auftrag.ts'
import { type Bestand, readBestand } from './bestand.ts'
import { readVersion, WEBSITE } from './ordner.ts'

/** How soon a process notices that another one has put a new version in place. */
const TAKT_MS = 1_000

export type Website = {
  /** What is served now. */
  bestand: () => Bestand
  /** Reads the version in place if it is another one than is held. The one held afterwards; null while there is none. */
  refresh: () => Promise<string | null>
}

/** The website in the folder, held in memory. */
export function openWebsite(
  { varDir, gtmId, buildId }: { varDir: string; gtmId: string | null; buildId: string },
  log: Pick<FastifyBaseLogger, 'error'>,
): Website {
  const website = join(varDir, WEBSITE)
  let gehalten: { version: string; bestand: Bestand } | undefined
  let unlesbar: string | undefined

  async function refreshNow(): Promise<string | null> {
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
  }

  let laufend: Promise<string | null> | undefined
  const refresh = () => {
    laufend ??= refreshNow().finally(() => {
      laufend = undefined
    })
    return laufend
  }
  return {
    refresh,
    bestand() {
      if (!gehalten) throw new Error(`There is no website in ${website}`)
      return gehalten.bestand
    },
  }
}

/** Until the process ends. */
export const followWebsite = ({ refresh }: Website): void => void setInterval(refresh, TAKT_MS).unref()

import type { TestProject } from 'vitest/node'
import { startServer } from '../../scripts/lib/with-server.ts'
import { FESTE_UHR } from '../fixtures/feste-uhr.ts'
import { startOtherBuild } from '../fixtures/katalog/other-build.ts'
import { openEar } from './ear.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    website: string
    /** The same without the ear. */
    server: string
    otherBuild: string
  }
}

/** As in scripts/test.ts and playwright.config.ts: data and build lie ready there. */
export const VAR_DIR = 'var/test/server'

/** One server for both engines, with the real site and the premiums the other browser tests use. */
export default async function startWebsite({ provide }: TestProject): Promise<() => Promise<void>> {
  const [server, other] = await Promise.all([
    startServer(VAR_DIR, { ANFRAGEN_LIMIT: '0', ...FESTE_UHR }),
    startOtherBuild(VAR_DIR),
  ])
  const ears = [await openEar(server.url), await openEar(other.url)] as const
  provide('server', server.url)
  provide('website', ears[0].url)
  provide('otherBuild', ears[1].url)
  return async () => {
    for (const ear of ears) ear.end()
    server.end()
    await other.end()
  }
}

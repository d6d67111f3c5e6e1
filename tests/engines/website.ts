import type { TestProject } from 'vitest/node'
import { startServer } from '../../scripts/lib/with-server.ts'
import { FESTE_UHR } from '../fixtures/feste-uhr.ts'
import { openEar } from './ear.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    website: string
  }
}

/** As in scripts/test.ts and playwright.config.ts: data and build lie ready there. */
export const VAR_DIR = 'var/test/server'

/** One server for both engines, with the real site and the premiums the other browser tests use. */
export default async function startWebsite({ provide }: TestProject): Promise<() => void> {
  const server = await startServer(VAR_DIR, { ANFRAGEN_LIMIT: '0', ...FESTE_UHR })
  const ear = await openEar(server.url)
  provide('website', ear.url)
  return () => {
    ear.end()
    server.end()
  }
}

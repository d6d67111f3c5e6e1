import type { TestProject } from 'vitest/node'
import { startServer } from '../../scripts/lib/with-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    website: string
  }
}

/** As in scripts/test.ts and playwright.config.ts: data and build lie ready there. */
export const VAR_DIR = 'var/test/server'

/** One server for both engines, with the real site and the premiums the other browser tests use. */
export default async function startWebsite({ provide }: TestProject): Promise<() => void> {
  const { url, end } = await startServer(VAR_DIR, { ANFRAGEN_LIMIT: '0' })
  provide('website', url)
  return end
}

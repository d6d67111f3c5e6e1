import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Fixtures, type Page, type PlaywrightTestArgs } from '@playwright/test'
import PostalMime from 'postal-mime'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { FESTE_UHR } from '../../fixtures/feste-uhr.ts'
import { copyWebsite } from '../../fixtures/server/copy-website.ts'
import { serverProcesses } from '../../fixtures/server/server-process.ts'
import { importKleineDaten } from '../../fixtures/tabellen/kleine-daten.ts'

export type EigenerServer = Awaited<ReturnType<typeof startEigenenServer>>

/** A server of the test's own: it may be stopped, its database locked, and nobody else's enquiries count. */
async function startEigenenServer() {
  const varDir = mkdtempSync(join(tmpdir(), 'var-'))
  copyWebsite(process.env.GERENDERTE_WEBSITE ?? '', varDir)
  const processes = serverProcesses()
  const port = await freePort()
  // A locked database is answered soon: no test waits as long as a visitor might.
  const env = { PORT: String(port), VAR_DIR: varDir, ANFRAGEN_LIMIT: '0', DATENBANK_GEDULD_MS: '100', ...FESTE_UHR }
  let running = await processes.start(env, 'dist')
  let asStarted = true
  expect(running.port, running.output()).toBe(port)
  // Waits while the server writes.
  const database = () => new DatabaseSync(join(varDir, 'anfragen.sqlite'), { timeout: 10_000 })

  return {
    url: `http://127.0.0.1:${port}`,
    end: processes.endAll,

    /** Whether the next test may have it: nobody stopped it or gave it other premiums. */
    asStarted: () => asStarted,

    /** As new: once nothing waits to be sent, all that was stored and sent is gone. */
    async forget() {
      const db = database()
      const waiting = db.prepare("select count(*) as n from ausgang where zustand = 'wartet' and art <> 'erinnerung'")
      while (waiting.get()?.n) await new Promise(resolve => setTimeout(resolve, 10))
      for (const table of TABLES) db.exec(`delete from ${table}`)
      db.close()
      rmSync(join(varDir, 'mail'), { recursive: true, force: true })
    },

    /** Ends the process at once, as a power failure would. */
    async halt() {
      asStarted = false
      running.child.kill('SIGKILL')
      await running.exit
    },

    /** Starts it again at the same address, with the same data. */
    async restart(settings: Record<string, string> = {}) {
      running = await processes.start({ ...env, ...settings }, 'dist')
      expect(running.port, running.output()).toBe(port)
    },

    /** What it rendered before is gone, as it is a day after. Only while it is halted. */
    forgetWebsite: () => rmSync(join(varDir, 'website'), { recursive: true }),

    /** Imports other premiums while it runs; their tables replace those that were there. */
    importDaten(teurerUm: number) {
      asStarted = false
      return importKleineDaten(varDir, 'DEMO', { teurerUm })
    },

    /** The stored enquiries, oldest first. */
    anfragen(): Record<string, unknown>[] {
      const db = database()
      const rows = db.prepare('select status, daten from anfrage order by erstellt').all()
      db.close()
      return rows.map(({ status, daten }) => ({ status, ...JSON.parse(String(daten)) }))
    },

    /** Keeps everyone else from writing until the returned function is called. */
    lockDatabase(): () => void {
      const db = database()
      db.exec('begin immediate')
      return () => db.close()
    },

    /** The texts of the mails sent to an address so far. */
    async mailsAn(email: string): Promise<string[]> {
      const folder = join(varDir, 'mail')
      const files = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.eml')) : []
      const mails = await Promise.all(files.map(file => PostalMime.parse(readFileSync(join(folder, file)))))
      return mails.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ text }) => text ?? '')
    },
  }
}

/** What enquiries and requests leave behind; those that belong to another come first. */
const TABLES = ['token', 'ausgang', 'einwilligung', 'idempotenz', 'grenze', 'erinnerung', 'antrag', 'anfrage']

type Kept = { server: EigenerServer | null }

export type TestMitServer = { server: EigenerServer }
export type WorkerMitServer = { kept: Kept }

/** For the `test` of all files: where some have another one, a worker ends its browser when it goes from those to these. */
export const eigenerServer: Fixtures<TestMitServer, WorkerMitServer, PlaywrightTestArgs> = {
  // From test to test: starting one takes longer than most tests.
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      const kept: Kept = { server: null }
      await use(kept)
      await kept.server?.end()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ page, kept }, use) => {
      const server = kept.server ?? (await startEigenenServer())
      kept.server = null
      await use(server)
      // A page that is still fetching something would complain about the server's end.
      await page.close()
      if (!server.asStarted()) return server.end()
      await server.forget()
      kept.server = server
    },
    { timeout: 60_000 },
  ],
}

/** Holds what the page posts until the returned function is called: what shows meanwhile can be looked at in peace. */
export async function holdPosts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/*', async route => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  return release
}

/** The browser's own word about an answer that the test wanted to fail. */
export function forgiveNetwork(klagen: string[]) {
  const own = klagen.filter(klage => !/Failed to load resource|dynamically imported module/.test(klage))
  klagen.splice(0, klagen.length, ...own)
}

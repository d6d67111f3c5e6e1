import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { eigenerServer, type TestMitServer, type WorkerMitServer } from './eigener-server.ts'

export { ALL_ROUTES, JE_EINE, JE_LAYOUT } from '../../fixtures/anfragen/adressen.ts'

/** A page that reports everything it should not have said: errors, warnings, policy breaches, failed hydration. */
export const test = base.extend<{ klagen: string[]; hasChosen: boolean } & TestMitServer, WorkerMitServer>({
  ...eigenerServer,
  hasChosen: [true, { option: true }],
  // A visitor who has chosen: the cookie banner has its own tests, which start without this. At whatever address, and
  // by a script: stored state costs a page of its own before each test.
  context: async ({ context, hasChosen }, use) => {
    if (hasChosen)
      await context.addInitScript(() => {
        const value = '{"essential":true,"statistics":false,"marketing":false,"timestamp":1}'
        if (location.protocol === 'http:') localStorage.cookieConsent ??= value
      })
    await use(context)
  },
  klagen: [
    async ({ page }, use) => {
      const klagen: string[] = []
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) klagen.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', error => klagen.push(`pageerror: ${error.message}`))
      await use(klagen)
      expect(klagen).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const PHONE = { width: 360, height: 640 }
export const DESKTOP = { width: 1440, height: 900 }

/** Opens a page and waits until React has taken over: the app tells by its first page view. */
export async function openPage(page: Page, path: string, waitUntil: 'load' | 'domcontentloaded' = 'load') {
  const response = await page.goto(path, { waitUntil })
  await page.waitForFunction(() =>
    (window as { dataLayer?: { event?: string }[] }).dataLayer?.some(entry => entry.event === 'page_view'),
  )
  return response
}

export const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; page_path?: string }[] }).dataLayer ?? [])
      .filter(entry => entry.event === 'page_view')
      .map(entry => entry.page_path),
  )

export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => new URL(match[1] ?? '').pathname)
  expect(paths.length).toBeGreaterThan(60)
  return paths
}

import type { Page } from '@playwright/test'
import { test } from './consent-stand-in.ts'
import { ALL_ROUTES, DESKTOP, expect, openPage, PHONE, STATIC_ROUTES, sitemapPaths } from './seiten.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`before a choice, on any route: no foreign request, no cookie, the question never the largest paint (${name})`, async ({
    page,
    context,
    foreign,
    klagen,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          Object.assign(window, { largest: element })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    for (const path of viewport === PHONE ? ALL_ROUTES : [...STATIC_ROUTES, '/gibt-es-nicht']) {
      await openPage(page, path)
      await expect(banner(page)).toBeVisible()
      await page.waitForFunction(() => 'largest' in window)
      const inBanner = await page.evaluate(() => (window as { largest?: Element }).largest?.closest('#cookie-hinweis'))
      expect(inBanner, path).toBeNull()
      expect(await context.cookies(), path).toEqual([])
    }
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => document.querySelectorAll('script[src^="http"]').length)).toBe(0)
    // The browser's own word about the status of the page that does not exist.
    klagen.length = 0
  })

for (const [index, [name, viewport]] of Object.entries({ PHONE, DESKTOP }).entries()) {
  test(`after the essential only, every page: no word on the console, no layout shift, no foreign request, no cookie (${name})`, async ({
    page,
    request,
    context,
    foreign,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
          const store = window as { verschoben?: number }
          if (!shift.hadRecentInput) store.verschoben = (store.verschoben ?? 0) + shift.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Pages of one kind differ in their words only: every second one of them here, the others at the other size.
    const others = (await sitemapPaths(request)).filter((_, position) => position % 2 === index)
    const paths = new Set([...STATIC_ROUTES, ...others])
    await openPage(page, '/agb')
    await page.getByRole('button', { name: 'Nur essenzielle' }).click()
    let releaseFont = () => {}
    await page.route('**/*.woff2', async route => {
      await new Promise<void>(release => {
        releaseFont = release
      })
      await route.continue()
    })
    for (const path of paths) {
      await openPage(page, path, 'domcontentloaded')
      // The worst a line can do: the font arrives when all is painted.
      releaseFont()
      const shift = await page.evaluate(async () => {
        await document.fonts.ready
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        return (window as { verschoben?: number }).verschoben ?? 0
      })
      expect(shift, `layout shift on ${path}`).toBe(0)
      expect(await context.cookies(), path).toEqual([])
    }
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => document.querySelectorAll('script[src^="http"]').length)).toBe(0)
  })
}

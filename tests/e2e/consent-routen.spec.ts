import type { Page } from '@playwright/test'
import { test } from './consent-stand-in.ts'
import { ALL_ROUTES, DESKTOP, expect, openPage, PHONE, STATIC_ROUTES } from './seiten.ts'

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

test('after the essential only: no request to another host and no cookie on any route', async ({
  page,
  context,
  foreign,
}) => {
  test.setTimeout(180_000)
  await openPage(page, '/')
  await banner(page).getByRole('button', { name: 'Nur essenzielle' }).click()
  for (const path of ALL_ROUTES) {
    await openPage(page, path)
    expect(await context.cookies(), path).toEqual([])
  }
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => document.querySelectorAll('script[src^="http"]').length)).toBe(0)
})

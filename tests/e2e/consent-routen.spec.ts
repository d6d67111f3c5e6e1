import type { Page } from '@playwright/test'
import { test } from './consent-stand-in.ts'
import { holdFonts, largestIsBanner, layoutShift, watchPaint } from './gemalt.ts'
import { DESKTOP, expect, JE_LAYOUT, openPage, PHONE } from './seiten.ts'

// One page of each layout; the audit (pruefung/besuch.ts) walks every page in both sizes.

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })
const foreignScripts = (page: Page) => page.evaluate(() => document.querySelectorAll('script[src^="http"]').length)

test(`before a choice: no foreign request, no cookie, the question never the largest paint`, async ({
  page,
  context,
  foreign,
  klagen,
}) => {
  await page.setViewportSize(PHONE)
  await watchPaint(page)
  for (const path of [...JE_LAYOUT, '/gibt-es-nicht']) {
    await openPage(page, path)
    await expect(banner(page)).toBeVisible()
    expect(await largestIsBanner(page), path).toBe(false)
    expect(await context.cookies(), path).toEqual([])
  }
  expect(foreign).toEqual([])
  expect(await foreignScripts(page)).toBe(0)
  // The browser's own word about the status of the page that does not exist.
  klagen.length = 0
})

test(`after the essential only: no word on the console, no layout shift, no foreign request, no cookie`, async ({
  page,
  context,
  foreign,
}) => {
  await page.setViewportSize(DESKTOP)
  await watchPaint(page)
  await openPage(page, '/agb')
  await page.getByRole('button', { name: 'Nur essenzielle' }).click()
  const releaseFonts = await holdFonts(page)
  for (const path of JE_LAYOUT) {
    await openPage(page, path, 'domcontentloaded')
    releaseFonts()
    expect(await layoutShift(page), `layout shift on ${path}`).toBe(0)
    expect(await context.cookies(), path).toEqual([])
  }
  expect(foreign).toEqual([])
  expect(await foreignScripts(page)).toBe(0)
})

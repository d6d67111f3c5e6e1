import type { Page } from '@playwright/test'
import { banner, foreignScripts, test } from '../hilfe/consent-stand-in.ts'
import { largestIsBanner, watchPaint } from '../hilfe/gemalt.ts'
import { expect, JE_LAYOUT, openPage, PHONE } from '../hilfe/seiten.ts'

// One page of each layout; after the choice je-eine-seite.spec.ts walks them. The audit (pruefung/besuche/besuch.ts) walks every page in both sizes.

const NARROW = { width: 320, height: 640 }
const WITH_KEYBOARD = ['/', '/faq', '/kontakt', '/datenschutz-verwaltung']

test('before a choice: no foreign request, no cookie, the question never the largest paint nor above what has the focus', async ({
  page,
  context,
  foreign,
  klagen,
}) => {
  await watchPaint(page)
  for (const path of [...JE_LAYOUT, '/gibt-es-nicht']) {
    await page.setViewportSize(PHONE)
    await openPage(page, path)
    await expect(banner(page)).toBeVisible()
    expect(await largestIsBanner(page), path).toBe(false)
    expect(await context.cookies(), path).toEqual([])
    if (WITH_KEYBOARD.includes(path)) await expectNothingCovered(page, path)
  }
  expect(foreign).toEqual([])
  expect(await foreignScripts(page)).toBe(0)
  // The browser's own word about the status of the page that does not exist.
  expect(klagen.splice(0)).toEqual([expect.stringContaining('404')])
})

/** At 320 px: every stop of the keyboard lies above the question, and so can the end of the page. */
async function expectNothingCovered(page: Page, path: string) {
  await page.setViewportSize(NARROW)
  await page.waitForFunction(() => {
    const height = document.querySelector<HTMLElement>('#cookie-hinweis')?.offsetHeight
    return document.documentElement.style.paddingBottom === `${height}px`
  })
  // Header and footer are the same on every page.
  const whole = path === '/'
  if (!whole) await page.getByRole('main').focus()
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      const banner = document.querySelector('#cookie-hinweis')
      if (!element || !banner || element === document.body) return null
      const { top, bottom } = element.getBoundingClientRect()
      const edge = banner.getBoundingClientRect().top
      // Something higher than the free part of the window may only show its beginning.
      const clear = banner.contains(element) || bottom <= edge || (bottom - top > edge && top < edge)
      return { clear, bottom, edge, html: element.outerHTML.slice(0, 120), isFooter: !!element.closest('footer') }
    })
    if (!stop) break
    expect(stop, path).toEqual({ ...stop, clear: true })
    stops.push(stop.html)
    if (!whole && stop.isFooter) break
    if (stops.length > 200) throw new Error('The focus never leaves the page.')
  }
  // The skip link, four stops in the banner, the header, the page, the footer; or the page alone.
  expect(stops.length, path).toBeGreaterThan(whole ? 20 : 4)

  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight + 1000, behavior: 'instant' }))
  const last = await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).boundingBox()
  const edge = (await banner(page).boundingBox())?.y ?? 0
  expect(last && last.y + last.height, path).toBeLessThanOrEqual(edge)
}

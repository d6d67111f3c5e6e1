import type { Page } from '@playwright/test'
import { expectCleanOnPhone } from './axe.ts'
import { test } from './consent-stand-in.ts'
import { layoutShift, watchPaint } from './gemalt.ts'
import { DESKTOP, expect, openPage, PHONE } from './seiten.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
const NARROW = { width: 320, height: 640 }

const withoutApp = (page: Page) =>
  page.route(/\/assets\/entry-client.*\.js$/, route => route.fulfill({ contentType: 'text/javascript', body: '' }))

test('says what it asks for: both purposes, how long, and where to read more', async ({ page }) => {
  await openPage(page, '/faq')
  await expect(banner(page)).toContainText('Statistik (Analysedienst): 14 Monate')
  await expect(banner(page)).toContainText('Marketing (Werbedienst): bis 24 Monate')
  await banner(page).getByRole('link', { name: 'Datenschutzerklärung' }).click()
  await expect(page).toHaveURL(/\/datenschutz$/)
  await expect(banner(page)).toBeVisible()
})

test('is there with the first paint, and never for a visitor who has chosen: the app is not needed for either', async ({
  page,
}) => {
  await withoutApp(page)
  await page.goto('/faq')
  await expect(banner(page)).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem('cookieConsent', '{"essential":true,"statistics":false,"marketing":false,"timestamp":1}'),
  )
  await page.goto('/agb')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('the script that decides comes first, stops the rendering until it has run, and is below 1 kB', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [first] = html.matchAll(/<(?:script|link)[^>]*>/g)
  const src = /^<script src="(\/assets\/vorspann-[^"]+\.js)">$/.exec(first?.[0] ?? '')?.[1] ?? ''
  expect((await (await request.get(src)).body()).length).toBeLessThan(1000)

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${src}`, async route => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForRequest(/\/assets\/entry-client.*\.js$/)
  expect(await page.evaluate(() => document.body)).toBeNull()
  release()
  await expect(banner(page)).toBeVisible()
})

test('is shown as a whole or not at all, however the HTML arrives', async ({ page }) => {
  await withoutApp(page)
  await page.route('**/faq', async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.slice(0, html.indexOf('Nur essenzielle')) })
  })
  await page.goto('/faq')
  await expect(page.locator('#cookie-hinweis')).toContainText('Alle akzeptieren')
  await expect(banner(page)).toBeHidden()
})

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`comes and goes without moving anything (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await watchPaint(page)
    await openPage(page, '/faq')
    for (const top of [0, 300]) {
      await page.evaluate(place => window.scrollTo({ top: place, behavior: 'instant' }), top)
      for (const shown of [false, true]) {
        await page.evaluate(() => document.documentElement.classList.toggle('cookie-frage'))
        // Room below the page's end comes and goes with the question.
        await page.waitForFunction(room => (document.documentElement.style.paddingBottom !== '0px') === room, shown)
      }
    }
    expect(await layoutShift(page)).toBe(0)
  })
}

test('covers nothing that takes the focus, at 320 px', async ({ page }) => {
  await page.setViewportSize(NARROW)
  for (const path of ['/', '/faq', '/kontakt', '/datenschutz-verwaltung']) {
    await openPage(page, path)
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
        return { clear, bottom, edge, html: element.outerHTML.slice(0, 120) }
      })
      if (!stop) break
      expect(stop, path).toEqual({ ...stop, clear: true })
      stops.push(stop.html)
      if (stops.length > 200) throw new Error('The focus never leaves the page.')
    }
    // The skip link, four stops in the banner, the header, the page, the footer.
    expect(stops.length, path).toBeGreaterThan(20)
  }
})

test('the end of the page can be read above it', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await openPage(page, '/faq')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight + 1000, behavior: 'instant' }))
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
  const bottom = ({ y, height }: { y: number; height: number }) => y + height
  const box = await last.boundingBox()
  const edge = (await banner(page).boundingBox())?.y ?? 0
  expect(box && bottom(box)).toBeLessThanOrEqual(edge)
})

test('keyboard: reached right after the skip link, answered without moving the page, focus goes back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/faq')
  const skipLink = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await page.keyboard.press('Tab')
  await expect(skipLink).toBeFocused()
  for (const name of ['Alle akzeptieren', 'Nur essenzielle']) {
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('button', { name })).toBeFocused()
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(skipLink).toBeFocused()
})

test('the settings give the focus back: to their button when left, to the content when saved', async ({ page }) => {
  await openPage(page, '/faq')
  const settings = banner(page).getByRole('button', { name: 'Einstellungen' })
  await settings.click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(banner(page)).toBeVisible()
  await expect(settings).toBeFocused()

  await settings.click()
  await dialog(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a field keeps the focus when the banner is answered in between', async ({ page }) => {
  await openPage(page, '/datenschutz-verwaltung')
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await footer.focus()
  await banner(page).getByRole('button', { name: 'Nur essenzielle' }).click()
  await expect(footer).toBeFocused()
})

test('axe finds nothing with banner and settings', async ({ page }) => {
  await openPage(page, '/faq')
  await expect(banner(page)).toBeVisible()
  await expectCleanOnPhone(page)
  await banner(page).getByRole('button', { name: 'Einstellungen' }).click()
  await expect(dialog(page)).toHaveCSS('opacity', '1')
  await expectCleanOnPhone(page)
})

test('stands in the page itself where the window is very low', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await openPage(page, '/faq')
  await expect(banner(page)).toHaveCSS('position', 'static')
  expect(await page.evaluate(() => document.documentElement.style.paddingBottom)).toBe('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing is asked, since nothing can be loaded', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toBeHidden()
  })
})

import type { Page } from '@playwright/test'
import { expectFits } from '../hilfe/axe.ts'
import { DESKTOP, expect, openPage, PHONE, pageViews, test } from '../hilfe/seiten.ts'

const DROPDOWN = ['Vergleichen', 'Wechseln', 'Kündigen', 'Vorgeburtliche Anmeldung']

const MAIN = ['Krankenkassen', 'Prämien', 'Ratgeber', 'FAQ', 'Kontakt']

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const dropdown = (page: Page) => page.getByRole('button', { name: 'Alles zur Krankenkasse' })
const dropdownLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test.describe('desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the dropdown opens and closes by mouse and keyboard; a link to the page shown leads to its top or place', async ({
    page,
  }) => {
    await openPage(page, '/')
    const button = dropdown(page)
    const isOpen = (open: boolean) => expect(button).toHaveAttribute('aria-expanded', String(open))

    await test.step('it opens on hover and closes on leaving', async () => {
      await expect(dropdownLink(page, 'Vergleichen')).toBeHidden()
      await button.hover()
      for (const name of DROPDOWN) await expect(dropdownLink(page, name)).toBeVisible()
      await button.click()
      await isOpen(true)
      await expect(dropdownLink(page, 'Vergleichen')).toBeVisible()
      await h1(page).hover()
      await expect(dropdownLink(page, 'Vergleichen')).toBeHidden()
    })

    await test.step('Escape dismisses what a hovering mouse has opened, wherever the focus is', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).focus()
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await button.hover()
      await isOpen(true)
      await page.keyboard.press('Escape')
      await isOpen(false)
      await button.focus()
      await page.keyboard.press('Enter')
      await isOpen(true)
      await page.keyboard.press('Enter')
      await isOpen(false)
      await h1(page).hover()
    })

    await test.step('a link to the page shown leads to its top, one with a hash to its place', async () => {
      const top = (id: string) => page.locator(id).evaluate(element => Math.round(element.getBoundingClientRect().top))
      await page.getByRole('main').getByRole('link', { name: 'Jetzt kostenlos vergleichen' }).first().click()
      await expect(page).toHaveURL(/#rechner$/)
      await expect.poll(() => top('#rechner')).toBe(0)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /praemienlotse/ })
        .click()
      await expect.poll(() => scrollY(page)).toBe(0)

      await page.goto('/#step-calculator')
      // The browser's own target keeps a margin above it.
      await expect.poll(() => top('#rechner')).toBe(24)
      await expect.poll(() => pageViews(page)).toEqual(['/'])
    })

    await test.step('by keyboard', async () => {
      await button.focus()
      await page.keyboard.press('Enter')
      await isOpen(true)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(dropdownLink(page, 'Wechseln')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await isOpen(false)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/vergleichen$/)
      await isOpen(false)
    })
  })

  test('the main points stand on one line from 768 px on, and a canton belongs to its own', async ({ page }) => {
    await openPage(page, '/praemien/kanton/zug')
    const points = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('ul').first().locator('> li')
    await expect(points).toHaveText(['Startseite', /^Alles zur Krankenkasse/, ...MAIN])
    for (const [width, height] of [
      [768, 109],
      [1099, 109],
      [1100, 81],
      [1440, 81],
    ] as const) {
      await page.setViewportSize({ ...DESKTOP, width })
      expect((await page.getByRole('banner').boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(height)
      await expectFits(page, `${width} px`)
    }
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText(['Prämien'])
  })

  test('every change of page starts at the top with its heading and its own head; footer and skip link lead on', async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo')
    await openPage(page, '/faq')

    await test.step('the skip link leads past the navigation', async () => {
      const skipLink = page.getByRole('link', { name: 'Zum Inhalt springen' })
      await page.keyboard.press('Tab')
      await expect(skipLink).toBeFocused()
      await expect(skipLink).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page).toHaveURL(/#inhalt$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/faq$/)
    })

    await test.step('the footer holds the specified links and opens the cookie settings', async () => {
      for (const [column, links] of [
        ['Alles zur Krankenkasse', ['/vergleichen', '/wechseln', '/kuendigen', '/vorgeburtliche-anmeldung']],
        ['Links', ['/krankenkassen', '/praemien', '/ratgeber', '/faq', '/kontakt']],
      ] as const) {
        const hrefs = await footer
          .getByRole('navigation', { name: column })
          .getByRole('link')
          .evaluateAll(anchors => anchors.map(anchor => anchor.getAttribute('href')))
        expect(hrefs).toEqual(links)
      }
      for (const path of ['/datenschutz', '/impressum', '/agb'])
        await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
      const button = footer.getByRole('button', { name: 'Cookie-Einstellungen' })
      await button.click()
      const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Speichern' }).click()
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'))
      expect(stored).toEqual({ essential: true, statistics: false, marketing: false, timestamp: expect.any(Number) })
      // Not the one that the visitor brought.
      expect(stored.timestamp).toBeGreaterThan(1)
    })

    await test.step('the head belongs to the page shown, also after going back', async () => {
      const head = () =>
        page.evaluate(() => {
          const all = (selector: string, name: string) =>
            [...document.querySelectorAll(selector)].map(tag => tag.getAttribute(name))
          return {
            title: document.title,
            descriptions: all('meta[name=description]', 'content'),
            canonical: all('link[rel=canonical]', 'href'),
            preview: all('meta[property="og:title"]', 'content'),
            jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(tag => tag.textContent),
          }
        })
      const faq = await head()
      expect(faq.canonical).toEqual(['https://praemienlotse.ch/faq'])

      await footer.getByRole('link', { name: 'Impressum' }).click()
      await expect(page).toHaveURL(/\/impressum$/)
      await expect.poll(async () => (await head()).canonical).toEqual(['https://praemienlotse.ch/impressum'])
      const impressum = await head()
      expect(impressum.descriptions).toHaveLength(1)
      expect(impressum.preview).toHaveLength(1)
      expect(impressum.jsonLd).toHaveLength(1)
      expect(impressum.title).not.toBe(faq.title)

      await page.goBack()
      await expect.poll(head).toEqual(faq)
    })

    await test.step('every change of page starts at the top, focuses its heading and is one page view', async () => {
      const shows = async (name: string) => {
        await expect(h1(page)).toHaveText(name)
        await expect(h1(page)).toBeFocused()
        await expect.poll(() => scrollY(page), name).toBe(0)
      }
      const scrollDown = async () => {
        await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
        expect(await scrollY(page)).toBe(900)
      }
      await footer.getByRole('link', { name: 'Krankenkassen', exact: true }).click()
      await shows('Alle Krankenkassen')
      await scrollDown()
      await page.getByRole('link', { name: /^Visana/ }).click()
      await shows('Visana')
      await page.goBack()
      await shows('Alle Krankenkassen')
      await scrollDown()
      await page.goForward()
      await shows('Visana')
      const [list, visana] = ['/krankenkassen', '/krankenkasse/visana']
      await expect.poll(() => pageViews(page)).toEqual(['/faq', '/impressum', '/faq', list, visana, list, visana])
    })
  })
})

test.describe('touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the drawer opens before the scripts arrive and holds every link; wider than 768 px a finger opens the dropdown', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Menü' })
    const drawer = page.getByRole('dialog', { name: 'Menü' })

    await test.step('it opens before the scripts arrive, and stays open when they do', async () => {
      const gate = Promise.withResolvers<void>()
      // All but the one that runs before the first paint.
      await page.route(/\/assets\/(?!vorspann)[^/]+\.js$/, async route => {
        await gate.promise
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      await button.tap()
      await expect(drawer).toBeVisible()
      expect(await pageViews(page)).toEqual([])

      gate.resolve()
      await expect.poll(() => pageViews(page)).toEqual(['/'])
      await expect(drawer).toBeVisible()
      await drawer.getByRole('link', { name: 'FAQ', exact: true }).tap()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(/\/faq$/)
      await expect(h1(page)).toBeFocused()
    })

    await test.step('it holds every link and the consultation button', async () => {
      await button.tap()
      await expect(drawer).toBeVisible()
      for (const name of ['Startseite', ...DROPDOWN, ...MAIN])
        await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(button).toBeFocused()
      await button.tap()
      await drawer.getByRole('link', { name: 'Kostenlose Beratung' }).tap()
      await expect(page).toHaveURL(/\/kontakt/)
      await expect(drawer).toBeHidden()
      await expect(h1(page)).toBeFocused()
    })

    await test.step('it stands below 768 px only; above, a finger opens the dropdown', async () => {
      await page.setViewportSize({ width: 767, height: 900 })
      await expect(button).toBeVisible()
      await page.setViewportSize({ width: 768, height: 900 })
      await expect(button).toBeHidden()
      await expect(dropdown(page)).toBeVisible()

      await page.setViewportSize({ width: 1100, height: 800 })
      await dropdown(page).tap()
      await expect(dropdownLink(page, 'Kündigen')).toBeVisible()
      await dropdown(page).tap()
      await expect(dropdownLink(page, 'Kündigen')).toBeHidden()
    })
  })
})

import { DESKTOP, expect, openPage, PHONE, pageViews, test } from './seiten.ts'

const DROPDOWN = ['Vergleichen', 'Wechseln', 'Kündigen', 'Vorgeburtliche Anmeldung']

test.describe('desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the dropdown opens on hover and closes on leaving', async ({ page }) => {
    await openPage(page, '/')
    const button = page.getByRole('button', { name: 'Alles zur Krankenkasse' })
    const first = page.getByRole('banner').getByRole('link', { name: /^Vergleichen/ })
    await expect(first).toBeHidden()
    await button.hover()
    for (const name of DROPDOWN) {
      await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
    }
    await button.click()
    await expect(first).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(first).toBeHidden()
  })

  test('the dropdown works by keyboard', async ({ page }) => {
    await openPage(page, '/')
    const button = page.getByRole('button', { name: 'Alles zur Krankenkasse' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Wechseln/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vergleichen$/)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape dismisses what a hovering mouse has opened, wherever the focus is', async ({ page }) => {
    await openPage(page, '/')
    const button = page.getByRole('button', { name: 'Alles zur Krankenkasse' })
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a link to the page shown leads to its top, one with a hash to its place', async ({ page }) => {
    await openPage(page, '/')
    const scrollY = () => page.evaluate(() => window.scrollY)
    await page.getByRole('main').getByRole('link', { name: 'Jetzt kostenlos vergleichen' }).first().click()
    await expect(page).toHaveURL(/#rechner$/)
    const top = (id: string) => page.locator(id).evaluate(element => Math.round(element.getBoundingClientRect().top))
    await expect.poll(() => top('#rechner')).toBe(0)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /praemienlotse/ })
      .click()
    await expect.poll(scrollY).toBe(0)

    await page.goto('/#step-calculator')
    // The browser's own target keeps a margin above it.
    await expect.poll(() => top('#rechner')).toBe(24)
    expect(await pageViews(page)).toEqual(['/'])
  })

  test('every change of page starts at the top, focuses its heading and is one page view', async ({ page }) => {
    await openPage(page, '/krankenkassen')
    const scrollY = () => page.evaluate(() => window.scrollY)
    const scrollDown = () => page.evaluate(() => window.scrollTo(0, 900))

    await scrollDown()
    await page.getByRole('link', { name: /^Visana/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visana')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrollY()).toBe(0)

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Krankenkassen')
    await expect.poll(scrollY).toBe(0)

    await scrollDown()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visana')
    await expect.poll(scrollY).toBe(0)
    expect(await pageViews(page)).toEqual([
      '/krankenkassen',
      '/krankenkasse/visana',
      '/krankenkassen',
      '/krankenkasse/visana',
    ])
  })

  test('the head belongs to the page shown, also after going back', async ({ page }) => {
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        descriptions: [...document.querySelectorAll('meta[name=description]')].map(tag => tag.getAttribute('content')),
        canonical: [...document.querySelectorAll('link[rel=canonical]')].map(tag => tag.getAttribute('href')),
        preview: [...document.querySelectorAll('meta[property="og:title"]')].map(tag => tag.getAttribute('content')),
        jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(tag => tag.textContent),
      }))
    await openPage(page, '/faq')
    const faq = await head()
    expect(faq.canonical).toEqual(['https://praemienlotse.ch/faq'])

    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
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

  test('the skip link leads past the navigation', async ({ page }) => {
    await openPage(page, '/faq')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the footer holds the specified links and opens the cookie settings', async ({ page }) => {
    await openPage(page, '/agb')
    const footer = page.getByRole('contentinfo')
    for (const [column, links] of [
      ['Alles zur Krankenkasse', ['/vergleichen', '/wechseln', '/kuendigen', '/vorgeburtliche-anmeldung', '/praemien']],
      ['Links', ['/krankenkassen', '/ratgeber', '/faq', '/kontakt']],
    ] as const) {
      const hrefs = await footer
        .getByRole('navigation', { name: column })
        .getByRole('link')
        .evaluateAll(anchors => anchors.map(anchor => anchor.getAttribute('href')))
      expect(hrefs).toEqual(links)
    }
    for (const path of ['/datenschutz', '/impressum', '/agb']) {
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
    }
    const button = footer.getByRole('button', { name: 'Cookie-Einstellungen' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Statistik' }).check()
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'))
    expect(stored).toEqual({ essential: true, statistics: true, marketing: false, timestamp: expect.any(Number) })
  })
})

test.describe('phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the drawer holds every link and the consultation button', async ({ page }) => {
    await openPage(page, '/')
    const button = page.getByRole('button', { name: 'Menü' })
    await button.tap()
    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await expect(drawer).toBeVisible()
    for (const name of ['Startseite', ...DROPDOWN, 'Krankenkassen', 'Ratgeber', 'FAQ', 'Kontakt']) {
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
    await button.tap()
    await drawer.getByRole('link', { name: 'Kostenlose Beratung' }).tap()
    await expect(page).toHaveURL(/\/kontakt/)
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the drawer opens before the scripts arrive, and stays open when they do', async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    // All but the one that runs before the first paint.
    await page.route(/\/assets\/(?!vorspann)[^/]+\.js$/, async route => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menü' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await expect(drawer).toBeVisible()
    expect(await pageViews(page)).toEqual([])

    gate.resolve()
    await expect.poll(() => pageViews(page)).toEqual(['/'])
    await expect(drawer).toBeVisible()
    await drawer.getByRole('link', { name: 'FAQ', exact: true }).tap()
    await expect(drawer).toBeHidden()
  })

  test('the drawer stands below 768 px only', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 })
    await openPage(page, '/faq')
    await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.getByRole('button', { name: 'Menü' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Alles zur Krankenkasse' })).toBeVisible()
  })
})

test('a finger opens the dropdown on a wide touch screen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPage(page, `${baseURL}/`)
  await page.getByRole('button', { name: 'Alles zur Krankenkasse' }).tap()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Kündigen/ })).toBeVisible()
  await page.getByRole('button', { name: 'Alles zur Krankenkasse' }).tap()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Kündigen/ })).toBeHidden()
  await context.close()
})

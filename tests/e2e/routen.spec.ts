import { ALL_ROUTES, expect, openPage, test } from './seiten.ts'

test('every route answers 200 with a head of its own', async ({ request }) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const path of ALL_ROUTES) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(title.length, `${path}: ${title}`).toBeGreaterThan(10)
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(50)
    expect(titles.get(title), `${path} shares its title`).toBeUndefined()
    expect(descriptions.get(description), `${path} shares its description`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
    expect(html).toContain(`<link rel="canonical" href="https://praemienlotse.ch${encodeURI(path)}"`)
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type']) {
      expect(html, `${path} ${property}`).toContain(`property="${property}"`)
    }
    const jsonLd = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? ''
    const types = (JSON.parse(jsonLd) as { '@type': string }[]).map(entry => entry['@type'])
    expect(types, path).toContain('WebPage')
    expect(html.match(/<h1[ >]/g), `${path} has one h1`).toHaveLength(1)
  }
})

test('any other path answers 404 with a page, each section its own', async ({ page, klagen }) => {
  for (const [path, heading] of [
    ['/gibt-es-nicht', 'Oops! Page not found'],
    ['/blog/a/b', 'Oops! Page not found'],
    ['/ui', 'Oops! Page not found'],
    ['/krankenkasse/gibt-es-nicht', 'Krankenkasse nicht gefunden'],
    ['/blog/gibt-es-nicht', 'Artikel nicht gefunden'],
    ['/blog/gibt-es-nicht/', 'Artikel nicht gefunden'],
    ['/blog/%E4', 'Artikel nicht gefunden'],
    ['/ratgeber/gibt-es-nicht', 'Artikel nicht gefunden'],
  ] as const) {
    const response = await openPage(page, path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  }
  // The browser itself reports each 404 document; anything else would be a fault of the page.
  const own = klagen.filter(klage => !klage.includes('404 (Not Found)'))
  klagen.length = 0
  expect(own).toEqual([])
})

test('every page hydrates without a word on the console and without layout shift', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        const store = window as { verschoben?: number }
        if (!shift.hadRecentInput) store.verschoben = (store.verschoben ?? 0) + shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ALL_ROUTES) {
    await openPage(page, path)
    const shift = await page.evaluate(() => (window as { verschoben?: number }).verschoben ?? 0)
    expect(shift, `layout shift on ${path}`).toBeLessThan(0.001)
  }
})

test('the umlaut address reaches one page in all its spellings', async ({ request }) => {
  const composed = encodeURI('/blog/krankenkassenprämien-2025-sparen'.normalize('NFC'))
  const decomposed = encodeURI('/blog/krankenkassenprämien-2025-sparen'.normalize('NFD'))
  expect(decomposed).not.toBe(composed)
  for (const path of [composed, decomposed, `${composed}/`]) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(new URL(response.url()).pathname).toBe(composed)
  }
})

import { ALL_ROUTES, DESKTOP, expect, openPage, PHONE, test } from './seiten.ts'

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

for (const [name, viewport] of Object.entries({ PHONE, DESKTOP })) {
  test(`every page hydrates without a word on the console and without layout shift (${name})`, async ({
    page,
    request,
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
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => new URL(match[1] ?? '').pathname)
    expect(paths.length).toBeGreaterThan(60)
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
    }
  })
}

test('no internal link leads nowhere, nor to a place that its page does not have', async ({ request }) => {
  const pages = new Map<string, string>()
  const html = async (path: string) => {
    if (!pages.has(path)) {
      const response = await request.get(path)
      pages.set(path, response.ok() ? await response.text() : '')
    }
    return pages.get(path) ?? ''
  }
  const broken: string[] = []
  for (const path of ALL_ROUTES) {
    for (const [, href = ''] of (await html(path)).matchAll(/<a [^>]*href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `http://site${encodeURI(path)}`)
      const target = await html(pathname)
      if (!target || (hash && !target.includes(`id="${decodeURIComponent(hash.slice(1))}"`)))
        broken.push(`${path} → ${href}`)
    }
  }
  expect(broken).toEqual([])
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

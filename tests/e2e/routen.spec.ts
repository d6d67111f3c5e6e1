import { expect, openPage, sitemapPaths, test } from './seiten.ts'

// What can be read from a page's HTML is read in tests/routen.test.ts, without a browser.

test('any other path answers 404 with a page, each section its own', async ({ page, request, klagen }) => {
  for (const [path, heading] of [
    ['/gibt-es-nicht', 'Oops! Page not found'],
    ['/krankenkasse/gibt-es-nicht', 'Krankenkasse nicht gefunden'],
    ['/blog/%E4', 'Artikel nicht gefunden'],
    ['/ratgeber/gibt-es-nicht', 'Artikel nicht gefunden'],
  ] as const) {
    const response = await openPage(page, path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  // The browser itself reports each 404 document; anything else would be a fault of the page.
  const own = klagen.filter(klage => !klage.includes('404 (Not Found)'))
  klagen.length = 0
  expect(own).toEqual([])
  for (const [path, heading] of [
    ['/blog/a/b', 'Oops! Page not found'],
    ['/ui', 'Oops! Page not found'],
    ['/blog/gibt-es-nicht/', 'Artikel nicht gefunden'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain(heading)
  }
})

test('every page has a preview picture of its own, in the size that networks want', async ({ request, baseURL }) => {
  const paths = [...(await sitemapPaths(request)), '/danke-kontakt']
  const pictures = await Promise.all(
    paths.map(async path => {
      const html = await (await fetch(new URL(path, baseURL))).text()
      const address = /<meta [^>]*property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      const response = await fetch(new URL(new URL(address).pathname, baseURL))
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png'])
      const png = Buffer.from(await response.arrayBuffer())
      // Width and height follow the signature and the name of a PNG's first part.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
      return png.toString('base64')
    }),
  )
  expect(new Set(pictures).size).toBe(paths.length)
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

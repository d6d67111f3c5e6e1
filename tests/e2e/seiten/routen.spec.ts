import { expectClean } from '../hilfe/axe.ts'
import { expect, openPage, sitemapPaths, test } from '../hilfe/seiten.ts'

// What can be read from a page's HTML is read in tests/routen.test.ts, which address leads where in server/app.test.ts.

test('any other path answers 404 with a page, each section its own, and a way back', async ({
  page,
  request,
  klagen,
}) => {
  for (const [path, heading] of [
    ['/gibt-es-nicht', 'Oops! Page not found'],
    ['/blog/%E4', 'Artikel nicht gefunden'],
    ['/ratgeber/gibt-es-nicht', 'Artikel nicht gefunden'],
    ['/krankenkasse/gibt-es-nicht', 'Krankenkasse nicht gefunden'],
  ] as const) {
    const response = await openPage(page, path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await expectClean(page)
  await expect(page.getByText('Die gesuchte Krankenkasse existiert nicht oder wurde nicht gefunden.')).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zu allen Krankenkassen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Krankenkassen')
  await expect(page.getByRole('link', { name: /^Visana Bern/ })).toBeVisible()
  // The browser itself reports each 404 document; anything else would be a fault of the page.
  expect(klagen.splice(0).filter(klage => !klage.includes('404 (Not Found)'))).toEqual([])

  // The review page of the ui kit is no part of the build.
  const parts = await request.get('/ui')
  expect(parts.status()).toBe(404)
  expect(await parts.text()).toContain('Oops! Page not found')
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

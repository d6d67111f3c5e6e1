import { expect, openPage, test } from './seiten.ts'

/** The browser reports what it could not load; the page itself must stay calm. */
const withoutNetworkErrors = (klagen: string[]) => {
  const own = klagen.filter(klage => !/Failed to load resource|dynamically imported module/.test(klage))
  klagen.length = 0
  klagen.push(...own)
}

test('a page whose code does not arrive says so once, and a later visit tries again', async ({
  page,
  context,
  klagen,
}) => {
  await openPage(page, '/faq')
  let requests = 0
  page.on('request', request => {
    if (/impressum/.test(request.url())) requests += 1
  })
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('alert')).toContainText('Diese Seite konnte nicht geladen werden.')
  await expect(page).toHaveTitle('Seite konnte nicht geladen werden')
  await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()
  // The code and the text, by hovering and by clicking: four at most, not one after the other without end.
  expect(requests).toBeLessThanOrEqual(4)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /praemienlotse/ })
    .click()
  await context.setOffline(false)
  await page.goBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  withoutNetworkErrors(klagen)
})

test('cookie settings that cannot be loaded are announced', async ({ page, context, klagen }) => {
  await openPage(page, '/faq')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  // The toast's own code cannot arrive either: the plain one speaks.
  await expect(page.getByRole('alert')).toContainText('Die Cookie-Einstellungen konnten nicht geladen werden.')
  withoutNetworkErrors(klagen)
})

test('a browser that refuses storage still closes the cookie settings', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await openPage(page, '/faq')
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()
})

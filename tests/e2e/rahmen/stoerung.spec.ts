import { forgiveNetwork } from '../hilfe/eigener-server.ts'
import { expect, openPage, test } from '../hilfe/seiten.ts'

test('offline, settings and a page whose code does not arrive say so once, and a later visit tries again', async ({
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
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  // The toast's own code cannot arrive either: the plain one speaks.
  await expect(page.getByRole('alert')).toContainText('Die Cookie-Einstellungen konnten nicht geladen werden.')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Diese Seite konnte nicht geladen werden.' })).toBeVisible()
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
  forgiveNetwork(klagen)
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

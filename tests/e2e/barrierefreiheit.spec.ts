import { expectClean, expectCleanOnPhone } from './axe.ts'
import { DESKTOP, expect, JE_LAYOUT, openPage, PHONE, test } from './seiten.ts'

// The audit has every page and state in every size and look.
test('axe finds nothing on one page of each layout, and none scrolls sideways at 320 px', async ({ page }) => {
  for (const path of JE_LAYOUT) {
    await openPage(page, path)
    await expectCleanOnPhone(page, path)
  }
})

test('axe finds nothing with the drawer open', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectClean(page, { was: 'drawer' })
})

test('axe finds nothing with the dropdown open', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Alles zur Krankenkasse' }).hover()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Wechseln/ })).toBeVisible()
  await expectClean(page, { was: 'dropdown' })
})

test('axe finds nothing with the cookie settings open', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/agb')
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible()
  await expectClean(page, { was: 'cookie settings' })
})

test('axe finds nothing on the not-found pages', async ({ page, klagen }) => {
  for (const path of ['/gibt-es-nicht', '/krankenkasse/gibt-es-nicht']) {
    await openPage(page, path)
    await expectClean(page, { was: path })
  }
  // The browser's own word about the status of the documents.
  klagen.length = 0
})

import type { Locator, Page } from '@playwright/test'
import { expectFits } from '../hilfe/axe.ts'
import { requireFont } from '../hilfe/gemalt.ts'
import { DESKTOP, expect, openPage, PHONE, test } from '../hilfe/seiten.ts'

const ARTIKEL = '/ratgeber/franchise-optimal-waehlen'

/** Drawn before the cell, so that it is neither copied nor read twice. */
const gezeichneterName = (zelle: Locator) =>
  zelle.evaluate(element => {
    const { content, display } = getComputedStyle(element, '::before')
    return display === 'none' ? null : (/^"(.*?)"/.exec(content)?.[1] ?? content)
  })

/** Every row names its columns, one cell stands under the other, nothing scrolls sideways, and it stays a table. */
async function expectStacked(page: Page, pfad: string) {
  await requireFont(page)
  const tabelle = page.getByRole('article').getByRole('table').last()
  const koepfe = tabelle.getByRole('columnheader')
  await expect(koepfe).not.toHaveCount(0)
  const namen = await koepfe.allTextContents()
  const zellen = tabelle.getByRole('row').last().getByRole('cell')
  await expect(zellen).toHaveCount(namen.length)
  for (const [index, name] of namen.entries())
    await expect.poll(() => gezeichneterName(zellen.nth(index)), pfad).toBe(name)
  const [erste, zweite] = [await zellen.nth(0).boundingBox(), await zellen.nth(1).boundingBox()]
  expect(zweite?.y, pfad).toBeGreaterThanOrEqual((erste?.y ?? Number.NaN) + (erste?.height ?? Number.NaN))
  await expectFits(page, pfad)
}

test('reading: the table of contents follows, the address can be shared, tables stack on a phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Where the device has a dialog of its own it would open that one.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.setViewportSize(DESKTOP)
  await openPage(page, ARTIKEL)
  const inhalt = page.getByRole('navigation', { name: 'Inhalt' })
  await expect(inhalt.locator('[aria-current]')).toHaveText('Die Regel in einem Satz')
  await inhalt.getByRole('link', { name: 'Wo die Grenze herkommt' }).click()
  await expect(inhalt.locator('[aria-current]')).toHaveText('Wo die Grenze herkommt')
  await expect(page.getByRole('img', { name: /Die sechs Franchisen/ })).toBeVisible()

  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByText('Link kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ARTIKEL)

  await page.setViewportSize(PHONE)
  await expectStacked(page, ARTIKEL)
  for (const pfad of ['/kuendigen', '/datenschutz']) {
    await openPage(page, pfad)
    await expectStacked(page, pfad)
  }
})

test('on the way through the site: list, filter, article, letter, and back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(PHONE)
  await openPage(page, '/ratgeber')
  await page.getByRole('button', { name: 'Kündigen' }).click()
  await expect(page.getByText('Kategorie: Kündigen (1)')).toBeVisible()
  await page.getByRole('link', { name: 'Krankenkasse kündigen: mit Musterschreiben' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krankenkasse kündigen: mit Musterschreiben')
  await page.getByRole('button', { name: 'Musterbrief kopieren' }).click()
  await expect(page.getByText('Text kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/auf den 31\.\sDezember/)

  // Served HTML comes to life as well.
  await page.reload()
  await page.getByRole('button', { name: 'Musterbrief kopieren' }).scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.getByRole('button', { name: 'Musterbrief kopieren' }).click()
    await expect(page.getByText('Text kopiert.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('link', { name: 'Zurück zu allen Ratgebern' }).click()
  await expect(page.getByText('Alle Ratgeber (16)')).toBeVisible()
})

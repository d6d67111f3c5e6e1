import { DESKTOP, expect, openPage, PHONE, test } from '../hilfe/seiten.ts'

test.use({ viewport: DESKTOP })

test('an accordion opens one answer at a time; a dialog locks the page without moving it', async ({ page }) => {
  await openPage(page, '/faq')
  const headers = page.getByRole('main').locator('button[aria-controls]')
  const answers = page.getByRole('main').locator('section[aria-labelledby]')
  await test.step('accordion: by mouse and by keyboard; Tab passes over what is closed', async () => {
    await expect(headers).toHaveCount(8)
    await expect(answers.locator('visible=true')).toHaveCount(0)
    await headers.nth(0).focus()
    for (let next = 1; next < 8; next += 1) {
      await page.keyboard.press('Tab')
      await expect(headers.nth(next)).toBeFocused()
    }

    await headers.nth(1).click()
    await expect(answers.nth(1)).toBeVisible()
    await page.keyboard.press('End')
    await expect(headers.nth(7)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(answers.nth(7)).toBeVisible()
    await expect(answers.nth(1)).toBeHidden()
    await page.keyboard.press('Space')
    await expect(answers.nth(7)).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(headers.nth(0)).toBeFocused()
  })

  await test.step('dialog: nothing behind it moves, and a press beside it closes it', async () => {
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
    await button.scrollIntoViewIfNeeded()
    const before = await button.boundingBox()
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await expect(dialog).toBeVisible()
    await page.mouse.move(20, 20)
    await page.mouse.wheel(0, -600)
    expect(await button.boundingBox()).toEqual(before)
    await page.mouse.click(20, 20)
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    expect(await button.boundingBox()).toEqual(before)
    await page.mouse.wheel(0, -600)
    await expect.poll(() => button.boundingBox()).not.toEqual(before)
  })
})

test('a toast stands alone, is swiped away from 50 px on, stays while it has the focus, and leaves after five seconds', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/datenschutz-verwaltung')
  // From here on time passes only where the test says so: however busy the machine, no toast leaves by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const place = page.getByRole('region', { name: /F8/ })
  const toast = place.getByRole('listitem')
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox()
    if (!box) throw new Error('The toast has no place.')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 200, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 200 + distance, y, { steps: 5 })
    await page.mouse.up()
  }

  const ask = page.getByRole('button', { name: 'Datenauskunft', exact: true })
  await ask.click()
  await expect(toast).toContainText('E-Mail erforderlich')
  await swipe(30)
  await expect(toast).toHaveAttribute('data-swipe', 'cancel')
  await expect(toast).toBeVisible()
  await swipe(80)
  await expect(toast).toHaveCount(0)

  await ask.click()
  await expect(toast).toContainText('E-Mail erforderlich')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await page.getByRole('main').getByRole('button').click()
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText('Fehlende Angaben')
  await page.keyboard.press('F8')
  await expect(place.getByRole('list')).toBeFocused()
  await page.clock.runFor(6_000)
  await expect(toast).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(5_000)
  await expect(toast).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('every answer can be read; the drawer opens, closes by its button and by Escape', async ({ page }) => {
    await page.goto('/faq')
    const answers = page.getByRole('main').locator('section[aria-labelledby]')
    await expect(answers).toHaveCount(8)
    await expect(answers.locator('visible=true')).toHaveCount(8)

    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: 'Schliessen' }).click()
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
})

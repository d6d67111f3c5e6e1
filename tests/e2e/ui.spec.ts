import { DESKTOP, expect, openPage, PHONE, test } from './seiten.ts'

test.describe('accordion', () => {
  test.use({ viewport: DESKTOP })

  test('opens one answer at a time, by mouse and by keyboard', async ({ page }) => {
    await openPage(page, '/faq')
    const headers = page.getByRole('main').locator('button[aria-controls]')
    const answers = page.getByRole('main').locator('section[aria-labelledby]')
    await expect(headers).toHaveCount(8)
    await expect(answers.locator('visible=true')).toHaveCount(0)

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

  test('Tab passes over what is closed', async ({ page }) => {
    await openPage(page, '/faq')
    const headers = page.getByRole('main').locator('button[aria-controls]')
    await headers.nth(0).focus()
    for (let next = 1; next < 8; next += 1) {
      await page.keyboard.press('Tab')
      await expect(headers.nth(next)).toBeFocused()
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('every answer can be read', async ({ page }) => {
    await page.goto('/faq')
    const answers = page.getByRole('main').locator('section[aria-labelledby]')
    await expect(answers).toHaveCount(8)
    await expect(answers.locator('visible=true')).toHaveCount(8)
  })

  test('the drawer opens, closes by its button and by Escape', async ({ page }) => {
    await page.goto('/faq')
    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: 'Schliessen' }).click()
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
})

test.describe('dialog', () => {
  test.use({ viewport: DESKTOP })

  test('locks the page without moving it, and closes by a press beside it', async ({ page }) => {
    await openPage(page, '/agb')
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

import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { DESKTOP, expect, openPage, test } from './seiten.ts'

/** The parts on their review page, which the development server shows. */
const openParts = (page: Page) => openPage(page, `${test.info().config.metadata.devUrl}/ui`)
// React's development build and Vite speak to the developer; only errors count here.
const onlyErrors = (klagen: string[]) => {
  const errors = klagen.filter(klage => !klage.startsWith('warning'))
  klagen.length = 0
  klagen.push(...errors)
}

test.use({ viewport: DESKTOP })

test('a toast stands alone, leaves after five seconds, and F8 leads to it', async ({ page, klagen }) => {
  await openParts(page)
  const toasts = page.getByRole('region', { name: /F8/ }).getByRole('listitem')
  await page.getByRole('button', { name: 'Erfolg melden' }).click()
  await expect(toasts).toHaveCount(1)
  const first = await toasts.innerText()

  await page.getByRole('button', { name: 'Fehler melden' }).click()
  await expect(toasts).toHaveCount(1)
  await expect(toasts).not.toHaveText(first)

  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused()
  // Held open while it has the focus; it leaves once that is elsewhere.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(toasts).toHaveCount(0, { timeout: 8_000 })
  onlyErrors(klagen)
})

test('a toast is swiped away from 50 px on, not before', async ({ page, klagen }) => {
  await openParts(page)
  const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem')
  await page.getByRole('button', { name: 'Fehler melden' }).click()
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox()
    if (!box) throw new Error('The toast has no place.')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 200, y)
    await page.mouse.down()
    await page.mouse.move(box.x + 200 + distance, y, { steps: 5 })
    await page.mouse.up()
  }
  await expect(toast).toBeVisible()
  await swipe(30)
  await expect(toast).toBeVisible()
  await swipe(80)
  await expect(toast).toHaveCount(0)
  onlyErrors(klagen)
})

test('axe finds nothing on the review page but its repeated examples', async ({ page, klagen }) => {
  await openParts(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectClean(page, { ohneRegeln: ['landmark-unique'] })
  }
  onlyErrors(klagen)
})

import type { Page } from '@playwright/test'
import { brokenAmounts } from '../../fixtures/texte/umgebrochenes.ts'
import { aufteilung, franchise, kostenRegler, person, stelleNebeneinander } from '../hilfe/angebot-schritt.ts'
import { alsHaushalt, anfrage, fillStep1, openRechner, toOffers, weiter } from '../hilfe/rechner-schritte.ts'
import { expect, openPage, test } from '../hilfe/seiten.ts'

test.use({ viewport: { width: 390, height: 800 } })

/** The narrowest phones in use; what holds at 320 may still break at 360, where another column appears. */
const WIDTHS = [320, 360, 390]

/** One of each kind. */
const PAGES = [
  ...['/vergleichen', '/wechseln', '/krankenkassen', '/krankenkasse/css', '/krankenkasse/sanitas', '/praemien'],
  ...['/praemien/kanton/zuerich', '/praemienverbilligung', '/ratgeber/franchise-optimal-waehlen'],
]

/** All findings of all widths at once: one that is mended must not hide the next. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await page.evaluate(brokenAmounts)).map(finding => `${width} px: ${finding}`))
  }
  return found
}

test('the start page and its calculator, with open rows, side by side, for a household and its enquiry: every amount on one line', async ({
  page,
}) => {
  await openRechner(page)
  expect(await findings(page)).toEqual([])

  await test.step('no word of the steps is hyphenated, and what stands in brackets stays together', async () => {
    await fillStep1(page, '1985', '8001')
    const steps = page.getByRole('navigation', { name: 'Schritte' })
    await expect(steps).toContainText('Daten eingeben')
    // Not every browser has the words to hyphenate by: what they would do is read from the style.
    const hyphens = await steps.locator('span').evaluateAll(spans => spans.map(span => getComputedStyle(span).hyphens))
    expect(new Set(hyphens)).toEqual(new Set(['manual']))
    const adult = page.getByText('(Erwachsene/r)', { exact: true })
    await expect(adult).toBeVisible()
    for (const width of [120, 40]) {
      await page.getByText('Alter: 41').evaluate((box, px) => box.style.setProperty('max-width', `${px}px`), width)
      const lines = await adult.evaluate(text => new Set([...text.getClientRects()].map(({ top }) => top)).size)
      expect(lines).toBe(1)
    }
  })

  await toOffers(page, '1985', '8001')
  // The models with the longest names of products.
  const details = page.getByRole('button', { name: /^Details zu/ })
  for (const index of [0, 1, 2, 5]) {
    await details.nth(index).click()
    await expect(details.nth(index)).toHaveAttribute('aria-expanded', 'true')
  }
  await (await kostenRegler(page)).fill('10000')
  expect(await findings(page)).toEqual([])
  // The longest amounts of all: years, each with its own franchise.
  await page.getByRole('radio', { name: 'Jahreskosten' }).check()
  await expect(page.getByRole('radio', { name: 'Jahreskosten' })).toBeChecked()
  expect(await findings(page)).toEqual([])
  await stelleNebeneinander(page, [0, 2, 5])
  expect(await findings(page)).toEqual([])

  await alsHaushalt(page, { partner: '1987', kind: '2012' })
  expect(await findings(page)).toEqual([])
  for (const weg of ['Beste Kombination', 'Eine Kasse für alle'] as const) {
    await aufteilung(page, weg).check()
    await person(page, 'Kind').click()
    await expect(franchise(page, '600')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await person(page, 'Kind').click()
  }
  await weiter(page).click()
  await expect(anfrage(page)).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('pages that show amounts: every one on one line', async ({ page }) => {
  const found: string[] = []
  for (const path of PAGES) {
    await openPage(page, path)
    found.push(...(await findings(page)).map(finding => `${path}, ${finding}`))
  }
  expect(found).toEqual([])
})

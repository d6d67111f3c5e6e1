import type { Page } from '@playwright/test'
import { expect, openPage, test } from './seiten.ts'

/** The three pages that hold the card of step 1. */
const PAGES = ['/vergleichen', '/kuendigen', '/wechseln']

const stored = (page: Page, key: string) => page.evaluate(name => sessionStorage.getItem(name), key)

async function fillCard(page: Page, birthYear: string) {
  await page.getByLabel('Jahrgang').fill(birthYear)
  await page.getByLabel('PLZ').fill('8001')
  await expect(page.getByLabel('Ort', { exact: true })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Weiter' }).click()
}

for (const path of PAGES) {
  test(`the card on ${path} leads to the offers`, async ({ page }) => {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: '1 Persönliche Daten' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeDisabled()
    await fillCard(page, '1985')
    await expect(page.getByRole('radiogroup', { name: 'Franchise' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Restored once, then forgotten; the birth year stays for the chart.
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await stored(page, 'calculatorStep1Data')).toBeNull()
    expect(JSON.parse((await stored(page, 'calculatorData')) ?? '')).toEqual({ geburtsjahr: '1985' })
  })
}

test('/wechseln sets the heading of the calculator above the card and offers a consultation', async ({ page }) => {
  await openPage(page, '/wechseln')
  const heading = page.getByRole('heading', { name: 'Jetzt Wechsel starten' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('In 3 Schritten zur optimalen Kasse in nur wenigen Klicks')).toBeVisible()
  const card = page.getByRole('heading', { name: '1 Persönliche Daten' })
  expect((await heading.boundingBox())?.y).toBeLessThan((await card.boundingBox())?.y ?? 0)
  for (const step of ['Vergleichen', 'Anmelden', 'Kündigen'])
    await expect(page.getByRole('heading', { level: 3, name: step, exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Kostenlose Beratung' })).toHaveAttribute(
    'href',
    '/kontakt?anliegen=beratung',
  )
})

test.describe('/vergleichen', () => {
  const chart = (page: Page) => page.getByRole('region', { name: 'Franchisen nach Alter' })
  const explainer = (page: Page) => page.getByRole('region', { name: 'Franchise und Selbstbehalt' })
  /** Both parts come to life when the visitor gets near. */
  async function openFranchise(page: Page) {
    await openPage(page, '/vergleichen')
    // What came as HTML is replaced on the way there.
    await page.locator('#vergleichen-franchise').evaluate(teil => teil.firstElementChild?.scrollIntoView())
    await expect(page.locator('#vergleichen-franchise[data-live]')).toHaveCount(1)
  }
  const amounts = (page: Page) => explainer(page).getByRole('definition').allTextContents()

  test('names year and source of the premiums and the four models', async ({ page }) => {
    await openPage(page, '/vergleichen')
    const { jahr, quelle } = await page.evaluate(
      () => JSON.parse(document.getElementById('seiten-daten')?.textContent ?? '').praemien,
    )
    await expect(page.getByText(`Offizielle BAG-Prämien ${jahr}`, { exact: true })).toBeVisible()
    const demo = page.getByRole('main').getByText('Demodaten – keine offiziellen Prämien', { exact: true })
    await expect(demo).toHaveCount(quelle === 'DEMO' ? 1 : 0)
    const models = page.getByRole('region', { name: 'Vier Modelle, gleiche Leistungen' }).getByRole('listitem')
    await expect(models.getByRole('heading')).toHaveText(['Standard', 'Hausarzt', 'HMO', 'Telmed'])
    await expect(models.filter({ hasText: 'bis 25%' })).toHaveCount(3)
  })

  test('the cost share starts with the example and follows the visitor, by keyboard', async ({ page }) => {
    await openFranchise(page)
    await expect.poll(() => amounts(page)).toEqual(['300', '170', '470'])
    await explainer(page).getByRole('slider', { name: 'Kosten im Jahr' }).focus()
    await page.keyboard.press('End')
    await expect.poll(() => amounts(page)).toEqual(['300', '700', '1’000'])
    await explainer(page).getByRole('combobox', { name: 'Franchise' }).selectOption('2500')
    await expect.poll(() => amounts(page)).toEqual(['2’500', '700', '3’200'])
    await explainer(page).getByRole('radio', { name: 'Erwachsene' }).focus()
    await page.keyboard.press('ArrowRight')
    await explainer(page).getByRole('combobox', { name: 'Franchise' }).selectOption('600')
    await expect.poll(() => amounts(page)).toEqual(['600', '350', '950'])
  })

  test('the chart starts with the group of the birth year that the card was given', async ({ page }) => {
    const year = new Date().getFullYear()
    await openFranchise(page)
    await expect(chart(page).getByRole('radio', { name: /^Erwachsene/ })).toBeChecked()
    await fillCard(page, String(year - 10))
    await expect(page.getByRole('radiogroup', { name: 'Franchise' })).toBeVisible()
    await openFranchise(page)
    await expect(chart(page).getByRole('radio', { name: /^Kinder/ })).toBeChecked()
    await expect(chart(page).getByRole('rowheader')).toHaveCount(7)
  })

  test('bars are as wide as the part of 2500 they stand for, the smallest 8 %', async ({ page }) => {
    await openFranchise(page)
    const shares = () =>
      chart(page)
        .locator('tbody svg')
        .evaluateAll(bars =>
          bars.map(bar => {
            const whole = bar.parentElement?.getBoundingClientRect().width ?? Number.NaN
            return Math.round((100 * bar.getBoundingClientRect().width) / whole)
          }),
        )
    await expect.poll(shares).toEqual([12, 20, 40, 60, 80, 100])
    await chart(page)
      .getByRole('radio', { name: /^Kinder/ })
      .check()
    await expect.poll(shares).toEqual([8, 8, 8, 12, 16, 20, 24])
  })

  test('a storage that cannot be read leaves adults', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await openFranchise(page)
    await expect(chart(page).getByRole('radio', { name: /^Erwachsene/ })).toBeChecked()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the example and the franchises of adults can be read, and no dead control stands there', async ({ page }) => {
      await page.goto('/vergleichen')
      await expect.poll(() => amounts(page)).toEqual(['300', '170', '470'])
      await expect(explainer(page)).toContainText('Kosten CHF\u00a02’000, Franchise CHF\u00a0300')
      await expect(chart(page).getByRole('rowheader')).toHaveCount(6)
      for (const role of ['slider', 'combobox', 'radio'] as const) {
        await expect(explainer(page).getByRole(role)).toHaveCount(0)
        await expect(chart(page).getByRole(role)).toHaveCount(0)
      }
    })
  })
})

for (const [path, words] of [
  ['/vergleichen', 'Erste Anlaufstelle'],
  ['/kuendigen', 'Prämien vergleichen und neue Kasse wählen'],
  ['/wechseln', 'Ein eingeschriebener Brief'],
] as const) {
  test(`what ${path} holds beyond heading and card comes as HTML alone`, async ({ page }) => {
    const scripts: string[] = []
    page.on('response', async response => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main')).toContainText(words)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter(code => code.includes(words))).toEqual([])
  })
}

test('the pages read the same when they are reached by a link and when they are loaded', async ({ page }) => {
  for (const path of PAGES) {
    const words = () => page.getByRole('main').innerText()
    await openPage(page, path)
    const loaded = await words()
    await openPage(page, '/impressum')
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect.poll(words).toBe(loaded)
  }
})

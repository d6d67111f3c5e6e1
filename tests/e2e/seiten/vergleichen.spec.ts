import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../hilfe/seiten.ts'

/** The three pages that hold the card of step 1, and words that stand in the text below it alone: the code of later steps has some of its sentences too. */
const PAGES = [
  ['/vergleichen', 'Erste Anlaufstelle'],
  ['/kuendigen', 'Prämien vergleichen und neue Kasse wählen'],
  ['/wechseln', 'Kundendienst, App, Abrechnung'],
] as const

const stored = (page: Page, key: string) => page.evaluate(name => sessionStorage.getItem(name), key)

async function fillCard(page: Page, birthYear: string) {
  await page.getByLabel('Jahrgang').fill(birthYear)
  await page.getByLabel('PLZ').fill('8001')
  await expect(page.getByLabel('Ort', { exact: true })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Franchise' })).toBeVisible()
}

/** All code the page has loaded so far, also what came from the browser's store. */
async function loadedCode(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.endsWith('.js')),
  )
  return Promise.all([...new Set(urls)].map(async url => (await page.request.get(url)).text()))
}

test('three pages with the card: what is below comes as HTML alone, reads the same by a link, and the card leads to the offers', async ({
  page,
}) => {
  const words = () => page.getByRole('main').innerText()
  const loaded = new Map<string, string>()

  for (const [path, below] of PAGES)
    await test.step(path, async () => {
      await openPage(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { name: '1 Persönliche Daten' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Weiter' })).toBeDisabled()
      await expect(page.getByRole('main')).toContainText(below)
      const scripts = await loadedCode(page)
      expect(scripts.length).toBeGreaterThan(3)
      expect(scripts.filter(code => code.includes(below))).toEqual([])
      loaded.set(path, await words())

      await fillCard(page, '1985')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // Restored once, then forgotten; the birth year stays for the chart.
      await expect.poll(() => new URL(page.url()).search).toBe('')
      await expect.poll(() => stored(page, 'calculatorStep1Data')).toBeNull()
      await expect
        .poll(async () => JSON.parse((await stored(page, 'calculatorData')) ?? 'null'))
        .toEqual({ geburtsjahr: '1985' })
      await page.evaluate(() => sessionStorage.clear())
    })

  await openPage(page, '/impressum')
  for (const [path] of PAGES) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect.poll(words).toBe(loaded.get(path))
  }

  await test.step('/wechseln sets the heading of the calculator above the card and offers a consultation', async () => {
    const heading = page.getByRole('heading', { name: 'Jetzt Wechsel starten' })
    await expect(heading).toBeVisible()
    await expect(page.getByText('Vergleichen, anmelden, kündigen')).toBeVisible()
    const card = page.getByRole('heading', { name: '1 Persönliche Daten' })
    await expect(card).toBeVisible()
    expect((await heading.boundingBox())?.y).toBeLessThan((await card.boundingBox())?.y ?? 0)
    for (const step of ['Vergleichen', 'Anmelden', 'Kündigen'])
      await expect(page.getByRole('heading', { level: 3, name: step, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Kostenlose Beratung' })).toHaveAttribute(
      'href',
      '/kontakt?anliegen=beratung',
    )
  })
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

  test('names its data and the models; cost share and chart follow the visitor and the birth year of the card', async ({
    page,
  }) => {
    await openFranchise(page)

    await test.step('names year and source of the premiums and the four models', async () => {
      await expect(page.getByText('Offizielle BAG-Prämien 2025', { exact: true })).toBeVisible()
      const demo = page.getByRole('main').getByText('Demodaten – keine offiziellen Prämien', { exact: true })
      await expect(demo).toHaveCount(1)
      const models = page.getByRole('region', { name: 'Vier Modelle, gleiche Leistungen' }).getByRole('listitem')
      await expect(models.getByRole('heading')).toHaveText([
        'Freie Wahl (Standard)',
        'Praxis (Hausarzt)',
        'Praxis (HMO)',
        'Telefon/App (Telmed)',
      ])
      await expect(models.filter({ hasText: 'bis 25%' })).toHaveCount(3)
    })

    await test.step('the cost share starts with the example and follows the visitor, by keyboard', async () => {
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

    const group = (name: RegExp) => chart(page).getByRole('radio', { name })
    const shares = () =>
      chart(page)
        .locator('tbody svg')
        .evaluateAll(bars =>
          bars.map(bar => {
            const whole = bar.parentElement?.getBoundingClientRect().width ?? Number.NaN
            return Math.round((100 * bar.getBoundingClientRect().width) / whole)
          }),
        )

    await test.step('the chart starts with the group of the birth year that the card was given', async () => {
      await expect(group(/^Erwachsene/)).toBeChecked()
      // Bars are as wide as the part of 2500 they stand for, the smallest 8 %.
      await expect.poll(shares).toEqual([12, 20, 40, 60, 80, 100])
      await fillCard(page, String(new Date().getFullYear() - 10))
      await openFranchise(page)
      await expect(group(/^Kinder/)).toBeChecked()
      await expect(chart(page).getByRole('rowheader')).toHaveCount(7)
      await expect.poll(shares).toEqual([8, 8, 8, 12, 16, 20, 24])
      await group(/^Erwachsene/).check()
      await expect.poll(shares).toEqual([12, 20, 40, 60, 80, 100])
    })

    await test.step('a storage that cannot be read leaves adults', async () => {
      await page.addInitScript(() => {
        Storage.prototype.getItem = () => {
          throw new DOMException('refused', 'SecurityError')
        }
      })
      await openFranchise(page)
      await expect(group(/^Erwachsene/)).toBeChecked()
    })
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

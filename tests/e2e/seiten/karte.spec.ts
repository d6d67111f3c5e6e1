import type { Page } from '@playwright/test'
import { forgiveNetwork } from '../hilfe/eigener-server.ts'
import { jahrgang, openRechner, ort, plz, rechner, weiter } from '../hilfe/rechner-schritte.ts'
import { DESKTOP, expect, openPage, test } from '../hilfe/seiten.ts'

test.use({ viewport: DESKTOP })

/** The steps told as completed, in order. */
const steps = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; calculator_step?: number }[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'calculator_interaction')
      .map(({ calculator_step }) => calculator_step),
  )

const offers = (page: Page) => page.getByRole('radiogroup', { name: 'Angebote' })

test('the card on three pages: opens when all four are filled, says what cannot be, and goes on in the calculator', async ({
  page,
}) => {
  for (const path of ['/vergleichen', '/kuendigen', '/wechseln']) {
    await openRechner(page, path)
    const card = page.locator('#rechner')
    await expect(card.getByRole('heading', { name: '1 Persönliche Daten' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Jetzt Wechsel starten' })).toHaveCount(path === '/wechseln' ? 1 : 0)
    await expect(jahrgang(page)).toHaveValue('')
    await expect(weiter(page)).toBeDisabled()
    await jahrgang(page).fill('1800')
    await expect(weiter(page)).toBeDisabled()
    await plz(page).fill('8001')
    await expect(weiter(page)).toBeEnabled()
    await weiter(page).click()
    await expect(jahrgang(page)).toBeFocused()
    await expect(jahrgang(page)).toHaveAccessibleDescription(/^Bitte einen Jahrgang von/)

    await jahrgang(page).fill('1985')
    await rechner(page).getByRole('radio', { name: 'Mit Unfall' }).check()
    await weiter(page).click()
    await expect(offers(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('1985 · 8001 Zürich · mit Unfall')).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('calculatorStep1Data'))).toBeNull()
    await expect
      .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('calculatorData') ?? 'null')))
      .toEqual({
        geburtsjahr: '1985',
      })
    await expect.poll(() => steps(page)).toEqual([1])
    // The next card is another visitor's.
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('a card whose place turns out wrong counts once it is right', async ({ page, klagen }) => {
  // Without its table the card takes any place.
  await page.route('**/orte.*', route => route.abort())
  await openPage(page, '/vergleichen')
  await jahrgang(page).fill('1985')
  await plz(page).fill('8001')
  await ort(page).fill('Genf')
  await page.unroute('**/orte.*')
  await weiter(page).click()
  await expect(ort(page)).toHaveAccessibleDescription(
    'Standort nicht gefunden: 8001 Genf. Wählen Sie einen Ort aus der Liste oder ändern Sie die PLZ.',
  )
  expect(await steps(page)).toEqual([])
  await plz(page).fill('8002')
  await weiter(page).click()
  await expect(offers(page)).toBeVisible()
  await expect.poll(() => steps(page)).toEqual([1])
  // The browser's word about the table that was held back.
  forgiveNetwork(klagen)
})

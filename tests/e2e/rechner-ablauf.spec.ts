import type { Page } from '@playwright/test'
import {
  angebote,
  fillStep1,
  jahrgang,
  openRechner,
  ort,
  rechner,
  toInquiry,
  toOffers,
  weiter,
  zurueck,
} from './rechner-schritte.ts'
import { expect, openPage, pageViews, test } from './seiten.ts'

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name })
const inquiry = (page: Page) => page.getByRole('form', { name: 'Anfrage' })
const vorname = (page: Page) => page.getByRole('textbox', { name: 'Vorname' })
const franchise = (page: Page, amount: string) =>
  page.getByRole('radiogroup', { name: 'Franchise' }).getByRole('radio', { name: amount, exact: true })

test.describe('steps', () => {
  test('go forward by Weiter and back by Zurück, and start at their top with the focus on their name', async ({
    page,
  }) => {
    await openRechner(page)
    await expect(step(page, 'Daten eingeben')).toHaveAttribute('aria-current', 'step')
    await expect(step(page, 'Angebot')).toHaveCount(0)
    await toOffers(page)
    await expect(page.getByRole('heading', { name: 'Prämienrechner, Schritt 2 von 3: Angebot' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Krankenkassenvergleich \d{4} – Jetzt sparen$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 1000))
    await weiter(page).click()
    await expect(vorname(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Schritt 3 von 3: Anfrage senden' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await zurueck(page).click()
    await expect(angebote(page)).toBeVisible()
    await zurueck(page).click()
    await expect(jahrgang(page)).toHaveValue('1985')
    await expect(ort(page)).toHaveValue('Zürich')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test('a done step and the present one can be clicked', async ({ page }) => {
    await openRechner(page)
    await toInquiry(page)
    await vorname(page).fill('Anna')
    await step(page, 'Anfrage senden').click()
    await expect(vorname(page)).toHaveValue('Anna')
    await step(page, 'Angebot').click()
    await expect(angebote(page)).toBeVisible()
    await expect(step(page, 'Anfrage senden')).toHaveCount(0)
    await step(page, 'Daten eingeben').click()
    await expect(jahrgang(page)).toHaveValue('1985')
  })

  test('browser back and forward move between them: no page view, nothing lost', async ({ page }) => {
    await openRechner(page)
    await toInquiry(page)
    await vorname(page).fill('Anna')
    await page.goBack()
    await expect(angebote(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(jahrgang(page)).toHaveValue('1985')
    await page.goForward()
    await expect(angebote(page)).toBeVisible()
    await page.goForward()
    await expect(vorname(page)).toHaveValue('Anna')
    expect(await pageViews(page)).toEqual(['/'])
  })

  test('Zurück is the browser’s own back: the history does not grow', async ({ page }) => {
    await openRechner(page)
    await toOffers(page)
    const entries = await page.evaluate(() => history.length)
    await zurueck(page).click()
    await expect(jahrgang(page)).toBeVisible()
    await weiter(page).click()
    await expect(angebote(page)).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('going forward with a form that became incomplete stays and says what is missing', async ({ page }) => {
    await openRechner(page)
    await toOffers(page)
    await page.goBack()
    await jahrgang(page).fill('')
    await page.goForward()
    await expect(jahrgang(page)).toHaveAccessibleDescription('Bitte geben Sie den Jahrgang ein.')
    expect(await page.evaluate(() => history.state)).toBeNull()
  })

  test('Ändern leads back, and other answers are calculated anew', async ({ page }) => {
    await openRechner(page)
    await toOffers(page)
    await expect(franchise(page, "2'500")).toBeChecked()
    await expect(angebote(page).getByRole('radio').first()).toBeChecked()
    await page.getByRole('button', { name: 'Ändern' }).click()
    await jahrgang(page).fill('2018')
    await weiter(page).click()
    await expect(franchise(page, '600')).toBeChecked()
    await expect(page.getByText('Jahrgang 2018 · 8001 Zürich · ohne Unfall')).toBeVisible()
    await expect(angebote(page).getByRole('radio', { checked: true })).toHaveCount(1)
  })

  test('another page in between and back: as it was left; the link to the start page begins anew', async ({ page }) => {
    await openRechner(page)
    await toOffers(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await page.goBack()
    await expect(angebote(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Startseite' }).first().click()
    await expect(jahrgang(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  test('are counted without a word about the person', async ({ page }) => {
    await openRechner(page)
    await toInquiry(page)
    const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer))
    expect(layer).toContain('"calculator_interaction","calculator_step":1')
    expect(layer).toContain('"calculator_step":2')
    for (const secret of ['1985', '8001', 'Zürich']) expect(layer).not.toContain(secret)
  })
})

test.describe('restore through ?step=2', () => {
  const store = (page: Page, data: object) =>
    page.addInitScript(text => {
      if (!sessionStorage.getItem('gesetzt')) sessionStorage.setItem('calculatorStep1Data', text)
      sessionStorage.setItem('gesetzt', 'ja')
    }, JSON.stringify(data))

  test('opens step 2 with the stored data, then clears both', async ({ page }) => {
    await store(page, { geburtsjahr: '1985', plz: '8001', ort: 'Zürich', unfallversicherung: 'MIT' })
    await openPage(page, '/?step=2')
    await expect(angebote(page)).toBeVisible()
    await expect(page.getByText('Jahrgang 1985 · 8001 Zürich · mit Unfall')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => sessionStorage.getItem('calculatorStep1Data'))).toBeNull()
    await zurueck(page).click()
    await expect(rechner(page).getByRole('radio', { name: 'Mit Unfall' })).toBeChecked()
  })

  test('without data it stays on step 1 and clears the query', async ({ page }) => {
    await openPage(page, '/?step=2')
    await expect(page).toHaveURL('/')
    await expect(jahrgang(page)).toHaveValue('')
  })

  test('with data that do not suffice it says what is missing', async ({ page }) => {
    await store(page, { geburtsjahr: '1985', plz: '8001', ort: 'Genf', unfallversicherung: 'OHNE' })
    await openPage(page, '/?step=2')
    await expect(ort(page)).toHaveAccessibleDescription('Standort nicht gefunden: 8001 Genf')
    await expect(jahrgang(page)).toHaveValue('1985')
    await expect(page).toHaveURL('/')
  })
})

test.describe('shared address', () => {
  test('opens the offers without a person, and an enquiry asks for step 1 first', async ({ page }) => {
    await openPage(page, '/#vergleich=ZH1-ERW-300-MIT')
    await expect(angebote(page)).toBeVisible()
    await expect(franchise(page, '300')).toBeChecked()
    await weiter(page).click()
    await expect(page.getByText('Für Ihre Anfrage brauchen wir zuerst Ihre eigenen Angaben.')).toBeVisible()
    await fillStep1(page, '1985', '8001')
    await weiter(page).click()
    await expect(franchise(page, '300')).toBeChecked()
    await weiter(page).click()
    await expect(inquiry(page)).toBeVisible()
  })

  test('one that makes no sense is the start page', async ({ page }) => {
    await openPage(page, '/#vergleich=XX9-ERW-300-MIT')
    await expect(jahrgang(page)).toBeVisible()
    await expect(weiter(page)).toBeVisible()
  })
})

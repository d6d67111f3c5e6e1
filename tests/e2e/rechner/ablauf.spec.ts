import type { Page } from '@playwright/test'
import { franchise } from '../hilfe/angebot-schritt.ts'
import {
  anfrage,
  angebote,
  fillStep1,
  jahrgang,
  openRechner,
  ort,
  toOffers,
  unfall,
  weiter,
  zurueck,
} from '../hilfe/rechner-schritte.ts'
import { expect, openPage, pageViews, test } from '../hilfe/seiten.ts'

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name })
const vorname = (page: Page) => page.getByRole('textbox', { name: 'Vorname' })
const entries = (page: Page) => page.evaluate(() => history.length)

test('steps go forward by Weiter and back by Zurück, their names and Ändern, and start at their top; other answers are calculated anew', async ({
  page,
}) => {
  const h1 = page.getByRole('heading', { level: 1 })
  await openRechner(page)
  await expect(step(page, 'Daten eingeben')).toHaveAttribute('aria-current', 'step')
  await expect(step(page, 'Angebot')).toHaveCount(0)
  await toOffers(page)
  await expect(page.getByRole('heading', { name: 'Prämienrechner, Schritt 2 von 3: Angebot' })).toBeFocused()
  await expect(h1).toHaveText(/^Krankenkassenvergleich \d{4} – Jetzt sparen$/)
  await expect(h1).toBeInViewport()
  await expect(franchise(page, "2'500")).toBeChecked()
  await expect(angebote(page).getByRole('radio').first()).toBeChecked()
  await page.evaluate(() => window.scrollTo(0, 1000))
  await expect(h1).not.toBeInViewport()
  await weiter(page).click()
  await expect(vorname(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Schritt 3 von 3: Anfrage senden' })).toBeFocused()
  await expect(h1).toBeInViewport()

  await test.step('they are counted without a word about the person', async () => {
    const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer))
    expect(layer).toContain('"calculator_interaction","calculator_step":1')
    expect(layer).toContain('"calculator_step":2')
    for (const secret of ['1985', '8001', 'Zürich']) expect(layer).not.toContain(secret)
  })

  await test.step('Zurück is the browser’s own back: the history does not grow', async () => {
    const before = await entries(page)
    await zurueck(page).click()
    await expect(angebote(page)).toBeVisible()
    await zurueck(page).click()
    await expect(jahrgang(page)).toHaveValue('1985')
    await expect(ort(page)).toHaveValue('Zürich')
    await expect(h1).toHaveCount(1)
    await weiter(page).click()
    await expect(angebote(page)).toBeVisible()
    await weiter(page).click()
    await expect(vorname(page)).toBeVisible()
    expect(await entries(page)).toBe(before)
  })

  await test.step('a done step and the present one can be clicked', async () => {
    await vorname(page).fill('Anna')
    await step(page, 'Anfrage senden').click()
    await expect(page.getByRole('heading', { name: 'Schritt 3 von 3: Anfrage senden' })).toBeFocused()
    await expect(vorname(page)).toHaveValue('Anna')
    await step(page, 'Angebot').click()
    await expect(angebote(page)).toBeVisible()
    await expect(step(page, 'Anfrage senden')).toHaveCount(0)
    await step(page, 'Daten eingeben').click()
    await expect(jahrgang(page)).toHaveValue('1985')
    await weiter(page).click()
    await expect(angebote(page)).toBeVisible()
  })

  await page.getByRole('button', { name: 'Ändern' }).click()
  await jahrgang(page).fill('2018')
  await weiter(page).click()
  await expect(franchise(page, '600')).toBeChecked()
  await expect(page.getByText('2018 · 8001 Zürich · ohne Unfall')).toBeVisible()
  await expect(angebote(page).getByRole('radio', { checked: true })).toHaveCount(1)
})

test('browser back and forward move between the steps and return from another page: no page view, nothing lost', async ({
  page,
}) => {
  await openRechner(page)
  await toOffers(page)
  await weiter(page).click()
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
  await expect.poll(() => pageViews(page)).toEqual(['/'])

  await test.step('going forward with a form that became incomplete stays and says what is missing', async () => {
    await page.goBack()
    await expect(angebote(page)).toBeVisible()
    await page.goBack()
    await jahrgang(page).fill('')
    await page.goForward()
    await expect(jahrgang(page)).toHaveAccessibleDescription('Bitte geben Sie den Jahrgang ein.')
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  })

  await test.step('another page in between and back: as it was left; the link to the start page begins anew', async () => {
    await jahrgang(page).fill('1985')
    await weiter(page).click()
    await expect(angebote(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(angebote(page)).toHaveCount(0)
    await page.goBack()
    await expect(angebote(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Startseite' }).first().click()
    await expect(jahrgang(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})

test('?step=2 opens step 2 with the data of the card and clears both; without them it stays, with too few it says so', async ({
  page,
}) => {
  const store = (data: object) =>
    page.evaluate(text => sessionStorage.setItem('calculatorStep1Data', text), JSON.stringify(data))
  await openPage(page, '/?step=2')
  await expect(page).toHaveURL('/')
  await expect(jahrgang(page)).toHaveValue('')

  await store({ geburtsjahr: '1985', plz: '8001', ort: 'Genf', unfallversicherung: 'OHNE' })
  await openPage(page, '/?step=2')
  await expect(ort(page)).toHaveAccessibleDescription(
    'Standort nicht gefunden: 8001 Genf. Wählen Sie einen Ort aus der Liste oder ändern Sie die PLZ.',
  )
  await expect(jahrgang(page)).toHaveValue('1985')
  await expect(page).toHaveURL('/')

  await store({ geburtsjahr: '1985', plz: '8001', ort: 'Zürich', unfallversicherung: 'MIT' })
  await openPage(page, '/?step=2')
  await expect(angebote(page)).toBeVisible()
  await expect(page.getByText('1985 · 8001 Zürich · mit Unfall')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('calculatorStep1Data'))).toBeNull()
  await zurueck(page).click()
  await expect(unfall(page, 'Mit Unfall')).toBeChecked()
})

test('a shared address opens offers without a person: stored nowhere, itself again after a reload, and an enquiry asks for step 1', async ({
  page,
}) => {
  const shared = page.getByText(/^Geteilter Vergleich/)
  const stored = (): Promise<Record<string, string>> => page.evaluate(() => ({ ...sessionStorage }))
  await openRechner(page, '/#vergleich=XX9-ERW-300-MIT')
  await expect(jahrgang(page)).toBeVisible()
  await expect(weiter(page)).toBeVisible()
  await expect(shared).toHaveCount(0)

  await page.goto('about:blank')
  await openPage(page, '/#vergleich=ZH1-ERW-300-MIT')
  await expect(angebote(page)).toBeVisible()
  await expect(franchise(page, '300')).toBeChecked()
  await franchise(page, '500').check()
  await expect(franchise(page, '500')).toBeChecked()
  expect(await stored()).toEqual({})
  await weiter(page).click()
  await expect(page.getByText('Für Ihre Anfrage brauchen wir zuerst Ihre eigenen Angaben.')).toBeVisible()
  await fillStep1(page, '1985', '8001')
  await weiter(page).click()
  await expect(angebote(page)).toBeVisible()
  await expect(franchise(page, '500')).toBeChecked()
  await weiter(page).click()
  await expect(anfrage(page)).toBeVisible()
  const own = (await stored()).calculatorSession
  expect(own).toContain('8001')

  await test.step('it leaves a stored comparison alone', async () => {
    await page.goto('about:blank')
    await openPage(page, '/#vergleich=ZH1-ERW-300-MIT')
    await expect(shared).toBeVisible()
    await page.reload()
    await expect(shared).toBeVisible()
    await expect(franchise(page, '300')).toBeChecked()
    expect((await stored()).calculatorSession).toBe(own)
  })
})

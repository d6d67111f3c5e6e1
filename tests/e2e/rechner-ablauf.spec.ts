import type { Page } from '@playwright/test'
import { type EigenerServer, test as own } from './eigener-server.ts'
import {
  angebote,
  fillStep1,
  jahrgang,
  openRechner,
  ort,
  plz,
  rechner,
  toInquiry,
  toOffers,
  weiter,
  zurueck,
} from './rechner-schritte.ts'
import { expect, openPage, PHONE, pageViews, test } from './seiten.ts'

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name })
const inquiry = (page: Page) => page.getByRole('form', { name: 'Anfrage' })
const vorname = (page: Page) => page.getByRole('textbox', { name: 'Vorname' })
const franchise = (page: Page, amount: string) =>
  page.getByRole('radiogroup', { name: 'Franchise' }).getByRole('radio', { name: amount, exact: true })

/** What the test wanted to fail: the browser's word about it, and ours in the console. */
function forgive(klagen: string[]) {
  const own = klagen.filter(
    klage => !/Failed to load resource|dynamically imported module|Database query failed|Fehler beim Laden/.test(klage),
  )
  klagen.splice(0, klagen.length, ...own)
}

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

  test('a reload begins with step 1', async ({ page }) => {
    await openRechner(page)
    await toOffers(page)
    await page.reload()
    await expect(jahrgang(page)).toBeVisible()
    await expect(jahrgang(page)).toHaveValue('')
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
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

test.describe('anchors', () => {
  test.use({ viewport: PHONE })
  for (const hash of ['#rechner', '#step-calculator'])
    test(`/${hash} shows the calculator`, async ({ page }) => {
      await openPage(page, `/${hash}`)
      await expect(jahrgang(page)).toBeInViewport()
    })
})

/** The server ends just before it is asked for this, once the test is ready for it. */
async function haltBefore(page: Page, server: EigenerServer, url: string, ready = Promise.resolve()) {
  await page.route(
    url,
    async route => {
      await ready
      await server.halt()
      await route.continue()
    },
    { times: 1 },
  )
}

own.describe('failures', () => {
  own('a stopped server: words, toast, and another try when it is back', async ({ page, server, klagen }) => {
    await openRechner(page, `${server.url}/`)
    await fillStep1(page, '1985', '1011')
    await server.halt()
    await weiter(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Die Prämien konnten nicht berechnet werden.' })
    await expect(alert.first()).toBeVisible()
    await expect(page.getByText('Fehler', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    await server.restart()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(angebote(page)).toBeVisible()
    await expect(page.getByText('Jahrgang 1985 · 1011 Zürich 1 · ohne Unfall')).toBeVisible()
    expect(klagen.join()).toContain('Database query failed: ')
    forgive(klagen)
  })

  own('places that do not arrive can be typed, and Weiter tries again', async ({ page, server, klagen }) => {
    await haltBefore(page, server, '**/daten/**')
    await openPage(page, `${server.url}/`)
    await jahrgang(page).fill('1985')
    await plz(page).fill('1011')
    await expect(ort(page)).toHaveAccessibleDescription('Bitte eintippen: Die Ortsliste ist nicht erreichbar.')
    await ort(page).fill('Zürich 1')
    await weiter(page).click()
    await expect(page.getByText('Drücken Sie später noch einmal auf «Weiter».')).toBeVisible()
    await expect(ort(page)).toHaveValue('Zürich 1')
    await server.restart()
    await weiter(page).click()
    await expect(angebote(page)).toBeVisible()
    forgive(klagen)
  })

  own(
    'code of the later steps that does not arrive is said, and fetched by another try',
    async ({ page, server, klagen }) => {
      const filledIn = Promise.withResolvers<void>()
      await haltBefore(page, server, '**/assets/folgeschritte-*.js', filledIn.promise)
      await openPage(page, `${server.url}/`)
      await fillStep1(page, '1985', '1011')
      filledIn.resolve()
      await weiter(page).click()
      await expect(page.getByText('Drücken Sie später noch einmal auf «Weiter».')).toBeVisible()
      await server.restart()
      await weiter(page).click()
      await expect(angebote(page)).toBeVisible()
      forgive(klagen)
    },
  )

  own('demonstration data are named beside the heading in every step', async ({ page, server }) => {
    await openRechner(page, `${server.url}/`)
    const notice = rechner(page).getByText('Demodaten – keine offiziellen Prämien', { exact: true })
    await expect(notice).toBeVisible()
    await toOffers(page, '1985', '1011')
    await expect(notice).toBeVisible()
    await weiter(page).click()
    await expect(inquiry(page)).toBeVisible()
    await expect(notice).toBeVisible()
  })
})

test('offline says so, keeps what was typed, and goes on when the network is back', async ({
  page,
  context,
  klagen,
}) => {
  await openRechner(page)
  await fillStep1(page, '1985', '8001')
  await context.setOffline(true)
  await weiter(page).click()
  await expect(page.getByText(/Ihr Gerät ist offline/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(angebote(page)).toBeVisible()
  forgive(klagen)
})

import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { test as withTagManager } from './consent-stand-in.ts'
import { expect, openPage, PHONE, test } from './seiten.ts'

/** Every event, in order; what depends on the moment is only checked for its form. */
const events = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; timestamp?: string }[] }).dataLayer ?? [])
      .filter(({ event }) => event && event !== 'consent_update')
      .map(entry =>
        entry.timestamp ? { ...entry, timestamp: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(entry.timestamp) } : entry,
      ),
  )

const THANK_YOU = [
  ['/danke-kontakt', 'contact_form', 'contact_form_conversion', 'contact_form_submission'],
  ['/danke-rechner', 'calculator', 'calculator_completion_conversion', 'calculator_completion'],
  ['/danke-rechner-55plus', 'calculator_55plus', 'calculator_completion_conversion', 'calculator_completion'],
  ['/danke-beratung', 'consultation', 'consultation_request_conversion', 'consultation_request'],
] as const

const thankYouEvents = ([path, art, ad, name]: (typeof THANK_YOU)[number]) => [
  { event: ad, conversion_value: 1, currency: 'CHF', timestamp: true },
  { event: name, page_path: path },
  { event: 'page_conversion', conversion_type: art, page_path: path, value: 1, currency: 'CHF' },
]

const SENDER = {
  Nachricht: 'Guten Tag',
  Vorname: 'Marker',
  Nachname: 'Markermann',
  'E-Mail': 'Marker.Person@example.ch',
  Telefon: '044 668 18 00',
  Strasse: 'Bahnhofstrasse',
  Nummer: '1',
  PLZ: '8001',
  Ort: 'Zürich',
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const pageView = (path: string) => expect.objectContaining({ event: 'page_view', page_path: path })

/** As a form does it: the address changes inside the site. */
const goInside = (page: Page, path: string) =>
  page.evaluate(to => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

for (const entry of THANK_YOU) {
  const [path] = entry
  test(`${path} tells its three events once, on load and when reached inside the site`, async ({ page }) => {
    await openPage(page, path)
    await expect.poll(() => events(page)).toEqual([pageView(path), ...thankYouEvents(entry)])

    // Re-rendered by a change of address that is no change of page.
    await goInside(page, `${path}?step=2`)
    await goInside(page, '/faq')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fragen')
    await goInside(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Anfrage!')
    await expect
      .poll(() => events(page))
      .toEqual([pageView(path), ...thankYouEvents(entry), pageView('/faq'), pageView(path), ...thankYouEvents(entry)])
  })
}

test('in development, where React runs every effect twice, each event still comes once', async ({ page, klagen }) => {
  await openPage(page, `${test.info().config.metadata.devUrl}/danke-kontakt`)
  await expect.poll(() => events(page)).toEqual([pageView('/danke-kontakt'), ...thankYouEvents(THANK_YOU[0])])
  // React's development build and Vite speak to the developer.
  klagen.length = 0
})

test('the 404 page tells the console path, referrer and browser, and sends its event once', async ({
  page,
  baseURL,
  klagen,
}) => {
  const lines: string[] = []
  page.on('console', async message => {
    if (message.type() === 'info') lines.push(message.text())
  })
  await openPage(page, '/faq')
  await page.evaluate(() => window.location.assign('/gibt-es-nicht?mail=marker@example.ch'))
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect
    .poll(() => events(page))
    .toEqual([
      pageView('/gibt-es-nicht'),
      { event: 'page_not_found', page_path: '/gibt-es-nicht', page_referrer: `${baseURL}/faq` },
    ])
  const userAgent = await page.evaluate(() => navigator.userAgent)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('/gibt-es-nicht')
  expect(lines[0]).toContain(`${baseURL}/faq`)
  expect(lines[0]).toContain(userAgent.slice(0, 30))
  // The browser's own word about the status of the document.
  klagen.length = 0
})

test('a page view names the address with known query names only, never the fragment', async ({ page, baseURL }) => {
  await openPage(page, '/kontakt?anliegen=beratung&email=marker@example.ch&utm_source=brief&gclid=x#anker')
  expect(await events(page)).toEqual([
    {
      event: 'page_view',
      page_path: '/kontakt',
      page_title: await page.title(),
      page_location: `${baseURL}/kontakt?anliegen=beratung&utm_source=brief`,
    },
  ])
})

test('a click on a call to action is told with its name and place, before the page changes', async ({ page }) => {
  await openPage(page, '/krankenkassen')
  await page.getByRole('main').getByRole('link', { name: 'Kostenlose Beratung' }).first().click()
  await expect(page).toHaveURL(/\/kontakt\?anliegen=beratung$/)
  await expect
    .poll(() => events(page))
    .toEqual([
      pageView('/krankenkassen'),
      { event: 'button_click', button_name: 'Kostenlose Beratung', section: 'naechster-schritt' },
      pageView('/kontakt'),
    ])
})

const BUTTONS = [
  ['/', 'Jetzt kostenlos vergleichen', 'hero'],
  ['/faq', 'Prämien vergleichen', 'weitere-hilfe'],
  ['/grundversicherung', 'Kostenlose Beratung', 'beratungskarte'],
  ['/danke-kontakt', 'Zurück zur Startseite', 'danke'],
] as const

for (const [path, name, section] of BUTTONS)
  test(`${path}: «${name}» is pressed in «${section}»`, async ({ page }) => {
    await openPage(page, path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    expect(await events(page)).toContainEqual({ event: 'button_click', button_name: name, section })
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })
  test('the button in the menu is pressed in the menu', async ({ page }) => {
    await openPage(page, '/faq')
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Kostenlose Beratung' }).click()
    const click = { event: 'button_click', button_name: 'Kostenlose Beratung', section: 'menue' }
    expect(await events(page)).toContainEqual(click)
  })
})

withTagManager.describe('with a tag manager', () => {
  withTagManager(
    'the secret of a confirmation link is gone before anything is told or loaded',
    async ({ page, foreign }) => {
      await page.addInitScript(() =>
        localStorage.setItem('cookieConsent', '{"essential":true,"statistics":true,"marketing":true,"timestamp":1}'),
      )
      const requested: string[] = []
      page.on('request', request => requested.push(`${request.url()} ${request.postData() ?? ''}`))
      await openPage(page, '/datenschutz-verwaltung?step=2#token=GEHEIM-1')
      await page.waitForFunction(() => 'tagManagerSaw' in window)
      expect(foreign).toHaveLength(1)
      expect(new URL(page.url()).hash).toBe('')
      expect(new URL(page.url()).search).toBe('?step=2')

      // Another link, pasted into the same window.
      await page.evaluate(() => {
        window.location.hash = '#token=GEHEIM-2'
      })
      await expect.poll(() => new URL(page.url()).hash).toBe('')

      const known = await page.evaluate(() =>
        JSON.stringify([
          window.location.href,
          (window as { tagManagerSaw?: string }).tagManagerSaw,
          (window as { dataLayer?: unknown[] }).dataLayer,
          { ...localStorage },
          { ...sessionStorage },
        ]),
      )
      expect(known).not.toContain('GEHEIM')
      expect(requested.filter(request => request.includes('GEHEIM'))).toEqual([])
    },
  )

  for (const marketing of [false, true]) {
    withTagManager(
      `an enquiry ${marketing ? 'with' : 'without'} consent to marketing: what the data layer holds of its sender`,
      async ({ page }) => {
        await page.addInitScript(record => localStorage.setItem('cookieConsent', JSON.stringify(record)), {
          essential: true,
          statistics: true,
          marketing,
          timestamp: 1,
        })
        await openPage(page, '/kontakt')
        const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })
        for (const [name, value] of Object.entries(SENDER)) await field(name).fill(value)
        await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
        await page.getByRole('main').getByRole('button', { name: 'Anfrage senden' }).click()
        await expect(page).toHaveURL(/\/danke-kontakt$/)
        await expect.poll(async () => (await events(page)).at(-1)).toMatchObject({ event: 'page_conversion' })

        const told = await events(page)
        expect(JSON.stringify(told)).not.toContain('"website"')
        expect(told.filter(({ event }) => event !== 'gtm.js')).toEqual([
          pageView('/kontakt'),
          { event: 'form_submit', form_name: 'contact_form', form_data: expect.arrayContaining(['email', 'telefon']) },
          { event: 'conversion', conversion_type: 'contact_form', value: 1, currency: 'CHF', timestamp: true },
          pageView('/danke-kontakt'),
          {
            ...thankYouEvents(THANK_YOU[0])[0],
            ...(marketing && {
              user_data: {
                sha256_email_address: sha256('marker.person@example.ch'),
                sha256_phone_number: sha256('+41446681800'),
              },
            }),
          },
          ...thankYouEvents(THANK_YOU[0]).slice(1),
        ])
        const everything =
          JSON.stringify(told) + (await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
        expect(everything).not.toMatch(/marker|Markermann|668 ?18/i)
      },
    )
  }
})

import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ANNA, mitOrt } from '../../fixtures/anfragen/anna.ts'
import { dialog, forget, test as withTagManager } from '../hilfe/consent-stand-in.ts'
import { expect, openPage, PHONE, test } from '../hilfe/seiten.ts'

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
  ...mitOrt({ ...ANNA, vorname: 'Marker', nachname: 'Markermann', email: 'Marker.Person@example.ch' }),
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const pageView = (path: string) => expect.objectContaining({ event: 'page_view', page_path: path })

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** As a form does it: the address changes inside the site. */
const goInside = (page: Page, path: string) =>
  page.evaluate(to => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('each thank-you page tells its three events once, on load and when reached inside the site', async ({ page }) => {
  for (const [index, entry] of THANK_YOU.entries()) {
    const next = THANK_YOU[(index + 1) % THANK_YOU.length] ?? entry
    const onLoad = [pageView(entry[0]), ...thankYouEvents(entry)]
    await openPage(page, entry[0])
    await expect.poll(() => events(page)).toEqual(onLoad)

    // Re-rendered by a change of address that is no change of page.
    await goInside(page, `${entry[0]}?step=2`)
    await goInside(page, '/faq')
    await expect(h1(page)).toContainText('Fragen')
    await goInside(page, next[0])
    await expect(h1(page)).toHaveText('Vielen Dank für Ihre Anfrage!')
    await expect
      .poll(() => events(page))
      .toEqual([...onLoad, pageView('/faq'), pageView(next[0]), ...thankYouEvents(next)])
  }
})

const pressed = (button_name: string, section: string) => ({ event: 'button_click', button_name, section })

test('a visit tells pages without what somebody put into their address, and every call to action with its place', async ({
  page,
  baseURL,
  klagen,
}) => {
  const lines: string[] = []
  page.on('console', message => {
    if (message.type() === 'info') lines.push(message.text())
  })
  const told: unknown[] = []
  const expectTold = async (...further: unknown[]) => {
    told.push(...further)
    await expect.poll(() => events(page)).toEqual(told)
  }
  const press = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first().click()

  await test.step('of the address known query names only, never the fragment', async () => {
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

  await test.step('of a page that is not there: once, and the console path, referrer and browser', async () => {
    await page.evaluate(() => window.location.assign('/gibt-es-nicht?mail=marker@example.ch'))
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expectTold(pageView('/gibt-es-nicht'), {
      event: 'page_not_found',
      page_path: '/gibt-es-nicht',
      page_referrer: `${baseURL}/kontakt?anliegen=beratung&utm_source=brief`,
    })
    const userAgent = await page.evaluate(() => navigator.userAgent)
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toContain('/gibt-es-nicht')
    expect(lines[0]).toContain(`${baseURL}/kontakt?`)
    expect(lines[0]).toContain(userAgent.slice(0, 30))
    // The browser's own word about the status of the document.
    expect(klagen.splice(0)).toEqual([expect.stringContaining('404')])
  })

  await test.step('of calls to action, before the page changes', async () => {
    await goInside(page, '/krankenkassen')
    await expectTold(pageView('/krankenkassen'))
    await press('Kostenlose Beratung')
    await expect(page).toHaveURL(/\/kontakt\?anliegen=beratung$/)
    await expectTold(pressed('Kostenlose Beratung', 'naechster-schritt'), pageView('/kontakt'))

    await goInside(page, '/faq')
    await expectTold(pageView('/faq'))
    await press('Prämien vergleichen')
    await expectTold(pressed('Prämien vergleichen', 'weitere-hilfe'), pageView('/'))
    await press('Jetzt kostenlos vergleichen')
    await expectTold(pressed('Jetzt kostenlos vergleichen', 'hero'))

    await goInside(page, '/grundversicherung')
    await expectTold(pageView('/grundversicherung'))
    await press('Kostenlose Beratung')
    await expectTold(pressed('Kostenlose Beratung', 'beratungskarte'), pageView('/kontakt'))

    await goInside(page, '/danke-kontakt')
    await expectTold(pageView('/danke-kontakt'), ...thankYouEvents(THANK_YOU[0]))
    await press('Zurück zur Startseite')
    await expectTold(pressed('Zurück zur Startseite', 'danke'), pageView('/'))

    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Kostenlose Beratung' }).click()
    await expectTold(pressed('Kostenlose Beratung', 'menue'), pageView('/kontakt'))
  })
})

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

withTagManager(
  'what the data layer holds of the sender of an enquiry, without and with consent to marketing',
  async ({ page }) => {
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })
    const told = async () => (await events(page)).filter(({ event }) => event !== 'gtm.js')
    const send = async () => {
      for (const [name, value] of Object.entries(SENDER)) await field(name).fill(value)
      await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
      await page.getByRole('main').getByRole('button', { name: 'Anfrage senden' }).click()
      await expect(page).toHaveURL(/\/danke-kontakt$/)
    }
    const expectAnonymous = async () => {
      const kept = JSON.stringify(await told())
      expect(kept).not.toContain('"website"')
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
      expect(kept + stored).not.toMatch(/marker|Markermann|668 ?18/i)
    }
    const [advertising, ...further] = thankYouEvents(THANK_YOU[0])
    const enquiry = (userData: object) => [
      pageView('/kontakt'),
      { event: 'form_submit', form_name: 'contact_form', form_data: expect.arrayContaining(['email', 'telefon']) },
      { event: 'conversion', conversion_type: 'contact_form', value: 1, currency: 'CHF', timestamp: true },
      pageView('/danke-kontakt'),
      { ...advertising, ...userData },
      ...further,
    ]

    await page.goto('/robots.txt')
    await forget(page, '{"essential":true,"statistics":true,"marketing":false,"timestamp":1}')
    await openPage(page, '/kontakt')
    await send()
    await expect.poll(told).toEqual(enquiry({}))
    await expectAnonymous()

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await dialog(page).getByRole('checkbox', { name: 'Marketing' }).check()
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog(page)).toBeHidden()
    await goInside(page, '/kontakt')
    await send()
    const user_data = {
      sha256_email_address: sha256('marker.person@example.ch'),
      sha256_phone_number: sha256('+41446681800'),
    }
    await expect.poll(told).toEqual([...enquiry({}), ...enquiry({ user_data })])

    await expectAnonymous()
  },
)

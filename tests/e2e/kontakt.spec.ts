import { expectCleanOnPhone } from './axe.ts'
import { expect, forgiveNetwork, test } from './eigener-server.ts'
import { ANGABEN, BACKEND, button, consent, expectToast, FEHLENDE_ANGABEN, field, fillIn } from './kontakt-formular.ts'
import { openPage } from './seiten.ts'

test.describe('sending', () => {
  test('stores the enquiry and leads to the thank-you page', async ({ page, server }) => {
    const debug: string[] = []
    page.on('console', message => message.type() === 'debug' && debug.push(message.text()))
    await openPage(page, `${server.url}/kontakt`)
    await fillIn(page)
    await field(page, 'Aktuelle Krankenkasse').selectOption('ÖKK')
    await button(page).click()
    await expect(page).toHaveURL(`${server.url}/danke-kontakt`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Anfrage!')
    expect(server.anfragen()).toEqual([
      expect.objectContaining({
        status: 'offen',
        krankenkasse: 'ÖKK',
        vorname: 'Anna',
        email: 'anna.marke@example.ch',
        land: 'CH',
        nachricht: 'Guten Tag\nBitte rufen Sie mich an.',
        datenschutzEinverstaendnis: true,
        weitergabeEinverstaendnis: false,
        anliegen: '',
      }),
    ])
    expect(debug.join()).toContain('Kontaktanfrage')
    const dataLayer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer))
    expect(dataLayer).toContain('"form_submit"')
    for (const secret of ['anna.marke', 'Beispiel', '668 18']) expect(dataLayer).not.toContain(secret)
  })

  test('a wish for advice ends on its own page', async ({ page, server }) => {
    await openPage(page, `${server.url}/kontakt?anliegen=beratung`)
    await fillIn(page)
    await page.getByRole('checkbox', { name: /Versicherer/ }).check()
    await button(page).click()
    await expect(page).toHaveURL(`${server.url}/danke-beratung`)
    expect(server.anfragen()).toEqual([
      expect.objectContaining({ anliegen: 'beratung', weitergabeEinverstaendnis: true }),
    ])
  })

  test('a double click sends once', async ({ page, server }) => {
    await openPage(page, `${server.url}/kontakt`)
    await fillIn(page)
    let posts = 0
    page.on('request', request => {
      if (request.method() === 'POST') posts += 1
    })
    await button(page).dblclick()
    await expect(page).toHaveURL(`${server.url}/danke-kontakt`)
    expect(posts).toBe(1)
    expect(server.anfragen()).toHaveLength(1)
  })

  test('by keyboard alone, from the first field to the thank-you page', async ({ page, server }) => {
    await openPage(page, `${server.url}/kontakt`)
    await field(page, 'Nachricht').focus()
    await page.keyboard.type('Guten Tag')
    await page.keyboard.press('Tab')
    await expect(field(page, 'Aktuelle Krankenkasse')).toBeFocused()
    for (const name of ['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Strasse', 'Nummer', 'PLZ', 'Ort'] as const) {
      await page.keyboard.press('Tab')
      await expect(field(page, name)).toBeFocused()
      await page.keyboard.type(ANGABEN[name])
    }
    await page.keyboard.press('Tab')
    await expect(field(page, 'Land')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(consent(page)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Datenschutzerklärung' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: /Versicherer/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${server.url}/danke-kontakt`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('what is missing or wrong', () => {
  test('the toast, a message at every field, focus on the first', async ({ page, server }) => {
    await openPage(page, `${server.url}/kontakt`)
    await button(page).click()
    await expectToast(page, FEHLENDE_ANGABEN)
    await expect(field(page, 'Nachricht')).toBeFocused()
    for (const name of Object.keys(ANGABEN)) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription(/^(Bitte|Eine)/)
    }
    await expect(consent(page)).toHaveAccessibleDescription('Bitte akzeptieren Sie die Datenschutzerklärung.')
    await fillIn(page)
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await field(page, 'Aktuelle Krankenkasse').selectOption('Keine Angabe')
    await button(page).click()
    await expect(field(page, 'Aktuelle Krankenkasse')).toBeFocused()
    await expect(field(page, 'Aktuelle Krankenkasse')).toHaveAccessibleDescription(/lassen Sie das Feld leer/)
    expect(server.anfragen()).toEqual([])
  })

  test('a number that only the server can tell is wrong', async ({ page, server, klagen }) => {
    await openPage(page, `${server.url}/kontakt`)
    await fillIn(page)
    await field(page, 'Telefon').fill('012 345 67 89')
    await button(page).click()
    await expectToast(page, BACKEND)
    await expect(field(page, 'Telefon')).toBeFocused()
    await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/gültige Telefonnummer/)
    await field(page, 'Telefon').fill('044 668 18 00')
    await button(page).click()
    await expect(page).toHaveURL(`${server.url}/danke-kontakt`)
    forgiveNetwork(klagen)
  })

  test('axe finds nothing in a form full of errors', async ({ page }) => {
    await openPage(page, '/kontakt')
    await button(page).click()
    await expectToast(page, FEHLENDE_ANGABEN)
    await expectCleanOnPhone(page)
  })
})

test('what is typed before the page has its code stays', async ({ page, server }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/entry-client-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url}/kontakt`, { waitUntil: 'commit' })
  await fillIn(page)
  await field(page, 'Land').selectOption('DE')
  await field(page, 'PLZ').fill('80331')
  await field(page, 'Aktuelle Krankenkasse').selectOption('CSS')
  release()
  await expect(page.getByRole('form', { name: 'Kontaktformular' })).toHaveJSProperty('noValidate', true)
  await expect(field(page, 'Vorname')).toHaveValue('Anna')
  await expect(field(page, 'Aktuelle Krankenkasse')).toHaveValue('CSS')
  await expect(consent(page)).toBeChecked()
  await button(page).click()
  await expect(page).toHaveURL(`${server.url}/danke-kontakt`)
  expect(server.anfragen()).toEqual([expect.objectContaining({ land: 'DE', plz: '80331', krankenkasse: 'CSS' })])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts itself and ends on the thank-you page', async ({ page, server }) => {
    await page.goto(`${server.url}/kontakt`)
    await fillIn(page)
    await button(page).click()
    await expect(page).toHaveURL(`${server.url}/danke-kontakt`)
    expect(server.anfragen()).toEqual([
      expect.objectContaining({ vorname: 'Anna', datenschutzEinverstaendnis: true, weitergabeEinverstaendnis: false }),
    ])
  })

  test('the browser asks for what is required', async ({ page }) => {
    await page.goto('/kontakt')
    await button(page).click()
    await expect(page).toHaveURL('/kontakt')
    await expect(field(page, 'Nachricht')).toBeFocused()
  })

  test('what the server refuses comes back in the same form, with its message at the field and all that was typed', async ({
    page,
    server,
    klagen,
  }) => {
    await page.goto(`${server.url}/kontakt?anliegen=beratung`)
    await fillIn(page)
    await field(page, 'Telefon').fill('012 345 67 89')
    const [response] = await Promise.all([page.waitForResponse('**/api/send-contact-inquiry'), button(page).click()])
    expect(response.status()).toBe(400)
    expect(response.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist noch nicht gesendet')
    await expect(field(page, 'Telefon')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/gültige Telefonnummer/)
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    for (const [name, value] of Object.entries({ ...ANGABEN, Telefon: '012 345 67 89' }))
      await expect(field(page, name)).toHaveValue(value)
    await expect(consent(page)).toBeChecked()
    await page.getByRole('link', { name: /gültige Telefonnummer/ }).click()
    await expect(field(page, 'Telefon')).toBeInViewport()
    expect(server.anfragen()).toEqual([])

    await field(page, 'Telefon').fill('044 668 18 00')
    await button(page).click()
    await expect(page).toHaveURL(`${server.url}/danke-beratung`)
    expect(server.anfragen()).toEqual([expect.objectContaining({ telefon: '044 668 18 00', anliegen: 'beratung' })])
    forgiveNetwork(klagen)
  })
})

test('the trap is out of reach for people; who fills it gets an answer and no mail', async ({ page, server }) => {
  await openPage(page, `${server.url}/kontakt`)
  await expect(page.locator('[name=website]')).toBeHidden()
  await fillIn(page)
  await page.locator('[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await button(page).click()
  await expect(page).toHaveURL(`${server.url}/danke-kontakt`)
  expect(server.anfragen()).toEqual([expect.objectContaining({ status: 'falle' })])
})

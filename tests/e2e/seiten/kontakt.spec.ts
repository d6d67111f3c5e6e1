import { watchPosts } from '../hilfe/anfrage-schritt.ts'
import { expectCleanOnPhone } from '../hilfe/axe.ts'
import { forgiveNetwork } from '../hilfe/eigener-server.ts'
import {
  ANGABEN,
  BACKEND,
  button,
  consent,
  expectThanks,
  expectToast,
  FEHLENDE_ANGABEN,
  field,
  fillIn,
} from '../hilfe/kontakt-formular.ts'
import { DESKTOP, expect, openPage, test } from '../hilfe/seiten.ts'

const FALSCHE_NUMMER = '012 345 67 89'

test('from an empty form over what is missing or wrong to a double click that stores one enquiry', async ({
  page,
  server,
  klagen,
}) => {
  const debug: string[] = []
  page.on('console', message => message.type() === 'debug' && debug.push(message.text()))
  await openPage(page, `${server.url}/kontakt`)
  await button(page).click()
  await expectToast(page, FEHLENDE_ANGABEN)
  await expect(field(page, 'Nachricht')).toBeFocused()
  for (const name of Object.keys(ANGABEN)) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(/^(Bitte|Eine)/)
  }
  await expect(consent(page)).toHaveAccessibleDescription('Bitte akzeptieren Sie die Datenschutzerklärung.')
  await expectCleanOnPhone(page)
  // On a phone the toast would cover what comes next for a while.
  await page.setViewportSize(DESKTOP)

  await fillIn(page)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  const insurer = field(page, 'Aktuelle Krankenkasse')
  await insurer.selectOption('Keine Angabe')
  await button(page).click()
  await expect(insurer).toBeFocused()
  await expect(insurer).toHaveAccessibleDescription(/lassen Sie das Feld leer/)
  await insurer.selectOption('ÖKK')

  await field(page, 'Telefon').fill(FALSCHE_NUMMER)
  await button(page).click()
  await expectToast(page, BACKEND)
  await expect(field(page, 'Telefon')).toBeFocused()
  await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/gültige Telefonnummer/)
  await field(page, 'Telefon').fill(ANGABEN.Telefon)
  expect(server.anfragen()).toEqual([])

  const posts = watchPosts(page)
  await button(page).dblclick()
  await expectThanks(page, server.url)
  expect(posts).toHaveLength(1)
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
  forgiveNetwork(klagen)
})

test('a wish for advice, by keyboard alone, from the first field to the thank-you page of its own', async ({
  page,
  server,
}) => {
  await openPage(page, `${server.url}/kontakt?anliegen=beratung`)
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
  for (const name of ['Informationsblatt', 'dasselbe als PDF']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(consent(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Datenschutzerklärung' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: /Versicherer/ })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectThanks(page, server.url, '/danke-beratung')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(server.anfragen()).toEqual([
    expect.objectContaining({ anliegen: 'beratung', weitergabeEinverstaendnis: true }),
  ])
})

test('what is typed before the page has its code stays; the trap, out of reach for people, stores apart', async ({
  page,
  server,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async route => {
    await released
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
  await expectThanks(page, server.url)
  const typed = expect.objectContaining({ status: 'offen', land: 'DE', plz: '80331', krankenkasse: 'CSS' })
  expect(server.anfragen()).toEqual([typed])

  await page.goBack()
  await fillIn(page)
  const trap = page.locator('[name=website]')
  await expect(trap).toBeHidden()
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await button(page).click()
  await expectThanks(page, server.url)
  expect(server.anfragen()).toEqual([typed, expect.objectContaining({ status: 'falle' })])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser asks for what is required; what the server refuses comes back with all that was typed, and is sent in the end', async ({
    page,
    server,
    klagen,
  }) => {
    await page.goto(`${server.url}/kontakt?anliegen=beratung`)
    await button(page).click()
    await expect(field(page, 'Nachricht')).toBeFocused()
    await expect(page).toHaveURL(`${server.url}/kontakt?anliegen=beratung`)

    await fillIn(page)
    await field(page, 'Telefon').fill(FALSCHE_NUMMER)
    const [response] = await Promise.all([page.waitForResponse('**/api/send-contact-inquiry'), button(page).click()])
    expect(response.status()).toBe(400)
    expect(response.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist noch nicht gesendet')
    await expect(field(page, 'Telefon')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/gültige Telefonnummer/)
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    for (const [name, value] of Object.entries({ ...ANGABEN, Telefon: FALSCHE_NUMMER }))
      await expect(field(page, name)).toHaveValue(value)
    await expect(consent(page)).toBeChecked()
    await page.getByRole('link', { name: /gültige Telefonnummer/ }).click()
    await expect(field(page, 'Telefon')).toBeInViewport()
    expect(server.anfragen()).toEqual([])

    await field(page, 'Telefon').fill(ANGABEN.Telefon)
    await button(page).click()
    await expectThanks(page, server.url, '/danke-beratung')
    expect(server.anfragen()).toEqual([
      expect.objectContaining({
        ...{ vorname: 'Anna', telefon: ANGABEN.Telefon, anliegen: 'beratung' },
        ...{ datenschutzEinverstaendnis: true, weitergabeEinverstaendnis: false },
      }),
    ])
    forgiveNetwork(klagen)
  })
})

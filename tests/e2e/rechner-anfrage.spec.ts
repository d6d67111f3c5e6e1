import {
  ANGABEN,
  consent,
  expectThanks,
  expectToast,
  field,
  fillIn,
  ORT,
  openInquiry,
  PLZ,
  send,
} from './anfrage-schritt.ts'
import { expectCleanOnPhone } from './axe.ts'
import { expect, test } from './eigener-server.ts'
import { openRechner, toInquiry } from './rechner-schritte.ts'

test('the chosen offer stays in sight and is sent as it was shown', async ({ page, server }) => {
  await openInquiry(page, server.url)
  const offer = page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })
  await expect(offer).toBeInViewport()
  const price = await offer.getByText(/^CHF [\d’.]+ pro Monat$/).innerText()
  await expect(field(page, 'PLZ')).toHaveValue(PLZ)
  await expect(field(page, 'Ort')).toHaveValue(ORT)
  await expect(page.getByText(/Es entsteht dabei kein Vertrag/)).toBeVisible()
  await fillIn(page)
  await send(page).click()
  await expectThanks(page, server.url)
  expect(server.anfragen()).toEqual([
    expect.objectContaining({
      ...{ firstName: 'Anna', lastName: 'Beispiel', email: 'anna.marke@example.ch', birthYear: '1985' },
      ...{ postalCode: PLZ, city: ORT, strasse: 'Bahnhofstrasse', nummer: '1' },
      ...{ currentInsurance: 'CSS', currentFranchise: '', preferredFranchise: '2500', accidentInsurance: 'OHNE' },
      monthlyPremium: price.replace(' pro Monat', ''),
      beduerfnisse: '',
      datenschutzEinverstaendnis: true,
      weitergabeEinverstaendnis: false,
    }),
  ])
  const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer))
  expect(layer).toContain('"form_submit"')
  for (const secret of ['anna.marke', 'Beispiel', '668 18', '1985']) expect(layer).not.toContain(secret)

  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Jahrgang' })).toHaveValue('')
  // Whatever the page still loads must not miss the test's server.
  await page.goto('about:blank')
})

for (const [age, path] of [
  [54, '/danke-rechner'],
  [55, '/danke-rechner-55plus'],
] as const)
  test(`at the age of ${age} it ends on ${path}`, async ({ page, server }) => {
    await openRechner(page, `${server.url}/`)
    const year = await page.evaluate(() =>
      Number(JSON.parse(document.getElementById('seiten-daten')?.textContent ?? '').datum.slice(0, 4)),
    )
    await toInquiry(page, String(year - age), PLZ)
    await fillIn(page)
    await page.getByRole('checkbox', { name: /Versicherer/ }).check()
    await send(page).click()
    await expectThanks(page, server.url, path)
    expect(server.anfragen()).toEqual([expect.objectContaining({ weitergabeEinverstaendnis: true })])
  })

test('a double click sends once', async ({ page, server }) => {
  await openInquiry(page, server.url)
  await fillIn(page)
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST') posts += 1
  })
  await send(page).dblclick()
  await expectThanks(page, server.url)
  expect(posts).toBe(1)
  expect(server.anfragen()).toHaveLength(1)
})

test('by keyboard alone, from the first question to the thank-you page', async ({ page, server }) => {
  await openRechner(page, `${server.url}/`)
  await page.getByRole('textbox', { name: 'Jahrgang' }).focus()
  await page.keyboard.type('1985')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PLZ)
  await page.keyboard.press('Enter')
  const next = page.locator('#rechner').getByRole('button', { name: 'Weiter', exact: true })
  await expect(page.getByRole('heading', { name: /Schritt 2 von 3/ })).toBeFocused()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Schritt 3 von 3/ })).toBeFocused()
  await field(page, 'Aktuelle Krankenkasse').focus()
  await page.keyboard.type('CSS')
  for (const [name, value] of Object.entries(ANGABEN)) {
    await page.keyboard.press('Tab')
    await expect(field(page, name)).toBeFocused()
    await page.keyboard.type(value)
  }
  for (const name of ['PLZ', 'Ort']) {
    await page.keyboard.press('Tab')
    await expect(field(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(consent(page)).toBeFocused()
  await page.keyboard.press('Space')
  await send(page).focus()
  await page.keyboard.press('Enter')
  await expectThanks(page, server.url)
})

test('what is missing: toast, summary, a message at every field, focus on the first', async ({ page, server }) => {
  await openInquiry(page, server.url)
  await field(page, 'PLZ').fill('')
  await send(page).click()
  await expectToast(
    page,
    'Fehlende Angaben',
    'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.',
  )
  await expect(field(page, 'Aktuelle Krankenkasse')).toBeFocused()
  for (const name of ['Aktuelle Krankenkasse', ...Object.keys(ANGABEN), 'PLZ', 'Ort']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(/^Bitte/)
  }
  const summary = page.getByRole('region', { name: '10 Angaben fehlen noch' })
  await expect(summary.getByRole('link')).toHaveCount(10)
  await summary.getByRole('link', { name: 'Bitte geben Sie Ihre Telefonnummer ein.' }).click()
  await expect(field(page, 'Telefon')).toBeFocused()
  await field(page, 'PLZ').fill(PLZ)
  await expect(field(page, 'Ort')).toHaveValue(ORT)
  await expect(page.getByRole('region', { name: '8 Angaben fehlen noch' }).getByRole('link')).toHaveCount(8)
  await fillIn(page)
  await field(page, 'E-Mail').fill('anna')
  await send(page).click()
  await expect(page.getByRole('region', { name: 'Eine Angabe stimmt noch nicht' }).getByRole('link')).toHaveCount(1)
  await expect(field(page, 'E-Mail')).toBeFocused()
  await field(page, 'E-Mail').fill(ANGABEN['E-Mail'])
  await expect(page.getByRole('region', { name: /Angabe/ })).toHaveCount(0)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  expect(server.anfragen()).toEqual([])
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px the toast covers no field, and the choice stands on the first screen`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport)
    await openInquiry(page, server.url)
    await expect(page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })).toBeInViewport({ ratio: 0.9 })
    await expect(field(page, 'Aktuelle Krankenkasse')).toBeInViewport()
    await send(page).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Fehlende Angaben' })
    await expect(toast).toBeInViewport()
    await expect(field(page, 'Aktuelle Krankenkasse')).toBeFocused()
    const covered = await toast.evaluate(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [...document.querySelectorAll('form input, form select, form button')].flatMap(control => {
        const box = control.getBoundingClientRect()
        const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
        return isApart || box.width === 0 ? [] : [control.getAttribute('name')]
      })
    })
    expect(covered).toEqual([])
  })

test('a place is suggested from the fourth letter on', async ({ page, server }) => {
  await openInquiry(page, server.url)
  await field(page, 'PLZ').fill('')
  const suggestions = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option')
  await field(page, 'Ort').fill('Aar')
  await expect(suggestions).toHaveCount(0)
  await field(page, 'Ort').fill('Aarg')
  await suggestions.filter({ hasText: 'Aargau' }).click()
  await expect(field(page, 'PLZ')).toHaveValue('1190')
})

test('axe finds nothing in step 3, empty and full of errors', async ({ page, server }) => {
  await openInquiry(page, server.url)
  await expectCleanOnPhone(page)
  await send(page).click()
  await expect(field(page, 'Vorname')).toHaveAttribute('aria-invalid', 'true')
  await expectCleanOnPhone(page)
})

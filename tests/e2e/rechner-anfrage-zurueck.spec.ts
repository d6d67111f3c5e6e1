import type { Page, Route } from '@playwright/test'
import { ANGABEN, expectThanks, expectToast, field, fillIn, openInquiry, send } from './anfrage-schritt.ts'
import { expect, forgiveNetwork, test } from './eigener-server.ts'
import { angebote, jahrgang, weiter, zurueck } from './rechner-schritte.ts'

/** Sends an enquiry, which is held back on its way until the test lets it go. */
async function sendHeld(page: Page, url: string): Promise<Route[]> {
  const held: Route[] = []
  await page.route('**/api/send-insurance-inquiry', route => void held.push(route))
  await openInquiry(page, url)
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => held.length).toBe(1)
  return held
}

const conversions = (page: Page) =>
  page.evaluate(
    () =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event === 'conversion')
        .length,
  )

const WAYS = {
  'the button': (page: Page) => zurueck(page).click(),
  'the browser': (page: Page) => page.goBack(),
  'the step’s name': (page: Page) =>
    page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name: 'Angebot' }).click(),
}

for (const [name, goBack] of Object.entries(WAYS))
  test(`back by ${name} while the enquiry is sent: the thank-you page follows all the same`, async ({
    page,
    server,
  }) => {
    const held = await sendHeld(page, server.url)
    await goBack(page)
    await expect(angebote(page)).toBeVisible()
    await held[0]?.continue()
    await expectThanks(page, server.url)
    expect(server.anfragen()).toHaveLength(1)
    expect(await conversions(page)).toBe(1)
    expect(await page.evaluate(() => sessionStorage.getItem('calculatorSession'))).toBeNull()
    await page.goBack()
    await expect(jahrgang(page)).toHaveValue('')
  })

test('back and forward again while it is sent: it is still being sent, and nothing goes out twice', async ({
  page,
  server,
}) => {
  const held = await sendHeld(page, server.url)
  await zurueck(page).click()
  await weiter(page).click()
  await expect(send(page)).toHaveText(/Wird gesendet\.\.\./)
  await field(page, 'Vorname').press('Enter')
  await held[0]?.continue()
  await expectThanks(page, server.url)
  expect(held).toHaveLength(1)
  expect(server.anfragen()).toHaveLength(1)
  expect(await conversions(page)).toBe(1)
})

test('back while it is sent, and it is refused: the toast says so, step 3 keeps the reason and everything typed', async ({
  page,
  server,
  klagen,
}) => {
  const held = await sendHeld(page, server.url)
  await zurueck(page).click()
  await expect(angebote(page)).toBeVisible()
  await held[0]?.fulfill({ status: 503, body: '' })
  await expectToast(page, 'Fehler beim Senden', 'Bitte versuchen Sie es später noch einmal.')
  await weiter(page).click()
  await expect(page.getByText('Ihre Anfrage ist noch nicht gesendet.')).toBeVisible()
  await expect(field(page, 'E-Mail')).toHaveValue(ANGABEN['E-Mail'])
  forgiveNetwork(klagen)
})

test('on another page by the time it is stored: a message says so', async ({ page, server }) => {
  const held = await sendHeld(page, server.url)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen')
  await held[0]?.continue()
  await expectToast(page, 'Ihre Anfrage ist gesendet', 'Wir haben sie erhalten und melden uns in Kürze.')
  await expect(page).toHaveURL(`${server.url}/faq`)
  expect(server.anfragen()).toHaveLength(1)
})

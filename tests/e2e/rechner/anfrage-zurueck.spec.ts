import type { Page, Route } from '@playwright/test'
import { ANGABEN, expectThanks, expectToast, field, fillIn, openInquiry, PLZ, send } from '../hilfe/anfrage-schritt.ts'
import { forgiveNetwork } from '../hilfe/eigener-server.ts'
import { angebote, jahrgang, openRechner, toInquiry, weiter, zurueck } from '../hilfe/rechner-schritte.ts'
import { expect, test } from '../hilfe/seiten.ts'

/** What is sent from now on, each held back on its way until the test lets it go. */
async function holdInquiries(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route('**/api/send-insurance-inquiry', route => void held.push(route))
  return held
}

const conversions = (page: Page) =>
  page.evaluate(
    () =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event === 'conversion')
        .length,
  )

const WAYS = {
  'the button': async (page: Page) => {
    await zurueck(page).click()
    await expect(angebote(page)).toBeVisible()
  },
  'the browser': async (page: Page) => {
    await page.goBack()
    await expect(angebote(page)).toBeVisible()
  },
  'the step’s name': async (page: Page) => {
    await page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name: 'Angebot' }).click()
    await expect(angebote(page)).toBeVisible()
  },
  'the button and forward again': async (page: Page) => {
    await zurueck(page).click()
    await weiter(page).click()
    // It is still being sent: a second press must not send it twice.
    await expect(send(page)).toHaveText(/Wird gesendet\.\.\./)
    await field(page, 'Vorname').press('Enter')
  },
}

test('back while the enquiry is sent, whichever way: the thank-you page follows, and nothing goes out twice', async ({
  page,
  server,
}) => {
  const held = await holdInquiries(page)
  await openRechner(page, `${server.url}/`)
  for (const [index, [name, goBack]] of Object.entries(WAYS).entries())
    await test.step(`back by ${name}`, async () => {
      await toInquiry(page, '1985', PLZ)
      // The same content once more would count as a second try.
      await fillIn(page, { ...ANGABEN, Nummer: String(index + 1) })
      await send(page).click()
      await expect.poll(() => held.length).toBe(index + 1)
      await goBack(page)
      await held[index]?.continue()
      await expectThanks(page, server.url)
      expect(held).toHaveLength(index + 1)
      expect(server.anfragen()).toHaveLength(index + 1)
      await expect.poll(() => conversions(page)).toBe(index + 1)
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('calculatorSession'))).toBeNull()
      await page.goBack()
      await expect(jahrgang(page)).toHaveValue('')
    })
})

test('back while it is sent, and it is refused: the toast, the reason and all typed stay; stored while on another page, a message says so', async ({
  page,
  server,
  klagen,
}) => {
  const held = await holdInquiries(page)
  await openInquiry(page, server.url)
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => held.length).toBe(1)
  await zurueck(page).click()
  await expect(angebote(page)).toBeVisible()
  await held[0]?.fulfill({ status: 503, body: '' })
  await expectToast(page, 'Fehler beim Senden', 'Bitte versuchen Sie es später noch einmal.')
  await weiter(page).click()
  await expect(page.getByText('Ihre Anfrage ist noch nicht gesendet.')).toBeVisible()
  await expect(field(page, 'E-Mail')).toHaveValue(ANGABEN['E-Mail'])

  await send(page).click()
  await expect.poll(() => held.length).toBe(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen')
  await held[1]?.continue()
  await expectToast(page, 'Ihre Anfrage ist gesendet', 'Wir haben sie erhalten und melden uns in Kürze.')
  await expect(page).toHaveURL(`${server.url}/faq`)
  expect(server.anfragen()).toHaveLength(1)
  forgiveNetwork(klagen)
})

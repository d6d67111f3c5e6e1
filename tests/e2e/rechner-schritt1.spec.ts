import type { Page } from '@playwright/test'
import { expectCleanOnPhone } from './axe.ts'
import {
  fillStep1,
  fuerWen,
  jahrgang,
  openRechner,
  ort,
  plz,
  rechner,
  watchRequests,
  weiter,
  zurueck,
} from './rechner-schritte.ts'
import { expect, openPage, PHONE, test } from './seiten.ts'

const year = (page: Page) =>
  page.evaluate(() => Number(JSON.parse(document.getElementById('seiten-daten')?.textContent ?? '').datum.slice(0, 4)))

test('is in the HTML before any script has run', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const words = ['Für wen?', 'Ich', 'Paar', 'Familie', 'Jahrgang', 'PLZ', 'Ort', 'Unfallversicherung', 'Ohne Unfall']
  for (const text of [...words, 'Mit Unfall', 'Weiter']) expect(html, text).toContain(text)
  for (const step of ['Daten eingeben', 'Angebot', 'Anfrage senden']) expect(html, step).toContain(step)
  expect(html).toMatch(/id="rechner"/)
  expect(html).toMatch(/id="step-calculator"/)
})

/** The page before its code has arrived; the answer lets it come to life. */
async function openLifeless(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/entry-client-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return release
}

test('what is typed before the page is alive stays, and is looked up', async ({ page }) => {
  const release = await openLifeless(page)
  await jahrgang(page).fill('1985')
  await plz(page).fill('8001')
  await rechner(page).getByText('Mit Unfall').click()
  release()
  await expect(ort(page)).toHaveValue('Zürich')
  await expect(jahrgang(page)).toHaveValue('1985')
  await expect(rechner(page).getByRole('radio', { name: 'Mit Unfall' })).toBeChecked()
  await expect(rechner(page).getByText(/^Alter: \d+ Jahre \(Erwachsene\/r\)$/)).toBeVisible()
})

test('for whom was chosen before the page is alive stays, with the birth year', async ({ page }) => {
  const release = await openLifeless(page)
  await jahrgang(page).fill('1985')
  await rechner(page).getByText('Familie', { exact: true }).click()
  release()
  await expect(rechner(page).getByRole('group', { name: 'Kind', exact: true })).toBeVisible()
  await expect(fuerWen(page, 'Familie')).toBeChecked()
  await expect(jahrgang(page)).toHaveValue('1985')
})

test('a full postcode fills the place, a shorter one clears it; both take digits only', async ({ page }) => {
  await openRechner(page)
  await plz(page).pressSequentially('8x00-19')
  await expect(plz(page)).toHaveValue('8001')
  await expect(ort(page)).toHaveValue('Zürich')
  await plz(page).press('Backspace')
  await expect(ort(page)).toHaveValue('')
  await jahrgang(page).pressSequentially('19a855')
  await expect(jahrgang(page)).toHaveValue('1985')
})

test('typing asks for nothing, Weiter for the table of the region only', async ({ page }) => {
  await openRechner(page)
  const requests = watchRequests(page)
  await jahrgang(page).pressSequentially('1985')
  await ort(page).pressSequentially('Winterth')
  await rechner(page).getByRole('option').first().waitFor()
  await plz(page).fill('8001')
  await expect(ort(page)).toHaveValue('Zürich')
  await rechner(page).getByRole('radio', { name: 'Mit Unfall' }).check()
  expect(requests).toEqual([])
  await weiter(page).click()
  await expect(page.getByRole('radiogroup', { name: 'Angebote' })).toBeVisible()
  expect(requests).toEqual([expect.stringMatching(/^\/daten\/\d{4}\/zh-1\.[0-9a-f]{16}\.json$/)])
})

test('three letters of a place suggest postcodes, by keyboard alone', async ({ page }) => {
  await openRechner(page)
  await ort(page).focus()
  await page.keyboard.type('wi')
  await expect(ort(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('nterthur')
  await expect(ort(page)).toHaveAttribute('aria-expanded', 'true')
  const options = rechner(page).getByRole('option')
  await expect(options.first()).toContainText('Winterthur')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(ort(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(ort(page)).toHaveValue('winterthur')
  await page.keyboard.press('ArrowDown')
  const text = await options.first().innerText()
  await page.keyboard.press('Enter')
  await expect(plz(page)).toHaveValue(text.slice(0, 4))
  await expect(ort(page)).toHaveValue('Winterthur')
  await expect(options).toHaveCount(0)
})

test('a place with broken characters is repaired', async ({ page }) => {
  await openRechner(page)
  await plz(page).fill('8001')
  await ort(page).fill('ZÃ¼rich')
  await expect(ort(page)).toHaveValue('Zürich')
})

test('a postcode of several regions leaves the choice to the visitor', async ({ page }) => {
  await openRechner(page)
  const bag = await page.evaluate(() => document.getElementById('seiten-daten')?.textContent?.includes('"BAG"'))
  const [postcode, place, region] = bag ? ['8044', 'Gockhausen', 'zh-2'] : ['1290', 'Versoix', 'ge-0']
  await jahrgang(page).fill('1985')
  await plz(page).fill(postcode)
  await expect(ort(page)).toHaveValue(bag ? '' : place)
  if (bag) {
    await expect(rechner(page).getByText('8044 liegt in zwei Gemeinden: Zürich, Dübendorf')).toBeVisible()
    await weiter(page).click()
    await expect(ort(page)).toBeFocused()
    await expect(rechner(page).getByText('Bitte wählen Sie Ihre Gemeinde.')).toBeVisible()
    const bold = rechner(page).getByRole('option').last().getByText('Dübendorf', { exact: true })
    expect(Number(await bold.evaluate(name => getComputedStyle(name).fontWeight))).toBeGreaterThanOrEqual(600)
    await rechner(page).getByRole('option', { name: 'Gemeinde Dübendorf, ZH' }).click()
  }
  await expect(ort(page)).toHaveValue(place)
  const requests = watchRequests(page)
  await weiter(page).click()
  await expect(page.getByRole('radiogroup', { name: 'Angebote' })).toBeVisible()
  expect(requests).toEqual([expect.stringContaining(`/${region}.`)])
})

test('an incomplete form says what is missing at every field, and goes on once it is there', async ({ page }) => {
  await openRechner(page)
  await expect(zurueck(page)).toBeDisabled()
  await weiter(page).click()
  await expect(jahrgang(page)).toBeFocused()
  await expect(jahrgang(page)).toHaveAccessibleDescription('Bitte geben Sie den Jahrgang ein.')
  await expect(plz(page)).toHaveAccessibleDescription('Bitte geben Sie die PLZ ein.')
  await expect(ort(page)).toHaveAccessibleDescription('Bitte geben Sie den Ort ein.')
  await jahrgang(page).fill('19')
  await expect(jahrgang(page)).toHaveAccessibleDescription('Bitte vier Ziffern eingeben.')
  await jahrgang(page).fill('1800')
  await expect(jahrgang(page)).toHaveAccessibleDescription(/^Bitte einen Jahrgang von \d{4} bis \d{4} eingeben\.$/)
  await jahrgang(page).fill('1985')
  await expect(jahrgang(page)).not.toHaveAttribute('aria-invalid')
  await plz(page).fill('9999')
  await expect(plz(page)).toHaveAccessibleDescription('Diese PLZ gibt es nicht.')
  await plz(page).fill('8001')
  await ort(page).fill('Genf')
  await weiter(page).click()
  await expect(ort(page)).toHaveAccessibleDescription('Standort nicht gefunden: 8001 Genf')
  await plz(page).fill('3011')
  await expect(ort(page)).toHaveValue('Bern')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radiogroup', { name: 'Angebote' })).toBeVisible()
})

test('shows the age, and warns about accident cover without changing the choice', async ({ page }) => {
  await openRechner(page)
  const now = await year(page)
  const hint = rechner(page).getByRole('radiogroup', { name: 'Unfallversicherung' })
  const cases = [
    [now + 1, 'Noch nicht geboren (Kind)', /^Achtung: Unter 15/],
    [now - 14, 'Alter: 14 Jahre (Kind)', /^Achtung: Unter 15/],
    [now - 17, 'Alter: 17 Jahre (Kind)', /^Ohne: .* 8 Stunden/],
    [now - 18, 'Alter: 18 Jahre (Erwachsene/r)', /^Ohne: .* 8 Stunden/],
    [now - 65, 'Alter: 65 Jahre (Erwachsene/r)', /^Achtung: Ab 65/],
  ] as const
  for (const [born, age, warning] of cases) {
    await jahrgang(page).fill(String(born))
    await expect(rechner(page).getByText(age, { exact: true })).toBeVisible()
    await expect(hint).toHaveAccessibleDescription(warning)
    await expect(rechner(page).getByRole('radio', { name: 'Ohne Unfall' })).toBeChecked()
  }
  await rechner(page).getByRole('button', { name: 'Mit Unfall rechnen' }).press('Enter')
  await expect(rechner(page).getByRole('radio', { name: 'Mit Unfall' })).toBeChecked()
  await expect(rechner(page).getByRole('radio', { name: 'Mit Unfall' })).toBeFocused()
  await expect(rechner(page).getByRole('button', { name: 'Mit Unfall rechnen' })).toHaveCount(0)
  await expect(hint).toHaveAccessibleDescription(/^Ohne: /)
})

test('leads to privacy in a new tab and to contact', async ({ page }) => {
  await openPage(page, '/')
  await expect(rechner(page).getByRole('link', { name: /Datenschutz/ })).toHaveAttribute('target', '_blank')
  await rechner(page).getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL('/kontakt')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

  test('fits on the screen without scrolling, also when filled in', async ({ page }) => {
    await openRechner(page, '/#rechner')
    await fillStep1(page, '1985', '8001')
    await rechner(page).evaluate(section => section.scrollIntoView({ behavior: 'instant' }))
    for (const part of [rechner(page).getByRole('navigation'), jahrgang(page), plz(page), ort(page), weiter(page)])
      await expect(part).toBeInViewport({ ratio: 1 })
  })

  test('the first screen of the page shows everything down to Weiter, also when filled in', async ({ page }) => {
    await openRechner(page)
    // A note about the data, where there is one, stands above and takes its own room.
    const note = page.locator('#startseite-hero').getByText(/^Demodaten|^Das sind die Prämien/)
    const room = (await note.count()) > 0 ? ((await note.first().boundingBox())?.height ?? 0) + 8 : 0
    for (const filled of [false, true]) {
      if (filled) await fillStep1(page, '1992', '8001')
      const box = await weiter(page).boundingBox()
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height + room)
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('asks for digits with the digits keyboard and names what a browser may fill in', async ({ page }) => {
    await openPage(page, '/')
    await expect(jahrgang(page)).toHaveAttribute('inputmode', 'numeric')
    await expect(jahrgang(page)).toHaveAttribute('autocomplete', 'bday-year')
    await expect(plz(page)).toHaveAttribute('inputmode', 'numeric')
    await expect(plz(page)).toHaveAttribute('autocomplete', 'postal-code')
    await expect(ort(page)).toHaveAttribute('autocomplete', 'address-level2')
    await expect(ort(page)).toHaveAttribute('maxlength', '50')
  })
})

test('axe finds nothing in step 1, with errors and with an open list, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openRechner(page)
  await weiter(page).click()
  await expect(jahrgang(page)).toHaveAttribute('aria-invalid', 'true')
  await expectCleanOnPhone(page)
  await ort(page).fill('winterthur')
  await page.keyboard.press('ArrowDown')
  await expect(rechner(page).getByRole('option').first()).toBeVisible()
  await expectCleanOnPhone(page)
})

import type { Page } from '@playwright/test'
import { expectCleanOnPhone } from '../hilfe/axe.ts'
import {
  angebote,
  fillStep1,
  fuerWen,
  jahrgang,
  jahrgangVon,
  openRechner,
  ort,
  plz,
  rechner,
  unfall,
  weiter,
  zurueck,
} from '../hilfe/rechner-schritte.ts'
import { DESKTOP, expect, PHONE, test } from '../hilfe/seiten.ts'

const year = (page: Page) =>
  page.evaluate(() => Number(JSON.parse(document.getElementById('seiten-daten')?.textContent ?? '').datum.slice(0, 4)))

/** Keeps what matches from arriving until the answer is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await released
    await route.continue()
  })
  return release
}

test('before its code arrives the form is there: what is typed or chosen then stays, and is looked up', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text()
  const words = ['Für wen?', 'Ich', 'Paar', 'Familie', 'Jahrgang', 'PLZ', 'Ort', 'Unfallversicherung', 'Ohne Unfall']
  for (const text of [...words, 'Mit Unfall', 'Weiter']) expect(html, text).toContain(text)
  for (const step of ['Daten eingeben', 'Angebot', 'Anfrage senden']) expect(html, step).toContain(step)
  expect(html).toMatch(/id="rechner"/)
  expect(html).toMatch(/id="step-calculator"/)

  const bringToLife = await hold(page, '**/assets/entry-client-*.js')
  const bringHousehold = await hold(page, '**/assets/folgeschritte-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await jahrgang(page).fill('1985')
  await plz(page).fill('8001')
  await rechner(page).getByText('Mit Unfall').click()
  bringToLife()
  await expect(ort(page)).toHaveValue('Zürich')
  await expect(jahrgang(page)).toHaveValue('1985')
  await expect(unfall(page, 'Mit Unfall')).toBeChecked()
  await expect(rechner(page).getByText(/^Alter: \d+ Jahre \(Erwachsene\/r\)$/)).toBeVisible()

  await test.step('until the lines of a household have arrived one’s own fields can be filled in', async () => {
    await fuerWen(page, 'Paar').check()
    await jahrgang(page).fill('1986')
    await plz(page).fill('3011')
    await expect(ort(page)).toHaveValue('Bern')
    await expect(jahrgangVon(page, 'Partner/in')).toHaveCount(0)
    bringHousehold()
    await jahrgangVon(page, 'Partner/in').fill('1987')
    await expect(jahrgang(page)).toHaveValue('1986')
    await expect(ort(page)).toHaveValue('Bern')
  })

  await test.step('for whom was chosen stays, with the birth year', async () => {
    const bringToLifeAgain = await hold(page, '**/assets/entry-client-*.js')
    await page.goto('about:blank')
    await page.goto('/', { waitUntil: 'commit' })
    await jahrgang(page).fill('1985')
    await rechner(page).getByText('Familie', { exact: true }).click()
    bringToLifeAgain()
    await expect(rechner(page).getByRole('group', { name: 'Kind', exact: true })).toBeVisible()
    await expect(fuerWen(page, 'Familie')).toBeChecked()
    await expect(jahrgang(page)).toHaveValue('1985')
  })
})

test('says at every field what is missing or wrong, shows the age and warns about accident cover; then Enter goes on', async ({
  page,
}) => {
  await openRechner(page)
  await expect(zurueck(page)).toBeDisabled()
  await weiter(page).click()
  await expect(jahrgang(page)).toBeFocused()
  await expect(jahrgang(page)).toHaveAccessibleDescription('Bitte geben Sie den Jahrgang ein.')
  await expect(plz(page)).toHaveAccessibleDescription('Bitte geben Sie die PLZ ein.')
  // A place cannot be right before its postcode is: one complaint is enough.
  await expect(ort(page)).not.toHaveAttribute('aria-invalid')
  await test.step('axe finds nothing, with errors and an open list', async () => {
    await ort(page).fill('winterthur')
    await page.keyboard.press('ArrowDown')
    await expect(rechner(page).getByRole('option').first()).toBeVisible()
    await expect(jahrgang(page)).toHaveAttribute('aria-invalid', 'true')
    await expectCleanOnPhone(page)
    await page.setViewportSize(DESKTOP)
    await page.keyboard.press('Escape')
    await ort(page).fill('')
  })

  await jahrgang(page).fill('19')
  await expect(jahrgang(page)).toHaveAccessibleDescription('Bitte vier Ziffern eingeben.')
  await jahrgang(page).fill('1800')
  await expect(jahrgang(page)).toHaveAccessibleDescription(/^Bitte einen Jahrgang von \d{4} bis \d{4} eingeben\.$/)

  await test.step('a birth year takes digits only, and without accident cover the age decides the warning', async () => {
    const hint = rechner(page).getByRole('radiogroup', { name: 'Unfallversicherung' })
    const now = await year(page)
    const cases = [
      [now + 1, 'Noch nicht geboren (Kind)', /^Achtung: Unter 15/],
      [now - 14, 'Alter: 14 Jahre (Kind)', /^Achtung: Unter 15/],
      [now - 17, 'Alter: 17 Jahre (Kind)', /8 Stunden pro Woche .* Dann ohne Unfall\.$/],
      [now - 18, 'Alter: 18 Jahre (Kind)', /8 Stunden pro Woche .* Dann ohne Unfall\.$/],
      [now - 65, 'Alter: 65 Jahre (Erwachsene/r)', /^Achtung: Ab 65/],
    ] as const
    for (const [born, age, warning] of cases) {
      await jahrgang(page).fill(String(born))
      await expect(rechner(page).getByText(age, { exact: true })).toBeVisible()
      await expect(hint).toHaveAccessibleDescription(warning)
      await expect(unfall(page, 'Ohne Unfall')).toBeChecked()
    }
    const change = rechner(page).getByRole('button', { name: 'Mit Unfall rechnen' })
    await change.press('Enter')
    await expect(unfall(page, 'Mit Unfall')).toBeChecked()
    await expect(unfall(page, 'Mit Unfall')).toBeFocused()
    await expect(change).toHaveCount(0)
    await expect(hint).toHaveAccessibleDescription(/Dann ohne Unfall\.$/)
    await jahrgang(page).fill('')
    await jahrgang(page).pressSequentially('19a855')
    await expect(jahrgang(page)).toHaveValue('1985')
    await expect(jahrgang(page)).not.toHaveAttribute('aria-invalid')
  })

  await test.step('a full postcode fills the place, a shorter one clears it', async () => {
    await plz(page).pressSequentially('8x00-19')
    await expect(plz(page)).toHaveValue('8001')
    await expect(ort(page)).toHaveValue('Zürich')
    await plz(page).press('Backspace')
    await expect(ort(page)).toHaveValue('')
    await plz(page).fill('9999')
    await expect(plz(page)).toHaveAccessibleDescription(
      'Standort nicht gefunden: 9999. Prüfen Sie die PLZ oder suchen Sie nach dem Ort.',
    )
    await plz(page).fill('8001')
    await expect(ort(page)).toHaveValue('Zürich')
    await ort(page).fill('Genf')
    await weiter(page).click()
    await expect(ort(page)).toHaveAccessibleDescription(
      'Standort nicht gefunden: 8001 Genf. Wählen Sie einen Ort aus der Liste oder ändern Sie die PLZ.',
    )
    await plz(page).fill('3011')
    await expect(ort(page)).toHaveValue('Bern')
  })

  await test.step('a place that is deleted letter by letter stays deleted and is asked for', async () => {
    await ort(page).press('End')
    for (const rest of ['Ber', 'Be', 'B', '']) {
      await ort(page).press('Backspace')
      await expect(ort(page)).toHaveValue(rest)
    }
    await weiter(page).click()
    await expect(ort(page)).toBeFocused()
    await expect(ort(page)).toHaveAccessibleDescription('Bitte geben Sie den Ort ein.')
    await ort(page).fill('Bern')
  })

  await page.keyboard.press('Enter')
  await expect(angebote(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

  test('the first screen shows everything down to Weiter, fields bring their keyboard, links lead to privacy and contact', async ({
    page,
  }) => {
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
    await rechner(page).evaluate(section => section.scrollIntoView({ behavior: 'instant' }))
    for (const part of [rechner(page).getByRole('navigation'), jahrgang(page), plz(page), ort(page), weiter(page)])
      await expect(part).toBeInViewport({ ratio: 1 })

    await expect(jahrgang(page)).toHaveAttribute('inputmode', 'numeric')
    await expect(jahrgang(page)).toHaveAttribute('autocomplete', 'bday-year')
    await expect(plz(page)).toHaveAttribute('inputmode', 'numeric')
    await expect(plz(page)).toHaveAttribute('autocomplete', 'postal-code')
    await expect(ort(page)).toHaveAttribute('autocomplete', 'address-level2')
    await expect(ort(page)).toHaveAttribute('maxlength', '50')

    await expect(rechner(page).getByRole('link', { name: /Datenschutz/ })).toHaveAttribute('target', '_blank')
    await rechner(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL('/kontakt')
  })
})

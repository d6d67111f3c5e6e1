import type { Page } from '@playwright/test'
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
} from '../hilfe/anfrage-schritt.ts'
import { expectCleanOnPhone } from '../hilfe/axe.ts'
import { openRechner, weiter, zurueck } from '../hilfe/rechner-schritte.ts'
import { DESKTOP, expect, test } from '../hilfe/seiten.ts'

const insurer = (page: Page) => field(page, 'Aktuelle Krankenkasse')
const beanstandet = (page: Page, titel: string | RegExp) => page.getByRole('region', { name: titel })

test('at 55, by keyboard alone, from the first question to the thank-you page for that age', async ({
  page,
  server,
}) => {
  await openRechner(page, `${server.url}/`)
  const year = await page.evaluate(() =>
    Number(JSON.parse(document.getElementById('seiten-daten')?.textContent ?? '').datum.slice(0, 4)),
  )
  await page.getByRole('textbox', { name: 'Jahrgang' }).focus()
  await page.keyboard.type(String(year - 55))
  await page.keyboard.press('Tab')
  await page.keyboard.type(PLZ)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Schritt 2 von 3/ })).toBeFocused()
  await expect(weiter(page)).toBeEnabled()
  await weiter(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Schritt 3 von 3/ })).toBeFocused()
  await insurer(page).focus()
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
  for (const name of ['Informationsblatt', 'dasselbe als PDF']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(consent(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: /Versicherer/ }).focus()
  await page.keyboard.press('Space')
  await send(page).focus()
  await page.keyboard.press('Enter')
  await expectThanks(page, server.url, '/danke-rechner-55plus')
  expect(server.anfragen()).toEqual([
    expect.objectContaining({ birthYear: String(year - 55), weitergabeEinverstaendnis: true }),
  ])
})

test('what is missing: toast, summary, a message at every field, focus on the first, and places are suggested', async ({
  page,
  server,
}) => {
  await openInquiry(page, server.url)
  await field(page, 'PLZ').fill('')
  await send(page).click()
  await expectToast(
    page,
    'Fehlende Angaben',
    'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.',
  )
  await expect(insurer(page)).toBeFocused()
  // No place is demanded while the postcode is not known: it follows from it.
  await expect(field(page, 'Ort')).not.toHaveAttribute('aria-invalid')
  for (const name of ['Aktuelle Krankenkasse', ...Object.keys(ANGABEN), 'PLZ']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(/^Bitte/)
  }
  const summary = beanstandet(page, '9 Angaben fehlen noch')
  await expect(summary.getByRole('link')).toHaveCount(9)
  await expectCleanOnPhone(page)
  // On a phone the toast would cover what comes next for a while.
  await page.setViewportSize(DESKTOP)
  await summary.getByRole('link', { name: 'Bitte geben Sie Ihre Telefonnummer ein.' }).click()
  await expect(field(page, 'Telefon')).toBeFocused()

  const suggestions = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option')
  await field(page, 'Ort').fill('Aar')
  await expect(suggestions).toHaveCount(0)
  await field(page, 'Ort').fill('Aarg')
  await suggestions.filter({ hasText: 'Aargau' }).click()
  await expect(field(page, 'PLZ')).toHaveValue('1190')

  await field(page, 'PLZ').fill(PLZ)
  await expect(field(page, 'Ort')).toHaveValue(ORT)
  await expect(beanstandet(page, '8 Angaben fehlen noch').getByRole('link')).toHaveCount(8)
  await fillIn(page)
  await field(page, 'E-Mail').fill('anna')
  await send(page).click()
  await expect(beanstandet(page, 'Eine Angabe stimmt noch nicht').getByRole('link')).toHaveCount(1)
  await expect(field(page, 'E-Mail')).toBeFocused()
  await field(page, 'E-Mail').fill(ANGABEN['E-Mail'])
  await expect(beanstandet(page, /Angabe/)).toHaveCount(0)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  expect(server.anfragen()).toEqual([])
})

test('on every screen the choice stands on the first one; the toast covers no field, on a phone it stands at the bottom and not over the one that has the focus', async ({
  page,
  server,
}) => {
  await openInquiry(page, server.url)
  const toast = page.getByRole('listitem').filter({ hasText: 'Fehlende Angaben' })
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    // Step 3 as one arrives there, not as it was left at another size.
    await zurueck(page).click()
    await expect(page.getByRole('heading', { name: /Schritt 2 von 3/ })).toBeFocused()
    await page.setViewportSize(viewport)
    await weiter(page).click()
    await expect(page.getByRole('heading', { name: /Schritt 3 von 3/ })).toBeFocused()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })).toBeInViewport({ ratio: 0.9 })
    await expect(insurer(page)).toBeInViewport()
    await send(page).click()
    await expect(insurer(page)).toBeFocused()
    await expect(toast).toBeInViewport()
    const covered = await toast.evaluate(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [...document.querySelectorAll('form input, form select, form button')].flatMap(control => {
        const box = control.getBoundingClientRect()
        const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
        return isApart || box.width === 0 ? [] : [control.getAttribute('name')]
      })
    })
    if (viewport.width >= 768) expect(covered, `${viewport.width} px`).toEqual([])
    else {
      expect(covered).not.toContain('currentInsurance')
      const box = await toast.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(viewport.height - 40)
    }
  }
})

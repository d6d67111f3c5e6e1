import type { Page } from '@playwright/test'
import { expectCleanOnPhone } from '../hilfe/axe.ts'
import {
  fillStep1,
  fuerWen,
  jahrgang,
  jahrgangVon,
  openRechner,
  ort,
  plz,
  rechner,
  weiter,
} from '../hilfe/rechner-schritte.ts'
import { expect, test } from '../hilfe/seiten.ts'

const unfallVon = (page: Page, wahl: 'Ohne Unfall' | 'Mit Unfall', wer: string) =>
  rechner(page).getByRole('radio', { name: `${wahl} ${wer}`, exact: true })
const fuegeHinzu = (page: Page, wen: 'Kind' | 'Erwachsene Person') =>
  rechner(page).getByRole('button', { name: wen, exact: true })
const zeilen = (page: Page) => rechner(page).getByRole('group')

test('another answer to for whom keeps what was typed; a family grows to eight and shrinks to two, and the focus goes along', async ({
  page,
}) => {
  await openRechner(page)
  await fillStep1(page, '1985', '8001')
  await fuerWen(page, 'Paar').check()
  await expect(jahrgang(page)).toHaveValue('1985')
  await expect(ort(page)).toHaveValue('Zürich')
  await expect(zeilen(page)).toHaveCount(2)
  await expect(unfallVon(page, 'Ohne Unfall', 'Partner/in')).toBeChecked()
  await jahrgangVon(page, 'Partner/in').fill('1987')
  await expect(rechner(page).getByRole('group', { name: 'Partner/in' })).toContainText(/\d\d Jahre/)
  const entfernen = rechner(page).getByRole('button', { name: /entfernen$/ })
  await expect(entfernen).toHaveCount(0)

  await fuerWen(page, 'Familie').check()
  await fuegeHinzu(page, 'Kind').click()
  await expect(jahrgangVon(page, 'Kind')).toBeFocused()
  await page.keyboard.type('2014')
  await expect(unfallVon(page, 'Mit Unfall', 'Kind')).toBeChecked()
  await rechner(page).getByRole('radio', { name: 'Mit Unfall', exact: true }).check()
  await fuerWen(page, 'Ich').check()
  await expect(jahrgang(page)).toHaveValue('1985')
  await expect(rechner(page).getByRole('radio', { name: 'Mit Unfall', exact: true })).toBeChecked()
  await fuerWen(page, 'Familie').check()
  await expect(jahrgangVon(page, 'Partner/in')).toHaveValue('1987')
  await expect(jahrgangVon(page, 'Kind')).toHaveValue('2014')

  await fuegeHinzu(page, 'Kind').press('Enter')
  await expect(jahrgangVon(page, 'Kind 2')).toBeFocused()
  await fuegeHinzu(page, 'Erwachsene Person').press('Enter')
  await expect(jahrgangVon(page, 'Person 5')).toBeFocused()
  await expect(unfallVon(page, 'Ohne Unfall', 'Person 5')).toBeChecked()
  for (const nummer of [3, 4, 5]) {
    await fuegeHinzu(page, 'Kind').press('Enter')
    await expect(jahrgangVon(page, `Kind ${nummer}`)).toBeFocused()
  }
  await expect(zeilen(page)).toHaveCount(8)
  await expect(fuegeHinzu(page, 'Kind')).toBeDisabled()
  await expect(fuegeHinzu(page, 'Erwachsene Person')).toBeDisabled()
  await rechner(page).getByRole('button', { name: 'Kind 1 entfernen' }).press('Enter')
  await expect(fuegeHinzu(page, 'Kind')).toBeFocused()
  for (let anzahl = 6; anzahl > 1; anzahl -= 1) {
    await expect(entfernen).toHaveCount(anzahl)
    await entfernen.last().press('Enter')
  }
  await expect(zeilen(page)).toHaveCount(2)
  await expect(entfernen).toHaveCount(0)
})

test('complaints and warnings stand at the field they mean and go away one by one, clean for axe; step 2 answers for all', async ({
  page,
}) => {
  await openRechner(page)
  await fuerWen(page, 'Familie').check()
  await expect(zeilen(page)).toHaveCount(3)
  await weiter(page).click()
  await expect(plz(page)).toBeFocused()
  await expect(jahrgang(page)).toHaveAttribute('aria-invalid', 'true')
  await jahrgang(page).fill('1950')
  await expect(rechner(page).getByRole('button', { name: 'Mit Unfall rechnen' })).toBeVisible()
  await expect(jahrgangVon(page, 'Partner/in')).toHaveAttribute('aria-invalid', 'true')
  await expectCleanOnPhone(page)

  await plz(page).fill('8001')
  await jahrgang(page).fill('1985')
  await jahrgangVon(page, 'Kind').fill('2020')
  await weiter(page).click()
  const partner = jahrgangVon(page, 'Partner/in')
  await expect(partner).toBeFocused()
  await expect(partner).toHaveAccessibleDescription('Bitte geben Sie den Jahrgang ein.')
  await expect(jahrgangVon(page, 'Kind')).not.toHaveAttribute('aria-invalid')
  await partner.fill('1850')
  await expect(partner).toHaveAccessibleDescription(/^Bitte einen Jahrgang von \d{4} bis \d{4} eingeben\.$/)
  // Nobody is complained about who does not count.
  await fuerWen(page, 'Ich').check()
  await fuerWen(page, 'Familie').check()
  await expect(partner).not.toHaveAttribute('aria-invalid')

  const kind = rechner(page).getByRole('group', { name: 'Kind', exact: true })
  await expect(kind).not.toContainText('Achtung')
  await unfallVon(page, 'Ohne Unfall', 'Kind').check()
  await expect(kind).toContainText('Achtung: Unter 15 Jahren')
  await kind.getByRole('button', { name: 'Mit Unfall rechnen Kind' }).press('Enter')
  await expect(unfallVon(page, 'Mit Unfall', 'Kind')).toBeChecked()
  await expect(unfallVon(page, 'Mit Unfall', 'Kind')).toBeFocused()
  await expect(kind).not.toContainText('Achtung')

  await partner.fill('1987')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Beste Kombination' })).toBeVisible()
})

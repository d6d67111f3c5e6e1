import type { Locator, Page } from '@playwright/test'
import { expectThanks, field, fillIn, openInquiry, PLZ, send } from './anfrage-schritt.ts'
import { expect, test } from './eigener-server.ts'
import { alsHaushalt, openRechner, toOffers, weiter } from './rechner-schritte.ts'

const SATZ = 'Eine Anfrage ist keine Kündigung: Ihre heutige Versicherung läuft weiter, bis Sie kündigen.'
const THANK_YOU = ['/danke-kontakt', '/danke-rechner', '/danke-rechner-55plus', '/danke-beratung']

const summary = (page: Page) => page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })

/** Without what stands before and after the insurers. */
async function insurers(select: Locator) {
  const texts = await select.locator('option').allInnerTexts()
  return texts.filter(text => !/Bitte wählen|Keine Angabe|Andere oder/.test(text))
}

function expectByName(names: string[]) {
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual(names.toSorted(new Intl.Collator('de-CH').compare))
}

test('one person: insurers by name, no cancellation, product and year of the price', async ({ page, server }) => {
  await openInquiry(page, server.url)
  expectByName(await insurers(field(page, 'Aktuelle Krankenkasse')))
  await expect(page.getByRole('form', { name: 'Anfrage' })).toContainText(SATZ)
  const shown = await summary(page).innerText()
  await fillIn(page)
  await send(page).click()
  await expectThanks(page, server.url)
  await expect(page.getByRole('main')).toContainText(SATZ)
  const [stored] = server.anfragen()
  expect(stored?.premiumYear).toBe('2025')
  expect(String(stored?.selectedTariff)).not.toBe('')
  expect(shown).toContain(String(stored?.selectedTariff))
})

test('a household: insurers by name in step 2 and 3, each with product and year', async ({ page, server }) => {
  await openRechner(page, `${server.url}/`)
  await toOffers(page, '1985', PLZ)
  await alsHaushalt(page, { kind: '2015' })
  expectByName(await insurers(page.getByLabel('Aktuelle Krankenkasse')))
  await weiter(page).click()
  expectByName(await insurers(field(page, 'Aktuelle Krankenkasse')))
  await expect(page.getByRole('form', { name: 'Anfrage' })).toContainText(SATZ)
  const shown = await summary(page).innerText()
  await fillIn(page)
  await send(page).click()
  await expectThanks(page, server.url)
  const [stored] = server.anfragen() as { selectedTariff: string; personen: Record<string, string>[] }[]
  expect(stored?.personen.map(({ premiumYear }) => premiumYear)).toEqual(['2025', '2025'])
  expect(stored?.personen[0]?.selectedTariff).toBe(stored?.selectedTariff)
  for (const { selectedTariff = '' } of stored?.personen ?? []) {
    expect(selectedTariff).not.toBe('')
    expect(shown).toContain(selectedTariff)
  }
})

for (const path of THANK_YOU)
  test(`${path} says that an enquiry is no cancellation`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(SATZ)
  })

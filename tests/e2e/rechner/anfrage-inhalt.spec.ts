import type { Locator, Page } from '@playwright/test'
import {
  expectThanks,
  field,
  fillIn,
  KEINE_KUENDIGUNG,
  ORT,
  openInquiry,
  PLZ,
  send,
  watchPosts,
} from '../hilfe/anfrage-schritt.ts'
import { heute, oeffneHeute } from '../hilfe/angebot-schritt.ts'
import { alsHaushalt, jahrgang, toOffers, weiter } from '../hilfe/rechner-schritte.ts'
import { expect, test } from '../hilfe/seiten.ts'

const gewaehlt = (page: Page) => page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })

/** Without what stands before and after them, the insurers are in the order of their names. */
async function expectInsurersByName(select: Locator) {
  await expect(select).toBeVisible()
  const texts = await select.locator('option').allInnerTexts()
  const names = texts.filter(text => !/Wählen|Bitte wählen|Keine Angabe|Andere oder/.test(text))
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual(names.toSorted(new Intl.Collator('de-CH').compare))
}

/** Before anything is sent: who the intermediary is, who pays it, and its sheet. */
async function expectVermittlerin(page: Page) {
  const form = page.getByRole('form', { name: 'Anfrage' })
  await expect(form).toContainText(/Vermittlerin ist die .*höchstens 70 Franken pro Person.*höchstens 16 Monatsprämien/)
  await expect(form.getByRole('link', { name: 'Informationsblatt' })).toHaveAttribute('href', '/vermittler')
  await expect(page.getByText('Was uns der Versicherer zahlt')).toBeVisible()
}

test('the chosen offer is in sight and sent as it was shown, once for a double click; then one for a household', async ({
  page,
  server,
}) => {
  await openInquiry(page, server.url)
  await expect(gewaehlt(page)).toBeInViewport()
  const price = gewaehlt(page).getByText(/^CHF [\d’.]+ pro Monat$/)
  await expect(price).toBeVisible()
  const premium = (await price.innerText()).replace(' pro Monat', '')
  const shown = await gewaehlt(page).innerText()
  await expect(field(page, 'PLZ')).toHaveValue(PLZ)
  await expect(field(page, 'Ort')).toHaveValue(ORT)
  await expectInsurersByName(field(page, 'Aktuelle Krankenkasse'))
  await expect(page.getByText(/Es entsteht dabei kein Vertrag/)).toBeVisible()
  await expect(page.getByRole('form', { name: 'Anfrage' })).toContainText(KEINE_KUENDIGUNG)
  await expectVermittlerin(page)
  await fillIn(page)
  const posts = watchPosts(page)
  await send(page).dblclick()
  await expectThanks(page, server.url)
  expect(posts).toHaveLength(1)
  const [stored, ...more] = server.anfragen()
  expect(more).toEqual([])
  expect(stored).toMatchObject({
    ...{ firstName: 'Anna', lastName: 'Beispiel', email: 'anna.marke@example.ch', birthYear: '1985' },
    ...{ postalCode: PLZ, city: ORT, strasse: 'Bahnhofstrasse', nummer: '1' },
    ...{ currentInsurance: 'CSS', currentFranchise: '', preferredFranchise: '2500', accidentInsurance: 'OHNE' },
    ...{ monthlyPremium: premium, premiumYear: '2025', beduerfnisse: '' },
    ...{ datenschutzEinverstaendnis: true, weitergabeEinverstaendnis: false },
  })
  expect(String(stored?.selectedTariff)).not.toBe('')
  expect(shown).toContain(String(stored?.selectedTariff))
  const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer))
  expect(layer).toContain('"form_submit"')
  for (const secret of ['anna.marke', 'Beispiel', '668 18', '1985']) expect(layer).not.toContain(secret)

  await page.goBack()
  await expect(jahrgang(page)).toHaveValue('')
  await toOffers(page, '1985', PLZ)
  await alsHaushalt(page, { kind: '2015' })
  await oeffneHeute(page)
  await expectInsurersByName(heute(page).getByLabel('Aktuelle Krankenkasse'))
  await weiter(page).click()
  await expectInsurersByName(field(page, 'Aktuelle Krankenkasse'))
  await expect(page.getByRole('form', { name: 'Anfrage' })).toContainText(KEINE_KUENDIGUNG)
  const together = await gewaehlt(page).innerText()
  await fillIn(page)
  await send(page).click()
  await expectThanks(page, server.url)
  const haushalt = server.anfragen()[1] as { selectedTariff: string; personen: Record<string, string>[] } | undefined
  expect(haushalt?.personen.map(({ premiumYear }) => premiumYear)).toEqual(['2025', '2025'])
  expect(haushalt?.personen[0]?.selectedTariff).toBe(haushalt?.selectedTariff)
  for (const { selectedTariff = '' } of haushalt?.personen ?? []) {
    expect(selectedTariff).not.toBe('')
    expect(together).toContain(selectedTariff)
  }
})

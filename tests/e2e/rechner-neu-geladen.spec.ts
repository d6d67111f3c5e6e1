import type { Page } from '@playwright/test'
import { kostenRegler, oeffneHeute } from './angebot-schritt.ts'
import {
  alsHaushalt,
  angebote,
  jahrgang,
  openRechner,
  ort,
  rechner,
  toInquiry,
  toOffers,
  weiter,
  zurueck,
} from './rechner-schritte.ts'
import { expect, openPage, test } from './seiten.ts'

const KEY = 'calculatorSession'
const inquiry = (page: Page) => page.getByRole('form', { name: 'Anfrage' })
const franchise = (page: Page, amount: string) =>
  page.getByRole('radiogroup', { name: 'Franchise' }).getByRole('radio', { name: amount, exact: true })
const model = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Modell' }).getByRole('checkbox', { name })
const chosen = (page: Page) => angebote(page).getByRole('radio', { checked: true })
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...sessionStorage }))
const session = async (page: Page) => JSON.parse((await stored(page))[KEY] ?? 'null')

test('step 2 comes back after a reload: place, franchise, filter, choice, insurer; then back and forward', async ({
  page,
}) => {
  await openRechner(page)
  await rechner(page).getByRole('radio', { name: 'Mit Unfall' }).check()
  await toOffers(page, '1985', '3011')
  await franchise(page, '500').check()
  await model(page, /HMO/).check()
  await angebote(page).getByRole('radio').nth(2).check()
  const offer = await chosen(page).getAttribute('aria-label')
  await oeffneHeute(page)
  await page.getByLabel('Aktuelle Krankenkasse').selectOption('CSS')

  await page.reload()
  await expect(page.getByText('Jahrgang 1985 · 3011 Bern · mit Unfall')).toBeVisible()
  await expect(franchise(page, '500')).toBeChecked()
  await expect(model(page, /HMO/)).toBeChecked()
  await expect(chosen(page)).toHaveAttribute('aria-label', offer ?? 'none')
  await expect(page.getByLabel('Aktuelle Krankenkasse').locator(':checked')).toHaveText('CSS')

  await zurueck(page).click()
  await expect(jahrgang(page)).toHaveValue('1985')
  await expect(ort(page)).toHaveValue('Bern')
  await page.goForward()
  await expect(angebote(page)).toBeVisible()
  await expect(franchise(page, '500')).toBeChecked()
  const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer))
  expect(layer).not.toContain('calculator_interaction')
})

test('the order by yearly cost comes back with its amount', async ({ page }) => {
  await openRechner(page)
  await toOffers(page)
  await (await kostenRegler(page)).fill('3000')
  await page.getByRole('radio', { name: 'Jahreskosten' }).check()
  await expect
    .poll(async () => (await session(page)).ansicht)
    .toEqual({
      ...{ modelle: [], ordnung: 'gesamtkosten', kosten: 3000 },
    })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Jahreskosten' })).toBeChecked()
  await expect(page.getByRole('slider', { name: 'Gesundheitskosten' })).toHaveValue('3000')
})

test('step 3 comes back without what was typed there; back leads to the offers and to step 1', async ({ page }) => {
  await openRechner(page)
  await toOffers(page)
  await franchise(page, "1'000").check()
  await weiter(page).click()
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Geheim')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('geheim@example.ch')
  const summary = await page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' }).innerText()

  await page.reload()
  await expect(inquiry(page)).toBeVisible()
  expect(await page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' }).innerText()).toBe(summary)
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'PLZ' })).toHaveValue('8001')
  await page.goBack()
  await expect(franchise(page, "1'000")).toBeChecked()
  await page.goBack()
  await expect(jahrgang(page)).toHaveValue('1985')
  await page.goForward()
  await expect(angebote(page)).toBeVisible()
  await page.goForward()
  await expect(inquiry(page)).toBeVisible()
})

test('a household comes back in step 2 and in step 3, without the amount of its bills', async ({ page }) => {
  await openRechner(page)
  await toOffers(page)
  await alsHaushalt(page, { kind: '2015' })
  const child = page.getByRole('group', { name: 'Person 2' })
  await child.getByLabel('Kosten im Jahr').selectOption('2’000')
  await page.getByLabel('Heute zusammen, CHF pro Monat').fill('777.50')
  await page.getByRole('radio', { name: 'Alle bei einer Kasse' }).check()

  await page.reload()
  await expect(child.getByLabel('Jahrgang')).toHaveValue('2015')
  await expect(child.getByLabel('Kosten im Jahr')).toHaveValue('2000')
  await expect(page.getByRole('radio', { name: 'Alle bei einer Kasse' })).toBeChecked()
  await expect(page.getByLabel('Heute zusammen, CHF pro Monat')).toHaveValue('')
  await weiter(page).click()
  await expect(inquiry(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ihre Auswahl für 2 Personen')).toBeVisible()
  await expect(inquiry(page)).toBeVisible()
  await page.goBack()
  await expect(child.getByLabel('Jahrgang')).toHaveValue('2015')
})

test('what the tab holds: no contact field, no bill, nothing of the checklist', async ({ page }) => {
  await openRechner(page)
  await toInquiry(page)
  for (const [name, value] of [
    ['Vorname', 'Geheim'],
    ['Nachname', 'Geheimer'],
    ['E-Mail', 'geheim@example.ch'],
    ['Telefon', '044 668 18 00'],
    ['Strasse', 'Geheimgasse'],
  ] as const)
    await inquiry(page).getByLabel(name, { exact: true }).fill(value)
  const all = await stored(page)
  expect(Object.keys(all).toSorted()).toEqual(['calculatorData', KEY])
  expect(JSON.parse(all[KEY] ?? '')).toEqual({
    version: 3,
    eingabe: { geburtsjahr: '1985', plz: '8001', ort: 'Zürich', unfallversicherung: 'OHNE' },
    bfs: 261,
    sofort: null,
    wahl: { franchise: 2500, gewaehlt: null, aktuelleKasse: null, aktuelleFranchise: null },
    ansicht: { modelle: [], ordnung: 'preis', kosten: 800 },
    haushalt: {
      ...{ fuerWen: 'ich', antwort: 'kombination', kasse: null, weitere: [] },
      ich: { franchise: null, kosten: 800 },
    },
  })
  expect(JSON.stringify(all)).not.toMatch(/geheim|668/i)
})

test('a shared comparison is stored nowhere, leaves a stored one alone, and comes back as itself', async ({ page }) => {
  await openPage(page, '/#vergleich=ZH1-ERW-300-MIT')
  await expect(angebote(page)).toBeVisible()
  await franchise(page, '500').check()
  expect(await stored(page)).toEqual({})

  await page.goto('about:blank')
  await openRechner(page)
  await toOffers(page, '1985', '3011')
  const own = (await stored(page))[KEY]
  await page.goto('about:blank')
  await openPage(page, '/#vergleich=ZH1-ERW-300-MIT')
  await expect(page.getByText(/^Geteilter Vergleich/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Geteilter Vergleich/)).toBeVisible()
  await expect(franchise(page, '300')).toBeChecked()
  expect((await stored(page))[KEY]).toBe(own)
})

for (const text of ['{"version":1', '{"version":99}', '"><img src=x onerror=alert(1)>', '[]'])
  test(`content that is not the site’s own is ignored: ${text}`, async ({ page }) => {
    await openRechner(page)
    await toInquiry(page)
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [KEY, text] as const)
    await page.reload()
    await expect(jahrgang(page)).toBeVisible()
    await expect(jahrgang(page)).toHaveValue('')
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  })

test('whoever opens the start page anew starts over', async ({ page }) => {
  await openRechner(page)
  await toOffers(page)
  expect(await session(page)).not.toBeNull()
  await openPage(page, '/faq')
  await openPage(page, '/')
  await expect(jahrgang(page)).toHaveValue('')
  expect(await session(page)).toBeNull()
})

import type { Page } from '@playwright/test'
import { RECHENFEHLER } from '#content/rechner/schritt-1.ts'
import { franchise, kostenRegler, oeffneHeute } from './angebot-schritt.ts'
import {
  alsHaushalt,
  anfrage,
  angebote,
  jahrgang,
  openRechner,
  ort,
  toInquiry,
  toOffers,
  unfall,
  weiter,
  zurueck,
} from './rechner-schritte.ts'
import { expect, test } from './seiten.ts'

const KEY = 'calculatorSession'
const NONE = { kontakte: [], suche: '', ohneKassen: [] }
const model = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Modell' }).getByRole('checkbox', { name })
const chosen = (page: Page) => angebote(page).getByRole('radio', { checked: true })
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...sessionStorage }))
const session = async (page: Page) => JSON.parse((await stored(page))[KEY] ?? 'null')

test('one person comes back after a reload: step 2 with all that was chosen, step 3 without what was typed there; opened anew, it starts over', async ({
  page,
  klagen,
}) => {
  await openRechner(page)
  await unfall(page, 'Mit Unfall').check()
  await toOffers(page, '1985', '3011')
  await franchise(page, '500').check()
  await model(page, /^Praxis/).check()
  await expect(angebote(page)).not.toHaveAttribute('aria-busy')
  await angebote(page).getByRole('radio').nth(2).check()
  const offer = (await angebote(page).getByRole('radio').nth(2).getAttribute('aria-label')) ?? 'none'
  await expect(chosen(page)).toHaveAttribute('aria-label', offer)
  await oeffneHeute(page)
  await page.getByLabel('Aktuelle Krankenkasse').selectOption('CSS')
  await expect.poll(async () => (await session(page)).wahl.aktuelleKasse).not.toBeNull()

  await page.reload()
  await expect(page.getByText('Jahrgang 1985 · 3011 Bern · mit Unfall')).toBeVisible()
  await expect(franchise(page, '500')).toBeChecked()
  await expect(model(page, /^Praxis/)).toBeChecked()
  await expect(chosen(page)).toHaveAttribute('aria-label', offer)
  await expect(page.getByLabel('Aktuelle Krankenkasse').locator(':checked')).toHaveText('CSS')
  await zurueck(page).click()
  await expect(jahrgang(page)).toHaveValue('1985')
  await expect(ort(page)).toHaveValue('Bern')
  await page.goForward()
  await expect(angebote(page)).toBeVisible()
  await expect(franchise(page, '500')).toBeChecked()
  const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer))
  expect(layer).not.toContain('calculator_interaction')

  await weiter(page).click()
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Geheim')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('geheim@example.ch')
  const offerOf = page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })
  const summary = await offerOf.innerText()
  await page.reload()
  await expect(anfrage(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'PLZ' })).toHaveValue('3011')
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('')
  await expect.poll(() => offerOf.innerText()).toBe(summary)
  await page.goBack()
  await expect(franchise(page, '500')).toBeChecked()
  await page.goBack()
  await expect(jahrgang(page)).toHaveValue('1985')
  await page.goForward()
  await expect(angebote(page)).toBeVisible()
  await page.goForward()
  await expect(anfrage(page)).toBeVisible()

  await page.goBack()
  await (await kostenRegler(page)).fill('3000')
  const byYear = page.getByRole('radio', { name: 'Jahreskosten' })
  await byYear.check()
  await expect
    .poll(async () => (await session(page)).ansicht)
    .toEqual({ filter: { ...NONE, kontakte: ['praxis'] }, ordnung: 'gesamtkosten', kosten: 3000 })
  await page.reload()
  await expect(byYear).toBeChecked()
  await expect(page.getByRole('slider', { name: 'Gesundheitskosten' })).toHaveValue('3000')

  await test.step('an insurer that was left out stays out, also for the enquiry', async () => {
    // Not today's own, which the enquiry names in any case.
    const other = angebote(page).locator('[type=radio]:not([aria-label^="CSS,"])').first()
    await other.check()
    const insurer = (await other.getAttribute('aria-label'))?.split(',')[0] ?? ''
    await angebote(page)
      .getByRole('button', { name: `Details zu ${insurer}` })
      .first()
      .click()
    await page.getByRole('button', { name: `${insurer} ausblenden` }).click()
    await expect(angebote(page).locator(`[aria-label^="${insurer},"]`)).toHaveCount(0)
    await weiter(page).click()
    const offer = await offerOf.innerText()
    expect(offer).not.toContain(insurer)
    await page.reload()
    await expect.poll(() => offerOf.innerText()).toBe(offer)

    await test.step('a table that does not arrive costs nothing: step 1 is filled in, the next reload gets there', async () => {
      const offline = async () => {
        await page.route(/\/orte\./, route => route.abort())
        await page.reload()
        await expect(page.getByText(RECHENFEHLER.description).first()).toBeVisible()
        await expect(jahrgang(page)).toHaveValue('1985')
        await expect(ort(page)).toHaveValue('Bern')
        await page.unroute(/\/orte\./)
        expect(klagen.splice(0).join()).toContain('Fehler beim Laden der Orte')
      }
      await offline()
      await page.reload()
      await expect.poll(() => offerOf.innerText()).toBe(offer)

      await offline()
      await weiter(page).click()
      await expect(page.getByText('Jahrgang 1985 · 3011 Bern · mit Unfall')).toBeVisible()
      await expect(chosen(page)).toHaveCount(1)
    })
  })

  await openRechner(page)
  await expect(jahrgang(page)).toHaveValue('')
  await expect.poll(() => session(page)).toBeNull()
})

test('the tab holds no contact field, no bill, nothing of the checklist; a household comes back from it, what is not the site’s own is ignored', async ({
  page,
}) => {
  await openRechner(page)
  await toInquiry(page)
  for (const [name, value] of [
    ['Vorname', 'Geheim'],
    ['Nachname', 'Geheimer'],
    ['E-Mail', 'geheim@example.ch'],
    ['Telefon', '044 668 18 00'],
    ['Strasse', 'Geheimgasse'],
  ] as const)
    await anfrage(page).getByLabel(name, { exact: true }).fill(value)
  // 261 by the official directory; demonstration data have numbers of their own.
  const [{ bfs }] = await (await page.request.get('/api/gemeinden?plz=8001')).json()
  const all = await stored(page)
  expect(Object.keys(all).toSorted()).toEqual(['calculatorData', KEY])
  expect(JSON.parse(all[KEY] ?? '')).toEqual({
    version: 4,
    eingabe: { geburtsjahr: '1985', plz: '8001', ort: 'Zürich', unfallversicherung: 'OHNE' },
    bfs,
    sofort: null,
    wahl: { franchise: 2500, gewaehlt: null, aktuelleKasse: null, aktuelleFranchise: null },
    ansicht: { filter: NONE, ordnung: 'preis', kosten: 800 },
    haushalt: {
      ...{ fuerWen: 'ich', antwort: 'kombination', kasse: null, weitere: [] },
      ich: { franchise: null, kosten: 800 },
    },
  })
  expect(JSON.stringify(all)).not.toMatch(/geheim|668/i)

  await zurueck(page).click()
  await expect(angebote(page)).toBeVisible()
  await alsHaushalt(page, { kind: '2015' })
  const child = page.getByRole('group', { name: 'Person 2' })
  const together = page.getByRole('radio', { name: 'Alle bei einer Kasse' })
  await child.getByLabel('Kosten im Jahr').selectOption('2’000')
  await page.getByLabel('Heute zusammen, CHF pro Monat').fill('777.50')
  await together.check()
  await expect.poll(async () => (await session(page)).haushalt.antwort).toBe('kasse')
  expect(JSON.stringify(await stored(page))).not.toMatch(/777/)
  await page.reload()
  await expect(child.getByLabel('Jahrgang')).toHaveValue('2015')
  await expect(child.getByLabel('Kosten im Jahr')).toHaveValue('2000')
  await expect(together).toBeChecked()
  await expect(page.getByLabel('Heute zusammen, CHF pro Monat')).toHaveValue('')
  await weiter(page).click()
  await expect(anfrage(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ihre Auswahl für 2 Personen')).toBeVisible()
  await expect(anfrage(page)).toBeVisible()
  await page.goBack()
  await expect(child.getByLabel('Jahrgang')).toHaveValue('2015')
  await page.goForward()
  await expect(anfrage(page)).toBeVisible()

  await page.evaluate(key => sessionStorage.setItem(key, '"><img src=x onerror=alert(1)>'), KEY)
  await page.reload()
  await expect(jahrgang(page)).toBeVisible()
  await expect(jahrgang(page)).toHaveValue('')
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
})

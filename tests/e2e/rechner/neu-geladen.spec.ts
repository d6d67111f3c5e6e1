import type { Page } from '@playwright/test'
import { RECHENFEHLER } from '#content/rechner/schritt-1.ts'
import {
  aufteilung,
  bestaetigePolice,
  ergebnis,
  franchise,
  heute,
  kostenRegler,
  modellFilter,
  oeffneHeute,
  person,
  personen,
  preis,
} from '../hilfe/angebot-schritt.ts'
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
} from '../hilfe/rechner-schritte.ts'
import { expect, test } from '../hilfe/seiten.ts'

const KEY = 'calculatorSession'
const NONE = { kontakte: [], suche: '', ohneKassen: [] }
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
  await modellFilter(page, 'Praxis').check()
  await expect(angebote(page)).not.toHaveAttribute('aria-busy')
  await angebote(page).getByRole('radio').nth(2).check()
  const offer = (await angebote(page).getByRole('radio').nth(2).getAttribute('aria-label')) ?? 'none'
  await expect(chosen(page)).toHaveAttribute('aria-label', offer)
  await oeffneHeute(page)
  await heute(page).getByLabel('Aktuelle Krankenkasse').selectOption('CSS')
  await expect.poll(async () => (await session(page)).personen[0].aktuelleKasse).not.toBeNull()

  await page.reload()
  await expect(page.getByText('1985 · 3011 Bern · mit Unfall')).toBeVisible()
  await expect(franchise(page, '500')).toBeChecked()
  await expect(modellFilter(page, 'Praxis')).toBeChecked()
  await expect(chosen(page)).toHaveAttribute('aria-label', offer)
  await oeffneHeute(page)
  await expect(heute(page).getByLabel('Aktuelle Krankenkasse').locator(':checked')).toHaveText('CSS')
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
    .poll(() => session(page))
    .toMatchObject({
      ...{ filter: { ...NONE, kontakte: ['praxis'] }, ordnung: 'gesamtkosten' },
      personen: [{ franchise: 500, kosten: 3000 }],
    })
  await page.reload()
  await expect(byYear).toBeChecked()
  // Folded, because it is answered; the first one is that of step 1.
  await page.getByRole('button', { name: 'Ändern: Gesundheitskosten' }).click()
  await expect(await kostenRegler(page)).toHaveValue('3000')

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
      await expect(page.getByText('1985 · 3011 Bern · mit Unfall')).toBeVisible()
      await expect(chosen(page)).toHaveCount(1)
    })
  })

  await openRechner(page)
  await expect(jahrgang(page)).toHaveValue('')
  await expect.poll(() => session(page)).toBeNull()
})

test('the tab holds no contact field, nothing of a bill that is not confirmed; a household comes back from it, what is not the site’s own is ignored', async ({
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
    ...{ version: 5, plz: '8001', ort: 'Zürich', bfs, sofort: null, fuerWen: 'ich' },
    ...{ aufteilung: null, kasse: null, filter: NONE, ordnung: 'preis' },
    personen: [
      {
        ...{ rolle: 'sie', geburtsjahr: '1985', unfall: 'OHNE', franchise: null, kosten: null, wahl: null },
        ...{ aktuelleKasse: null, aktuelleFranchise: null, police: null },
      },
    ],
  })
  expect(JSON.stringify(all)).not.toMatch(/geheim|668/i)

  await zurueck(page).click()
  await expect(angebote(page)).toBeVisible()
  await alsHaushalt(page, { partner: '1987', kind: '2015' })
  const alle = await preis(page).innerText()
  const [andere, gewaehlt] = (await aufteilung(page, 'Beste Kombination').isChecked())
    ? (['Eine Kasse für alle', 'Beste Kombination'] as const)
    : (['Beste Kombination', 'Eine Kasse für alle'] as const)
  await aufteilung(page, andere).check()
  await expect(aufteilung(page, gewaehlt)).not.toBeChecked()
  await person(page, 'Kind').click()
  await franchise(page, '600').check()
  await expect(person(page, 'Kind')).toContainText('Franchise 600')
  const summe = await preis(page).innerText()
  expect(summe).not.toBe(alle)
  await oeffneHeute(page)
  await heute(page).getByLabel('Betrag im Monat').fill('777.50')
  await expect
    .poll(async () => (await session(page)).aufteilung)
    .toBe(andere === 'Beste Kombination' ? 'kombination' : 'kasse')
  expect(JSON.stringify(await stored(page))).not.toMatch(/777/)
  await page.reload()
  await expect(personen(page).getByRole('listitem')).toHaveCount(3)
  await expect(person(page, 'Kind')).toContainText('Franchise 600')
  await expect(aufteilung(page, andere)).toBeChecked()
  await expect(preis(page)).toHaveText(summe)
  await weiter(page).click()
  await expect(anfrage(page)).toBeVisible()
  await page.reload()
  await expect(anfrage(page)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })).toContainText(
    summe.replace(/^CHF | pro Monat$/g, ''),
  )
  await page.goBack()
  await expect(person(page, 'Kind')).toContainText('Franchise 600')
  await page.goForward()
  await expect(anfrage(page)).toBeVisible()

  await page.evaluate(key => sessionStorage.setItem(key, '"><img src=x onerror=alert(1)>'), KEY)
  await page.reload()
  await expect(jahrgang(page)).toBeVisible()
  await expect(jahrgang(page)).toHaveValue('')
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
})

test('a confirmed bill comes back with its comparison, premium reduction does not: prices are in full then, also in step 3', async ({
  page,
}) => {
  await openRechner(page)
  await toOffers(page, '1985', '8400')
  await oeffneHeute(page)
  await heute(page).getByLabel('Aktuelle Krankenkasse').selectOption('CSS')
  // Today's insurer leads the list.
  const erste = angebote(page).getByRole('radio').first()
  await expect(erste).toHaveAccessibleName(/^CSS, /)
  const betrag = (await erste.getAttribute('aria-label'))?.split('CHF ')[1] ?? 'none'
  await bestaetigePolice(page, 'CSS', betrag)
  const verglichen = page.getByText(/^Verglichen wie Ihre Police: /)
  const policen = page.getByText(/^Ihre Police: CSS /)
  const [wie, welche] = [await verglichen.innerText(), await policen.innerText()]
  const voll = await preis(page).innerText()
  const antwort = await ergebnis(page).innerText()
  expect(JSON.stringify(await stored(page))).not.toContain(betrag)
  await page.reload()
  await expect(verglichen).toHaveText(wie)
  await expect(policen).toHaveText(welche)
  await expect(preis(page)).toHaveText(voll)
  expect(await ergebnis(page).innerText()).toBe(antwort)

  const schalter = page.getByRole('switch', { name: 'Mit Prämienverbilligung rechnen' })
  const frage = page.getByRole('region', { name: 'Prämienverbilligung berechnen' })
  await schalter.check()
  await frage.getByLabel('Nettolohn pro Monat').fill('3000')
  await frage.getByRole('button', { name: 'Ungefähr rechnen' }).click()
  await frage
    .getByRole('button', { name: /^Preise netto zeigen/ })
    .first()
    .click()
  await expect(page.getByText(/^Mit Verbilligung: −[\d’.]+ pro Monat$/)).toBeVisible()
  await expect(preis(page)).not.toHaveText(voll)
  await weiter(page).click()
  const offer = page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })
  await expect(offer).toContainText(voll.replace(/^CHF | pro Monat$/g, ''))
  await page.reload()
  await expect(anfrage(page)).toBeVisible()
  await expect(offer).toContainText(voll.replace(/^CHF | pro Monat$/g, ''))
  await expect(page.getByText(/Verbilligung/)).toHaveCount(0)
  await page.goBack()
  await expect(preis(page)).toHaveText(voll)
  await expect(schalter).not.toBeChecked()
  await expect(verglichen).toHaveText(wie)
})

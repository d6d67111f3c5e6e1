import { once } from 'node:events'
import { get } from 'node:http'
import type { Page } from '@playwright/test'
import { VERBILLIGUNG } from '#content/verbilligung/kantone.ts'
import { expectCleanOnPhone, expectFits } from '../hilfe/axe.ts'
import { fillStep1, fuerWen, openRechner, rechner, watchRequests } from '../hilfe/rechner-schritte.ts'
import { expect, openPage, test } from '../hilfe/seiten.ts'

const PFAD = '/praemienverbilligung'
const KB = 1000
const BUDGET = 20 * KB

const frage = (page: Page) => page.getByRole('region', { name: 'Was zahlt mein Kanton?' })
const kanton = (page: Page) => page.getByLabel('Kanton', { exact: true })
const antwort = (page: Page) => page.getByRole('region', { name: 'Prämienverbilligung', exact: true })

async function gib(page: Page, code: string, einkommen: string, vermoegen = '0') {
  const angaben = VERBILLIGUNG[code]
  await page.getByLabel(angaben?.einkommen.name ?? '', { exact: true }).fill(einkommen)
  await page.getByLabel(angaben?.vermoegen.name ?? '', { exact: true }).fill(vermoegen)
}

/** All a page keeps or tells: address, history, storage, cookies, events. */
const spuren = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      (window as { dataLayer?: unknown[] }).dataLayer,
    ]),
  )

test('canton, two figures, answer: little code, no request, no trace of what was typed; a postcode tells canton and region', async ({
  page,
  baseURL,
}) => {
  await openPage(page, PFAD)
  await page.waitForLoadState('networkidle')
  const vorher = await spuren(page)
  const geladen = watchRequests(page)

  await test.step('the rules of all cantons weigh little, and nothing of them before somebody asks', async () => {
    await kanton(page).selectOption({ label: 'Zürich' })
    await expect(antwort(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(geladen.filter(pfad => !/^\/assets\/.*\.js$/.test(pfad))).toEqual([])
    // Code and words are two files.
    expect(geladen.filter(pfad => /\/formular-/.test(pfad))).toHaveLength(1)
    for (const pfad of geladen) {
      const [response] = await once(get(`${baseURL}${pfad}`, { headers: { 'accept-encoding': 'br' } }), 'response')
      response.resume()
      expect(Number(response.headers['content-length']), pfad).toBeLessThanOrEqual(BUDGET)
    }
  })

  await test.step('the answer, and why there is none', async () => {
    geladen.length = 0
    await gib(page, 'ZH', "20'000")
    await expect(antwort(page)).toContainText('Keine Zahl')
    await expect(antwort(page)).toContainText('Prämienregion')
    await page.getByLabel('Prämienregion').selectOption({ label: 'Region 1' })
    await expect(antwort(page)).toContainText('CHF 308.00 pro Monat')
    await expect(antwort(page)).toContainText('nach den Regeln 2026')
    await antwort(page).getByText('So gerechnet').click()
    await expect(antwort(page).getByRole('link', { name: VERBILLIGUNG.ZH?.quellen[0]?.titel ?? '' })).toBeVisible()
    await expectCleanOnPhone(page)

    await page.getByLabel('Erwachsene ab 26').selectOption('2')
    await page
      .getByRole('radiogroup', { name: /Ehepaar/ })
      .getByText('Nein')
      .click()
    await expect(antwort(page)).toContainText('Keine Zahl')
    await page.getByLabel(VERBILLIGUNG.ZH?.vermoegen.name ?? '', { exact: true }).fill('viel')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Diesen Betrag können wir nicht lesen.')).toBeVisible()
    await expectFits(page)
    expect(geladen).toEqual([])
    expect(await spuren(page)).toBe(vorher)
  })

  await test.step('a postcode tells canton and region', async () => {
    await kanton(page).selectOption({ label: 'Genf' })
    await page.getByLabel('Erwachsene ab 26').selectOption('1')
    await page.getByLabel('oder PLZ').fill('8001')
    await expect(kanton(page)).toHaveValue('ZH')
    await expect(page.getByLabel('Prämienregion')).toHaveValue('1')
    await gib(page, 'ZH', '20000')
    await expect(antwort(page)).toContainText('CHF 308.00 pro Monat')
    await page.getByLabel('oder PLZ').fill('0001')
    await expect(
      page.getByText(/^Standort nicht gefunden: \d{4}\. Prüfen Sie die PLZ oder wählen Sie den Kanton\.$/),
    ).toBeVisible()
  })
})

test('a comparison in memory gives canton, region and household', async ({ page }) => {
  await openRechner(page)
  await fuerWen(page, 'Familie').check()
  await fillStep1(page, '1985', '8001')
  await rechner(page).getByRole('textbox', { name: 'Jahrgang Partner/in' }).fill('1987')
  await rechner(page).getByRole('textbox', { name: 'Jahrgang Kind' }).fill('2018')
  await page.getByRole('button', { name: 'Alles zur Krankenkasse' }).click()
  await page.getByRole('link', { name: 'Vorgeburtliche Anmeldung' }).first().click()
  await page.locator(`main a[href="${PFAD}"]`).first().click()
  await expect(kanton(page)).toHaveValue('ZH')
  await expect(page.getByLabel('Prämienregion')).toHaveValue('1')
  await expect(page.getByLabel('Erwachsene ab 26')).toHaveValue('2')
  await expect(page.getByLabel('Kinder bis 18')).toHaveValue('1')
  await gib(page, 'ZH', '30000')
  await page
    .getByRole('radiogroup', { name: /Ehepaar/ })
    .getByText('Ja')
    .click()
  await expect(antwort(page)).toContainText(/CHF \d+\.\d\d pro Monat/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the rules, limits and offices stand in tables, and no field that would not answer', async ({ page }) => {
    await page.goto(PFAD)
    await expect(frage(page)).toBeHidden()
    await page.getByText('Die Zahlen aller 26 Kantone, mit Korrekturen').click()
    await expect(page.getByRole('table')).toHaveCount(4)
    await expect(page.getByRole('row').filter({ hasText: 'Einfache Steuer zu 100%' })).toBeVisible()
  })
})

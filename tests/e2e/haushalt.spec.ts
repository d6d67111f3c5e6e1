import type { Page } from '@playwright/test'
import { frankenText } from '#content/format.ts'
import { alleBeiEinerKasse, besteKombination } from '#domain/haushalt-antwort.ts'
import { minus, rappen } from '#domain/rappen.ts'
import { site } from '#site-config'
import { ANNA, nachFeldern } from '../fixtures/anna.ts'
import { familieInZuerich } from '../fixtures/familie.ts'
import { oeffneAngebote, praemienVon } from './angebot-schritt.ts'
import { expectFits } from './axe.ts'
import { alsHaushalt, fuerWen, openRechner, toOffers, watchRequests, weiter, zurueck } from './rechner-schritte.ts'
import { DESKTOP, expect, PHONE, test } from './seiten.ts'

const person = (page: Page, nummer: number) => page.getByRole('group', { name: `Person ${nummer}` })
const antwort = (page: Page, name: string) => page.getByRole('region', { name })
const preis = (page: Page, name: string) =>
  antwort(page, name)
    .getByText(/^CHF [\d’.]+ pro Monat$/)
    .first()

/** With the keyboard alone: the button, then straight on to the birth year. */
async function fuegeHinzu(page: Page, art: 'Erwachsene Person' | 'Kind', jahrgang: string) {
  await page.getByRole('button', { name: art, exact: true }).press('Enter')
  await page.keyboard.type(jahrgang)
}

const PAAR_MIT_KIND = { partner: '1987', kind: '2012' }

/** Up to the family of `tests/fixtures/familie.ts`. */
async function fuelleFamilie(page: Page) {
  for (const jahrgang of ['2015', '2019']) await fuegeHinzu(page, 'Kind', jahrgang)
  await person(page, 2).getByLabel('Kosten im Jahr').selectOption('5’000')
}

test('a family of five: both answers are those of the tables, by keyboard and without a request', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await oeffneAngebote(page, { alter: 40, plz: '8001' })
  const { jahr } = await praemienVon(page)
  await alsHaushalt(page, PAAR_MIT_KIND)
  await page.waitForLoadState('networkidle')
  const requests = watchRequests(page)
  await fuelleFamilie(page)

  const frage = await familieInZuerich(page.url(), jahr - 40)
  const beste = besteKombination(frage)
  const [eine] = alleBeiEinerKasse(frage)
  if (!beste || !eine) throw new Error('no answer')
  await expect(preis(page, 'Beste Kombination')).toHaveText(`CHF ${frankenText(beste.praemien)} pro Monat`)
  await expect(preis(page, 'Alle bei einer Kasse')).toHaveText(`CHF ${frankenText(eine.praemien)} pro Monat`)
  await expect(antwort(page, 'Beste Kombination')).toContainText(`Total im Jahr${frankenText(beste.gesamt)}`)
  await expect(antwort(page, 'Beste Kombination').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('status').filter({ hasText: '5 Personen.' })).toContainText(
    `CHF ${frankenText(minus(eine.gesamt, beste.gesamt))} weniger`,
  )

  await page.getByLabel('Heute zusammen, CHF pro Monat').fill('1’700')
  await expect(antwort(page, 'Beste Kombination')).toContainText(
    `Ersparnis CHF ${frankenText(rappen(12 * (1700_00 - beste.praemien)))} im Jahr`,
  )
  await page.getByLabel('Heute zusammen, CHF pro Monat').fill('100')
  await expect(antwort(page, 'Beste Kombination')).toContainText('Keine Ersparnis')
  await page.getByLabel('Heute zusammen, CHF pro Monat').fill('')

  // Another insurer for all, chosen by its name and sum, is what goes on.
  const [, zweite] = alleBeiEinerKasse(frage)
  await page.getByLabel(/^Kasse wechseln/).selectOption(String(zweite?.versicherer))
  await expect(preis(page, 'Alle bei einer Kasse')).toHaveText(
    `CHF ${frankenText(zweite?.praemien ?? rappen(0))} pro Monat`,
  )
  await expect(page.getByRole('radio', { name: 'Alle bei einer Kasse' })).toBeChecked()

  // A person without birth year is named, and nothing goes on without it.
  await person(page, 5).getByLabel('Jahrgang').fill('20')
  await expect(page.getByText('Noch nicht dabei: Person 5, Jahrgang fehlt.')).toBeVisible()
  await expect(weiter(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Person 5 entfernen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Erwachsene Person' })).toBeFocused()
  await expect(weiter(page)).toBeEnabled()
  for (let nummer = 5; nummer <= 8; nummer += 1) await fuegeHinzu(page, 'Kind', '2020')
  await expect(page.getByRole('button', { name: 'Kind', exact: true })).toBeDisabled()
  expect(requests).toEqual([])

  // One's own offers stay as they were, and so does the household.
  const aendere = async (wen: 'Ich' | 'Familie') => {
    await page.getByRole('button', { name: 'Ändern', exact: true }).click()
    await fuerWen(page, wen).check()
    await weiter(page).click()
  }
  await aendere('Ich')
  await expect(page.getByRole('radiogroup', { name: 'Angebote' })).toBeVisible()
  await aendere('Familie')
  await expect(person(page, 8).getByLabel('Jahrgang')).toHaveValue('2020')
  expect(requests).toEqual([])
})

test('the enquiry carries the whole family, in words in both mails', async ({ page, server }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openRechner(page, `${server.url}/`)
  await toOffers(page, '1985', '1011')
  await alsHaushalt(page, PAAR_MIT_KIND)
  await fuelleFamilie(page)
  // The small table sells everything cheapest at CSS, HMO: 346.80 + 446.80, two children at 73.80, the third at 33.80.
  await expect(preis(page, 'Beste Kombination')).toHaveText('CHF 975.00 pro Monat')
  await expect(antwort(page, 'Alle bei einer Kasse')).toContainText('Total im Jahr13’510.00')
  await expectFits(page)

  await page.getByRole('radio', { name: 'Alle bei einer Kasse' }).check()
  await weiter(page).click()
  const form = page.getByRole('form', { name: 'Anfrage' })
  const auswahl = page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })
  await expect(auswahl).toContainText('Alle bei CSS')
  await expectFits(page)
  await zurueck(page).click()
  await expect(person(page, 5).getByLabel('Jahrgang')).toHaveValue('2019')
  await weiter(page).click()
  await form.getByLabel('Aktuelle Krankenkasse').selectOption('CSS')
  const angaben = nachFeldern({ ...ANNA, email: 'anna.haushalt@example.ch' })
  for (const [name, wert] of Object.entries(angaben)) await form.getByLabel(name, { exact: true }).fill(wert)
  await form.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Anfrage!')

  const zeile = (geburtsjahr: string, unfallversicherung: string, franchise: string, praemie: string) => ({
    ...{ geburtsjahr, unfallversicherung, franchise, krankenkasse: 'CSS', modell: 'TAR-HMO', praemie },
    ...{ selectedTariff: 'HMO für Ärztenetz', premiumYear: '2025', reductionPerMonth: '' },
  })
  expect(server.anfragen()).toEqual([
    expect.objectContaining({
      ...{ birthYear: '1985', preferredInsurance: 'CSS', preferredFranchise: '2500', monthlyPremium: 'CHF 346.80' },
      personen: [
        zeile('1985', 'OHNE', '2500', 'CHF 346.80'),
        zeile('1987', 'OHNE', '300', 'CHF 446.80'),
        zeile('2012', 'MIT', '0', 'CHF 73.80'),
        zeile('2015', 'MIT', '0', 'CHF 73.80'),
        zeile('2019', 'MIT', '0', 'CHF 33.80'),
      ],
    }),
  ])
  for (const adresse of ['anna.haushalt@example.ch', site.betreiber.email]) {
    await expect.poll(() => server.mailsAn(adresse)).toHaveLength(1)
    const [text = ''] = await server.mailsAn(adresse)
    expect(text).toContain(
      'Jahrgang 2019, CSS, Praxis, HMO für Ärztenetz, Franchise CHF 0, Mit Unfall, CHF 33.80, Prämienjahr 2025',
    )
    expect(text).toContain('CHF 975.00')
  }
  await page.goto('about:blank')
})

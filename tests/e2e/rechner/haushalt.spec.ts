import type { Locator, Page } from '@playwright/test'
import { frankenText } from '#content/zahlen/format.ts'
import { alleBeiEinerKasse, besteKombination, type Loesung } from '#domain/haushalt/antwort.ts'
import { franken, inRappen, minus } from '#domain/werte/rappen.ts'
import { site } from '#site-config'
import { ANNA, nachFeldern } from '../../fixtures/anfragen/anna.ts'
import { familieInZuerich } from '../../fixtures/tabellen/familie.ts'
import {
  allesGeholt,
  angebotszeilen,
  aufteilung,
  ergebnis,
  franchise,
  klappeAuf,
  modellFilter,
  person,
  personen,
  praemienVon,
  preis,
  stelleNebeneinander,
  sucheKasse,
  zeilen,
} from '../hilfe/angebot-schritt.ts'
import { expectCleanOnPhone, expectFits } from '../hilfe/axe.ts'
import {
  fillStep1,
  fuerWen,
  jahrgangVon,
  openRechner,
  rechner,
  watchRequests,
  weiter,
  zurueck,
} from '../hilfe/rechner-schritte.ts'
import { DESKTOP, expect, PHONE, test } from '../hilfe/seiten.ts'

/** The family of `tests/fixtures/tabellen/familie.ts`, up to the answer. */
async function zurFamilie(page: Page, jahrgang: string, plz: string) {
  await fuerWen(page, 'Familie').check()
  await fillStep1(page, jahrgang, plz)
  await jahrgangVon(page, 'Partner/in').fill('1987')
  await jahrgangVon(page, 'Kind').fill('2012')
  for (const weiteres of ['2015', '2019']) {
    await rechner(page).getByRole('button', { name: 'Kind', exact: true }).press('Enter')
    await page.keyboard.type(weiteres)
  }
  await weiter(page).click()
  await expect(aufteilung(page, 'Beste Kombination')).toBeVisible()
}

const betrag = (loesung: Loesung) => `CHF ${frankenText(loesung.praemien)} pro Monat`
const inRp = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''))

/** The last thing a line says is what this person pays. */
const zeilenpreise = async (page: Page) =>
  (await personen(page).locator('li > button').allInnerTexts()).map(text => inRp(text.trim().match(/[\d’.]+$/)?.[0]))
const preise = async (page: Page) => (await zeilen(page)).map(name => name?.split(', CHF ')[1])
const vonKassen = (loesungen: readonly Loesung[]) => loesungen.map(eine => frankenText(eine.praemien)).slice(0, 20)
const abzeichen = (page: Page) =>
  ergebnis(page).getByText(/^(Günstigstes Angebot|Günstigste Kasse für alle|Ihre Auswahl)$/)

const taste = (schalter: Locator) => schalter.press('Space')

test('a family of five: one answer, and both ways are those of the tables, by keyboard and without a request', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await openRechner(page)
  const { jahr } = await praemienVon(page)
  const jahrgang = String(jahr - 40)
  await zurFamilie(page, jahrgang, '8001')
  await allesGeholt(page)
  const requests = watchRequests(page)

  const frage = await familieInZuerich(page.url(), jahr - 40)
  const beste = besteKombination(frage)
  const [eine, zweite, ...weitere] = alleBeiEinerKasse(frage)
  if (!beste || !eine || !zweite) throw new Error('no answer')
  const getrenntGuenstiger = minus(eine.praemien, beste.praemien)

  await test.step('both prices stand in the switch; several bills have to be worth CHF 120 a year', async () => {
    const schalter = page.getByRole('radiogroup', { name: 'Aufteilung' })
    for (const { praemien } of [eine, beste]) await expect(schalter).toContainText(`${frankenText(praemien)} im Monat`)
    const anfangs = 12 * getrenntGuenstiger >= 120_00 ? 'Beste Kombination' : 'Eine Kasse für alle'
    await expect(aufteilung(page, anfangs)).toBeChecked()
  })

  await test.step('all at one insurer: persons by name, their sum the total, the list by the sum', async () => {
    await taste(aufteilung(page, 'Eine Kasse für alle'))
    await expect(preis(page)).toHaveText(betrag(eine))
    await expect(abzeichen(page)).toHaveText(
      getrenntGuenstiger > 0 ? 'Günstigste Kasse für alle' : 'Günstigstes Angebot',
    )
    for (const [name, geburtsjahr] of Object.entries({
      ...{ Sie: jahrgang, 'Partner/in': '1987', 'Kind 1': '2012', 'Kind 2': '2015', 'Kind 3': '2019' },
    }))
      await expect(person(page, name)).toContainText(`${name} · ${geburtsjahr}`)
    await expect(person(page, 'Sie')).toContainText('Franchise 2’500 · ohne Unfall')
    await expect(person(page, 'Kind 3')).toContainText('Franchise 0 · mit Unfall')
    const einzelne = await zeilenpreise(page)
    expect(einzelne).toEqual(eine.policen.map(police => Number(police.praemie)))
    expect(einzelne.reduce((summe, teil) => summe + teil, 0)).toBe(Number(eine.praemien))
    await expect.poll(() => preise(page)).toEqual(vonKassen([eine, zweite, ...weitere]))
    expect((await zeilen(page))[0]).toContain(', für alle fünf, ')
  })

  await test.step('another insurer of the list is the answer, and there is a way back', async () => {
    const radio = angebotszeilen(page).nth(1).getByRole('radio')
    await taste(radio)
    await expect(preis(page)).toHaveText(betrag(zweite))
    await expect(abzeichen(page)).toHaveText('Ihre Auswahl')
    const kasse = (await radio.getAttribute('aria-label'))?.split(', ')[0] ?? ''
    await expect(ergebnis(page).getByRole('button', { name: `Weiter mit ${kasse} für alle` })).toBeVisible()
    await ergebnis(page).getByRole('button', { name: 'Günstigstes wählen' }).press('Enter')
    await expect(preis(page)).toHaveText(betrag(eine))
  })

  await test.step('filter and search are those of one person', async () => {
    await taste(modellFilter(page, 'Praxis'))
    const nurPraxis = alleBeiEinerKasse({ ...frage, kontakte: ['praxis'] })
    await expect.poll(() => preise(page)).toEqual(vonKassen(nurPraxis))
    await taste(modellFilter(page, 'Alle'))
    await sucheKasse(page, 'css')
    await expect.poll(async () => (await zeilen(page)).every(name => name?.startsWith('CSS, '))).toBe(true)
    await sucheKasse(page, '')
    await expect.poll(() => preise(page)).toEqual(vonKassen([eine, zweite, ...weitere]))
  })

  await test.step('details say what each person gets there; an insurer left out comes back', async () => {
    const details = angebotszeilen(page)
      .nth(1)
      .getByRole('button', { name: /^Details zu / })
    await details.press('Enter')
    const teile = angebotszeilen(page).nth(1).locator('ul').first().locator('> li')
    await expect(teile).toHaveCount(5)
    for (const [stelle, police] of zweite.policen.entries())
      await expect(teile.nth(stelle)).toContainText(frankenText(police.praemie))
    const weg = (await zeilen(page))[1]
    await angebotszeilen(page)
      .nth(1)
      .getByRole('button', { name: / ausblenden$/ })
      .press('Enter')
    await expect.poll(() => zeilen(page)).not.toContain(weg)
    await page.getByRole('button', { name: 'Ausgeblendete Kassen zurücksetzen' }).press('Enter')
    await expect.poll(() => zeilen(page)).toContain(weg)
  })

  await test.step('side by side: a line for each person, and what is chosen there is the answer', async () => {
    await stelleNebeneinander(page, [0, 1, 2])
    const tafel = page.getByRole('table', { name: 'Nebeneinander' })
    for (const name of ['Sie', 'Partner/in', 'Kind 3'])
      await expect(tafel.getByRole('rowheader', { name })).toBeVisible()
    await tafel
      .getByRole('button', { name: /^Wählen: / })
      .first()
      .press('Enter')
    await page.getByRole('button', { name: 'Vergleich schliessen' }).press('Enter')
    await expect(abzeichen(page)).toHaveText('Ihre Auswahl')
    await ergebnis(page).getByRole('button', { name: 'Günstigstes wählen' }).press('Enter')
  })

  await test.step('each where it is cheapest: the list is that of the person whose line is open', async () => {
    await taste(aufteilung(page, 'Beste Kombination'))
    await expect(preis(page)).toHaveText(betrag(beste))
    await expect(abzeichen(page)).toHaveText('Günstigstes Angebot')
    expect(await zeilenpreise(page)).toEqual(beste.policen.map(police => Number(police.praemie)))
    await person(page, 'Kind 1').press('Enter')
    await expect(page.getByRole('heading', { name: /^Kind 1: \d+ Angebote von / })).toBeVisible()
    await taste(franchise(page, '600'))
    const anders = besteKombination({
      ...frage,
      personen: frage.personen.map((mitglied, stelle) => (stelle === 2 ? { ...mitglied, franchise: 600 } : mitglied)),
    })
    if (!anders) throw new Error('no answer')
    await expect(preis(page)).toHaveText(betrag(anders))
    await expect(person(page, 'Kind 1')).toContainText('Franchise 600 · mit Unfall')
    expect((await zeilenpreise(page)).reduce((summe, teil) => summe + teil, 0)).toBe(Number(anders.praemien))
    await taste(franchise(page, '0'))
    await expect(preis(page)).toHaveText(betrag(beste))
  })

  await test.step('by yearly cost everybody has the best franchise for their own costs', async () => {
    await person(page, 'Partner/in').press('Enter')
    await page.getByRole('region', { name: 'Partner/in · 1987' }).getByRole('radio', { name: 'viel' }).press('Space')
    await page.getByRole('region', { name: 'Partner/in · 1987' }).getByRole('radio', { name: 'viel' }).press('Enter')
    await taste(page.getByRole('radio', { name: 'Jahreskosten' }))
    const nachKosten = besteKombination({
      ...frage,
      personen: frage.personen.map((mitglied, stelle) => ({
        ...mitglied,
        franchise: null,
        kosten: inRappen(franken(stelle === 1 ? 6000 : 800)),
      })),
    })
    if (!nachKosten) throw new Error('no answer')
    await expect(preis(page)).toHaveText(`CHF ${frankenText(nachKosten.gesamt)} pro Jahr`)
    await expect(person(page, 'Partner/in')).toContainText('Franchise 300 · ')
    await taste(page.getByRole('radio', { name: 'Preis', exact: true }))
    await expect(preis(page)).toHaveText(betrag(beste))
  })
  expect(requests).toEqual([])

  await test.step('one’s own offers are asked as before, and the household is kept', async () => {
    const aendere = async (wen: 'Ich' | 'Familie') => {
      await zurueck(page).click()
      await fuerWen(page, wen).check()
      await weiter(page).click()
    }
    await aendere('Ich')
    await expect(page.getByRole('heading', { name: /^\d+ Angebote von / })).toBeVisible()
    await expect(personen(page)).toBeHidden()
    await aendere('Familie')
    await expect(person(page, 'Kind 3')).toContainText('Kind 3 · 2019')
    await expect(preis(page)).toHaveText(betrag(beste))
  })
})

test('the enquiry carries the whole family, in words in both mails; letters for all of them', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openRechner(page, `${server.url}/`)
  await zurFamilie(page, '1985', '1011')
  // The small table sells everything cheapest at CSS, HMO: twice 346.80, two children at 73.80, the third at 33.80.
  await expect(aufteilung(page, 'Eine Kasse für alle')).toBeChecked()
  await expect(preis(page)).toHaveText('CHF 875.00 pro Monat')
  await expect(abzeichen(page)).toHaveText('Günstigstes Angebot')
  await expect(person(page, 'Kind 3')).toContainText('Preis ab dem dritten Kind')
  await expectFits(page)

  await test.step('change without an enquiry: all of them leave in one letter', async () => {
    await expect(page.getByText('Kündigung und Anmeldung als PDF')).toBeVisible()
    await klappeAuf(page, 'Selbst wechseln')
    await page.getByRole('button', { name: 'Brief schreiben' }).first().click()
    await expect(page.getByRole('form', { name: 'Brief schreiben' }).getByLabel('Vor- und Nachname')).toHaveCount(5)
    await expectCleanOnPhone(page)
    await page.setViewportSize(PHONE)
  })

  await weiter(page).click()
  const form = page.getByRole('form', { name: 'Anfrage' })
  const auswahl = page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })
  await expect(auswahl).toContainText('Alle bei CSS')
  await expect(auswahl.getByRole('listitem')).toHaveCount(5)
  await expectFits(page)
  await zurueck(page).click()
  await expect(person(page, 'Kind 3')).toContainText('Kind 3 · 2019')
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
        zeile('1987', 'OHNE', '2500', 'CHF 346.80'),
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
    expect(text).toContain('CHF 875.00')
  }
  await page.goto('about:blank')
})

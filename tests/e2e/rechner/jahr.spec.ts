import type { Page } from '@playwright/test'
import { amTag } from '../hilfe/anderer-tag.ts'
import { expectThanks, fillIn, PLZ, send } from '../hilfe/anfrage-schritt.ts'
import {
  bestaetigePolice,
  ergebnis,
  franchise,
  heute,
  modellFilter,
  oeffneHeute,
  person,
  preis,
} from '../hilfe/angebot-schritt.ts'
import { expectCleanOnPhone } from '../hilfe/axe.ts'
import { lineCount, requireFont } from '../hilfe/gemalt.ts'
import { papier } from '../hilfe/papier.ts'
import {
  alsHaushalt,
  angebote,
  fillStep1,
  jahrgang,
  openRechner,
  rechner,
  toOffers,
  watchRequests,
  weiter,
  zurueck,
} from '../hilfe/rechner-schritte.ts'
import { test as base, DESKTOP, expect, openPage, PHONE } from '../hilfe/seiten.ts'

const test = base.extend<{ klagen: string[] }, { november: string; dezember: string }>({
  november: [...amTag('2026-11-16T09:00:00Z', [2026, 2027])],
  dezember: [...amTag('2026-12-02T09:00:00Z', [2026])],
})

// One worker: its servers serve all tests.
test.describe.configure({ mode: 'default' })

/**
 * An adult with franchise 2500 in Zürich 1: 400.00 less 50.00 for the model, 1.95 for insurer and place. Refund 5.15.
 * In 2027 9.00 more, refund 4.75.
 */
const PREIS = { 2026: '346.80', 2027: '356.20' }

const beginn = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Beginn' }).getByRole('radio', { name, exact: true })
const erstes = (page: Page) => angebote(page).getByRole('radio').first()

const nichtsTun = (page: Page) => page.locator('summary').filter({ hasText: 'Wenn Sie nichts tun' })
const wege = (page: Page) => page.getByRole('table', { name: /Wege ab 1\. Januar$/ })
const aenderePolice = (page: Page) => page.getByRole('button', { name: 'Ändern: Ihre Police' }).click()

/** One saving, in the one yellow field. */
const ersparnis = (page: Page) => ergebnis(page).locator('.bg-butter:has(.fig)')

/** The answer of who has the Standard tariff of CSS: a smaller figure for what comes by itself, and one winner. */
async function expectNichtsTun(page: Page) {
  await expect(page.getByText('Verglichen wie Ihre Police: Franchise 2’500, ohne Unfall')).toBeVisible()
  await expect(nichtsTun(page)).toContainText('ab 1. Januar, +9.40 zu heute')
  await expect(nichtsTun(page)).toContainText('CHF 406.20')
  await expect(preis(page)).toHaveText(`CHF ${PREIS[2027]} pro Monat`)
  await expect(ersparnis(page)).toHaveText(/^CHF 600\.00/)
  await expect(ersparnis(page)).toContainText('im Jahr weniger, als wenn Sie nichts tun (406.20)')
}

async function expectJahr(page: Page, jahr: 2026 | 2027) {
  await expect(rechner(page).getByText(`Prämien ${jahr}`, { exact: true })).toBeVisible()
  await expect(erstes(page)).toHaveAttribute('aria-label', `CSS, Praxis, CHF ${PREIS[jahr]}`)
}

test('next year is compared; whoever must be insured at once gets the prices of this one, and they stay until the enquiry', async ({
  page,
  november,
  klagen,
}) => {
  await openRechner(page, `${november}/`)
  await requireFont(page)
  await toOffers(page, '1985', PLZ)
  await expectJahr(page, 2027)
  await expect(rechner(page).getByRole('heading', { level: 1 })).toContainText('2027')
  await expect(angebote(page)).toContainText(`${PREIS[2027]}2026 ${PREIS[2026]}`)
  await expect(beginn(page, 'ab 1. Januar 2027')).toBeChecked()
  await expect(page.getByText('Neu in der Schweiz, Geburt oder Wechsel im Jahr?')).toBeVisible()

  await test.step('the choice of the beginning is one line without a price: the answer has the only one', async () => {
    const gruppe = page.getByRole('radiogroup', { name: 'Beginn' })
    await expect(gruppe).not.toContainText(/\d\.\d\d/)
    await page.setViewportSize(PHONE)
    await expect.poll(async () => (await gruppe.locator('..').boundingBox())?.height).toBeLessThanOrEqual(44)
    await page.setViewportSize(DESKTOP)
  })

  await test.step('prices of the other year that do not arrive: words, and the way back', async () => {
    await page.route('**/daten/2026/verzeichnis.json', route => route.abort())
    await beginn(page, 'ab sofort').check()
    await expect(page.getByText('Die Prämientabelle Ihrer Region kam nicht an.')).toBeVisible()
    await beginn(page, 'ab 1. Januar 2027').check()
    await expectJahr(page, 2027)
    await page.unroute('**/daten/2026/verzeichnis.json')
  })

  await test.step('another try fetches two files, once; the model stays the one asked for', async () => {
    await modellFilter(page, 'Praxis').check()
    const requests = watchRequests(page)
    await beginn(page, 'ab sofort').check()
    await expectJahr(page, 2026)
    expect(requests).toEqual([
      '/daten/2026/verzeichnis.json',
      expect.stringMatching(/^\/daten\/2026\/zh-1\.\w+\.json$/),
    ])
    await expect(beginn(page, 'ab sofort')).toBeFocused()
    await expect(modellFilter(page, 'Praxis')).toBeChecked()
    await modellFilter(page, 'Alle').check()
    await beginn(page, 'ab 1. Januar 2027').check()
    await expectJahr(page, 2027)
    await beginn(page, 'ab sofort').check()
    await expectJahr(page, 2026)
    expect(requests).toHaveLength(2)
  })

  await test.step('prices at once stay: back and forward, after a reload, in the enquiry', async () => {
    await zurueck(page).click()
    await expect(jahrgang(page)).toHaveValue('1985')
    await weiter(page).click()
    await expectJahr(page, 2026)
    await page.reload()
    await expectJahr(page, 2026)
    await expect(beginn(page, 'ab sofort')).toBeChecked()
    await weiter(page).click()
    const auswahl = page.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })
    await expect(auswahl).toContainText('Prämien 2026')
    await expect(auswahl).toContainText(PREIS[2026])
    await page.reload()
    await expect(auswahl).toContainText('Prämien 2026')
    await fillIn(page)
    const gesendet = page.waitForRequest(request => request.method() === 'POST')
    await send(page).click()
    const { premiumYear, monthlyPremium, selectedModel } = (await gesendet).postDataJSON()
    expect({ premiumYear, monthlyPremium, selectedModel }).toEqual({
      premiumYear: '2026',
      monthlyPremium: `CHF ${PREIS[2026]}`,
      selectedModel: 'TAR-HMO',
    })
    await expectThanks(page, november)
  })
  // What the browser and the page say about the file that was held back.
  expect(
    klagen.splice(0).filter(klage => !/Failed to load resource|Fehler beim Laden der Versicherer/.test(klage)),
  ).toEqual([])
})

test('an address of another year opens with the prices that count now; a class that changes until then is told', async ({
  page,
  november,
}) => {
  await openPage(page, `${november}/#vergleich=2026-ZH1-ERW-2500-OHNE`)
  await expectJahr(page, 2027)
  await expect(page.getByText('Der Link war für Prämien 2026. Das sind die Preise von 2027.')).toBeVisible()

  await test.step('a class that changes until then is told beside the price, and each year has its own franchises', async () => {
    const satz = /Ab 2027 (zahlen Sie|gilt) die Prämie für junge Erwachsene \(19 bis 25\), heute noch die für Kinder\./
    // Else the calculator would come back to where the address led.
    await page.evaluate(() => sessionStorage.clear())
    await openRechner(page, `${november}/`)
    await toOffers(page, '2008', PLZ)
    await expect(page.getByText(satz)).toBeVisible()
    await expect(erstes(page)).toHaveAttribute('aria-label', 'CSS, Praxis, CHF 256.20')
    await beginn(page, 'ab sofort').check()
    await expect(franchise(page, '600')).toBeChecked()
    await expect(page.getByText(satz)).toBeHidden()
    await beginn(page, 'ab 1. Januar 2027').check()
    await expect(franchise(page, "2'500")).toBeChecked()

    await alsHaushalt(page, { partner: '2008' })
    for (const name of ['Sie', 'Partner/in']) {
      await expect(page.getByText(satz).filter({ hasText: `${name}: ` })).toContainText(
        'Verglichen ist mit Franchise 2’500.',
      )
      await expect(person(page, name)).toContainText('Franchise 2’500 · ')
    }
  })
})

/** Standard of CSS: 401.95 gross in 2026, 410.95 in 2027. */
test('doing nothing: the bill is found in the table of this year and goes on in the next, for oneself and for a household', async ({
  page,
  november,
}) => {
  await openRechner(page, `${november}/`)
  await toOffers(page, '1985', PLZ)
  await expect(ergebnis(page)).toContainText(/im Jahr weniger als Ø der \d+ Standard-Tarife/)
  const requests = watchRequests(page)
  await oeffneHeute(page)
  await bestaetigePolice(page, 'CSS', '396.80')
  await expectNichtsTun(page)
  await expect(wege(page).getByRole('row', { name: 'Nichts tun' })).toContainText('406.20+9.40 zu heute')
  await expect(wege(page).getByRole('row', { name: 'Bei CSS bleiben, Modell wechseln' })).toContainText(
    '356.20−40.60 zu heute',
  )
  await expect(wege(page).getByRole('button', { pressed: true })).toHaveText('Bei CSS bleiben, Modell wechseln')
  await nichtsTun(page).click()
  await expect(rechner(page)).toContainText(
    'Heute CHF 396.80, ab 1. Januar CHF 406.20, wenn Sie nichts tun: +CHF 112.80 im Jahr.',
  )
  expect(requests.filter(pfad => pfad.startsWith('/daten/'))).toEqual([
    '/daten/2026/verzeichnis.json',
    expect.stringMatching(/^\/daten\/2026\/zh-1\.\w+\.json$/),
  ])

  await test.step('the letter with next year’s premium leads to the same, and an amount of no tariff to the nearest', async () => {
    await aenderePolice(page)
    await bestaetigePolice(page, 'CSS', '410.95', /Grundversicherung/)
    await expectNichtsTun(page)
    await aenderePolice(page)
    await heute(page).getByLabel('Betrag im Monat').fill('411.50')
    await expect(heute(page)).toContainText('Kein Tarif von CSS kostet hier 2026 oder 2027 CHF 411.50')
    const naechste = heute(page).getByRole('listitem').getByRole('button')
    await expect(naechste).toHaveCount(5)
    await expect(naechste.first()).toContainText('Grundversicherung')
    await naechste.first().click()
    await expectNichtsTun(page)
    expect(requests.filter(pfad => pfad.startsWith('/daten/'))).toHaveLength(2)
  })

  const { seiten, text } = await papier(page)
  expect(seiten).toBe(1)
  expect(text).toContain('Schraffiert: je CHF')

  await test.step('another way is another answer, and doing nothing saves nothing', async () => {
    await wege(page).getByRole('button', { name: 'Nichts tun' }).click()
    await expect(preis(page)).toHaveText('CHF 406.20 pro Monat')
    await expect(ergebnis(page)).toContainText('Keine Ersparnis')
    await wege(page).getByRole('button', { name: 'Bei CSS bleiben, Modell wechseln' }).click()
    await expectNichtsTun(page)
  })

  await test.step('compared with this year’s prices, the policy is measured by the same tariff of this year', async () => {
    await beginn(page, 'ab sofort').check()
    await expectJahr(page, 2026)
    await expect(ergebnis(page)).toContainText('im Jahr weniger als CSS, Grundversicherung (396.80)')
    await expect(nichtsTun(page)).toBeHidden()
    await expect(wege(page)).toBeHidden()
    expect(requests.filter(pfad => pfad.startsWith('/daten/'))).toHaveLength(2)
    await beginn(page, 'ab 1. Januar 2027').check()
    await expectNichtsTun(page)
  })

  await test.step('for a household: a bill of each, who has none counts with the average, and the sum once all are known', async () => {
    await alsHaushalt(page, { partner: '1985' })
    await expect(ergebnis(page)).toContainText(
      'im Jahr weniger als die Tarife von heute (Sie) und Ø der Standard-Tarife (Partner/in), zusammen',
    )
    await expect(page.getByText('Sie, ohne Wechsel')).toBeVisible()
    await page.getByRole('button', { name: 'Weitere Rechnung angeben' }).click()
    await expect(heute(page).getByRole('radio', { name: 'Partner/in' })).toBeChecked()
    await bestaetigePolice(page, 'CSS', '396.80')
    const zusammen = page.locator('summary').filter({ hasText: 'Wenn niemand etwas tut' })
    await expect(zusammen).toContainText('ab 1. Januar, +18.80 zu heute')
    await expect(zusammen).toContainText('CHF 812.40')
    await expect(preis(page)).toHaveText('CHF 712.40 pro Monat')
    await expect(ersparnis(page)).toHaveText(/^CHF 1’200\.00/)
    await expect(ersparnis(page)).toContainText('im Jahr weniger, als wenn niemand etwas tut (812.40)')
    await page.getByText('Policen bekannt: Sie und Partner/in').click()
    for (const name of ['Sie', 'Partner/in'])
      await expect(page.getByText(`${name}: CSS Grundversicherung, 396.80`)).toBeVisible()
    const ihre = page.getByRole('group').filter({ hasText: /^Partner\/in: Drei Wege ab 1\. Januar/ })
    await ihre.locator('summary').click()
    await expect(ihre.getByRole('row', { name: 'Nichts tun' })).toContainText('406.20+9.40 zu heute')
    await expectCleanOnPhone(page)
  })
})

const VORBEI = 'Die Frist für einen Wechsel auf den 1. Januar 2027 ist vorbei.'

test('in December, without the table of next year: what is still possible, and whose prices these are, on paper too', async ({
  page,
  dezember,
}) => {
  await page.setViewportSize(PHONE)
  await openRechner(page, `${dezember}/`)
  await requireFont(page)
  await test.step('the note about the year is one line that says so, and opens to where the others are', async () => {
    const hinweis = page.locator('summary').filter({ hasText: 'gelten andere Prämien.' }).first()
    expect(await lineCount(hinweis)).toBe(1)
    const ganzer = page.getByText(/sie fehlen hier noch\. Der Bund veröffentlicht sie jeweils Ende September/).first()
    await expect(ganzer).toBeHidden()
    await hinweis.click()
    await expect(ganzer).toBeVisible()
    await expect(page.getByRole('link', { name: 'Rechner des Bundes' }).first()).toBeVisible()
  })

  await fillStep1(page, '1985', PLZ)
  await weiter(page).click()
  await expectJahr(page, 2026)
  await expect(page.getByRole('radiogroup', { name: 'Beginn' })).toBeHidden()
  await page.getByText(VORBEI).click()
  await expect(page.getByText('wenn die Kasse die Meldung jetzt noch annimmt')).toBeVisible()
  await expectCleanOnPhone(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByText('Günstigstes Angebot 2026')).toBeVisible()
  await expect(page.getByRole('main').getByText('Ab 1. Januar 2027 gelten andere')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await openPage(page, `${dezember}/kuendigen`)
  await expect(page.getByText(VORBEI)).toBeVisible()
  await test.step('the letter waits for the visitor to choose its date', async () => {
    await page.getByRole('button', { name: 'Brief schreiben' }).click()
    const termin = page.getByRole('radiogroup', { name: 'Kündigen auf' })
    await expect(termin.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Brief als PDF herunterladen' }).click()
    await expect(termin).toContainText('Bitte wählen Sie den Termin.')
    await termin.getByRole('radio', { name: '30. Juni 2027' }).check()
    await expect(termin).not.toContainText('Bitte wählen Sie den Termin.')
    await expect(page.getByRole('figure', { name: 'Vorschau des Briefs' })).toContainText('auf den 30. Juni 2027')
  })
})

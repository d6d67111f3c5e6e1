import type { Page } from '@playwright/test'
import { amTag } from './anderer-tag.ts'
import { expectThanks, fillIn, PLZ, send } from './anfrage-schritt.ts'
import { franchise, modellFilter } from './angebot-schritt.ts'
import { expectCleanOnPhone } from './axe.ts'
import { lineCount, requireFont } from './gemalt.ts'
import { papier } from './papier.ts'
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
} from './rechner-schritte.ts'
import { test as base, DESKTOP, expect, openPage, PHONE } from './seiten.ts'

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

  await test.step('the line from this year to the next is the choice of the beginning, and takes little room', async () => {
    await expect(rechner(page).getByText('Günstigster der Region, wie 2026: +9.40 im Monat.')).toBeVisible()
    const gruppe = page.getByRole('radiogroup', { name: 'Beginn' })
    await expect(gruppe).toContainText(PREIS[2026])
    await expect(gruppe).toContainText(PREIS[2027])
    await page.setViewportSize(PHONE)
    await expect.poll(async () => (await gruppe.locator('..').boundingBox())?.height).toBeLessThan(110)
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
    await expect(page.getByText(satz)).toHaveCount(2)
    await expect(page.getByText('Prämien 2027, gültig ab 1. Januar 2027')).toBeVisible()
  })
})

/** Standard of CSS: 401.95 gross in 2026, 410.95 in 2027. */
test('doing nothing: the bill is found in the table of this year and goes on in the next, for oneself and for a household', async ({
  page,
  november,
}) => {
  await openRechner(page, `${november}/`)
  await toOffers(page, '1985', PLZ)
  await page.getByRole('button', { name: 'Und wenn Sie nichts tun?' }).click()
  const requests = watchRequests(page)
  await page.getByLabel('Aktuelle Krankenkasse').selectOption('CSS')
  await page.getByLabel('Betrag auf Ihrer Rechnung').fill('396.80')
  await page.getByRole('radio', { name: /Freie Wahl · Grundversicherung/ }).check()
  await expect(page.getByRole('heading', { name: 'Wenn Sie nichts tun: CHF 406.20 ab 1. Januar' })).toBeVisible()
  await expect(rechner(page)).toContainText(
    'Heute CHF 396.80, ab 1. Januar CHF 406.20, wenn Sie nichts tun: +CHF 112.80 im Jahr.',
  )
  await expect(rechner(page)).toContainText('CSS, HMO für Ärztenetz: CHF 356.20 im Monat, CHF 600.00 im Jahr weniger')
  expect(requests.filter(pfad => pfad.startsWith('/daten/'))).toEqual([
    '/daten/2026/verzeichnis.json',
    expect.stringMatching(/^\/daten\/2026\/zh-1\.\w+\.json$/),
  ])

  await test.step('the letter with next year’s premium leads to the same, and an amount of no tariff to the nearest', async () => {
    const betrag = page.getByLabel('Betrag auf Ihrer Rechnung oder im Brief')
    await betrag.fill('410.95')
    await page.getByRole('radio', { name: /Freie Wahl · Grundversicherung.*Prämie 2027 CHF 410\.95/ }).check()
    await expect(rechner(page)).toContainText('Heute CHF 396.80, ab 1. Januar CHF 406.20, wenn Sie nichts tun')
    await betrag.fill('411.50')
    const naechste = page.getByRole('radiogroup', { name: 'Am nächsten kommen diese Tarife.' }).getByRole('radio')
    await expect(naechste).toHaveCount(5)
    await expect(naechste.first()).toHaveAccessibleName(/Grundversicherung.*2026 CHF\s401\.95 und 2027 CHF\s410\.95/)
    await naechste.first().check()
    await expect(page.getByRole('heading', { name: 'Wenn Sie nichts tun: CHF 406.20 ab 1. Januar' })).toBeVisible()
    expect(requests.filter(pfad => pfad.startsWith('/daten/'))).toHaveLength(2)
  })

  const { seiten, text } = await papier(page)
  expect(seiten).toBe(1)
  expect(text).toContain('Schraffiert: je CHF')

  await test.step('compared with this year’s prices, the letter is measured by the same tariff of this year', async () => {
    await beginn(page, 'ab sofort').check()
    await expectJahr(page, 2026)
    await page.getByLabel('Betrag auf Ihrer Rechnung oder im Brief').fill('410.95')
    await page.getByRole('radio', { name: /Freie Wahl · Grundversicherung.*Prämie 2027/ }).check()
    await expect(rechner(page)).toContainText(
      'Wir vergleichen jetzt alle Angebote mit Ihrem Tarif: CSS, Grundversicherung.',
    )
    await expect(page.getByLabel('Aktueller Tarif').locator('option:checked')).toHaveText(
      'Freie Wahl · Grundversicherung',
    )
    expect(requests.filter(pfad => pfad.startsWith('/daten/'))).toHaveLength(2)
    await beginn(page, 'ab 1. Januar 2027').check()
    await expectJahr(page, 2027)
  })

  await test.step('for a household: a bill of each, and the sum once all are known', async () => {
    await alsHaushalt(page, { partner: '1985' })
    await page.getByRole('button', { name: 'Und wenn Sie nichts tun?' }).click()
    const frage = page.getByRole('region', { name: 'Und wenn Sie nichts tun?' })
    for (const [wer, summe] of [
      ['Sie', 'Eine Summe nennen wir erst, wenn für alle ein Betrag feststeht.'],
      ['Person 2', 'Zusammen heute CHF 793.60, ab 1. Januar CHF 812.40, wenn niemand etwas tut: +CHF 225.60 im Jahr.'],
    ] as const) {
      const person = frage.getByRole('group', { name: wer, exact: true })
      await person.getByLabel('Krankenkasse heute').selectOption('CSS')
      await person.getByLabel('Betrag auf Ihrer Rechnung').fill('396.80')
      await person.getByRole('radio', { name: /Freie Wahl · Grundversicherung/ }).check()
      await expect(frage).toContainText(summe)
    }
    await expect(frage.getByRole('heading', { name: 'Wenn Sie nichts tun: CHF 406.20 ab 1. Januar' })).toHaveCount(2)
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

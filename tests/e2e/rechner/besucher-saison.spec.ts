import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { KANTONE } from '#domain/orte/kantone.ts'
import { importKleineDaten } from '../../fixtures/tabellen/kleine-daten.ts'
import { startAm } from '../hilfe/anderer-tag.ts'
import {
  alsEinzelne,
  antwort,
  besucher,
  betragHeute,
  ergebnis,
  expectEineAntwort,
  expectFokusAufAntwort,
  guenstigster,
  HOECHSTENS,
  jaMeiner,
  kasseHeute,
  ortVon,
  stufe,
} from '../hilfe/besucher-schritte.ts'
import { fuerWen, jahrgang, jahrgangVon, openRechner, ort, plz, rechner, weiter } from '../hilfe/rechner-schritte.ts'
import { test as base, expect } from '../hilfe/seiten.ts'

/** A region's only municipality in the invented tables. */
const nummer = (code: string, region: number) =>
  String((KANTONE.find(({ kanton }) => kanton === code)?.id ?? 0) * 100 + region)

const WEITERE_ORTE = [
  ['Bern', '3012', '0', 'Bern 1', nummer('BE', 1), 'BE'],
  ['Fribourg', '1700', '0', 'Freiburg 1', nummer('FR', 1), 'FR'],
  ['Fribourg', '1700', '0', 'Freiburg 2', nummer('FR', 2), 'FR'],
]

/** Twelve days before the deadline, with this year's table and the next one's, 9.00 dearer. */
const test = base.extend<{ klagen: string[] }, { saison: string }>({
  saison: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      const { url, end } = await startAm('2026-11-18T09:00:00Z', async varDir => {
        for (const jahr of [2026, 2027])
          await importKleineDaten(varDir, 'BAG', { jahr, teurerUm: jahr - 2026 && 9, weitereOrte: WEITERE_ORTE })
      })
      await use(url)
      await end()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One worker: its server serves all tests.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 } })

const beginn = (page: Parameters<typeof antwort>[0], name: string) =>
  page.getByRole('radiogroup', { name: 'Beginn' }).getByRole('radio', { name, exact: true })

test('letter of 2027 in hand: from the home page straight to the bill, and what it becomes is what is saved against', async ({
  page,
  saison,
}) => {
  await openRechner(page, `${saison}/`)
  const ich = besucher(page)
  await jahrgang(page).fill('1985')
  await plz(page).fill('1011')
  await expect(ort(page)).toHaveValue('Zürich 1')
  const brief = page.getByRole('link', { name: 'Brief erhalten?' })
  await expect(brief).toBeInViewport({ ratio: 1 })
  await ich.tippe(brief)
  await expect(kasseHeute(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Was zahlen Sie heute?' })).toBeFocused()
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.preis)
  // As the letter writes it: 500.00, 9.00 more next year and 1.95 for insurer and place, with franchise 300 and without a model.
  await ich.waehle(kasseHeute(page), 'CSS')
  // Sixty Rappen beside it: of both years' amounts the nearer is named.
  await betragHeute(page).fill('511.55')
  const naechste = page.getByRole('region', { name: 'Was zahlen Sie heute?' }).getByRole('listitem').first()
  await expect(naechste).toContainText('510.95')
  await expect(naechste).toContainText('−0.60')
  await betragHeute(page).fill('510.95')
  await expect(jaMeiner(page)).toBeVisible()
  const ohne = await antwort(page)
  expect(ohne.preis).toBe(356_20)
  await ich.tippe(jaMeiner(page))
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.police)
  await expectFokusAufAntwort(page)
  await expect(page.getByText('Verglichen wie Ihre Police: Franchise 300, ohne Unfall')).toBeVisible()
  // The refund is 4.75; the model of CSS costs 50.00 less.
  const mit = await expectEineAntwort(page, 456_20)
  expect(mit).toMatchObject({ bezug: 506_20, ersparnis: 600_00 })
  await expect(page.getByText(/^Wenn Sie nichts tun/).first()).toBeVisible()
  // As it is paid this year: 9.00 less, and 5.15 refunded.
  await expect(page.getByText(/^Ihre Police:/)).toContainText('496.80')
  const wege = page.getByRole('table', { name: /Wege ab 1\. Januar/ })
  await expect(wege.getByRole('row').filter({ hasText: 'Nichts tun' })).toContainText('506.20+9.40 zu heute')
  // From the standard model with franchise 300 to another of the same insurer: no deadline.
  await expect(ergebnis(page)).toContainText('Das dürfen Sie jederzeit')
  await expect(ergebnis(page)).not.toContainText('Noch 12 Tage')
})

test('turning 19: one price for one question; from January as a young adult, at once as a child, each with its franchise said', async ({
  page,
  saison,
}) => {
  await openRechner(page, `${saison}/`)
  const ich = besucher(page)
  await jahrgang(page).fill('2008')
  await plz(page).fill('3012')
  await expect(ort(page)).toHaveValue('Bern')
  const alter = rechner(page).getByText(/^Alter: 18 Jahre/)
  await expect(alter).toBeVisible()
  await expect(alter).not.toContainText('(Erwachsene/r)')
  await ich.tippe(weiter(page))
  const wo = await ortVon(page, '3012')
  const jung = await guenstigster(page, wo, { alter: 19, franchise: 2500 }, 2027)
  await expectEineAntwort(page, jung)
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.preis)
  const hinweis = page.getByText('Verglichen ist mit Franchise')
  await expect(hinweis).toHaveText(
    'Ab 2027 zahlen Sie die Prämie für junge Erwachsene (19 bis 25), heute noch die für Kinder. Verglichen ist mit Franchise 2’500.',
  )
  await expect(stufe(page, "2'500")).toBeChecked()

  await ich.tippe(beginn(page, 'ab sofort'))
  await expect(beginn(page, 'ab sofort')).toBeFocused()
  await expect(hinweis).toHaveText(
    '2026 gilt noch die Prämie für Kinder: bis Ende des Jahres mit dem 18. Geburtstag. Verglichen ist mit Franchise 600.',
  )
  // Nobody sells that one in the invented tables: no price is better than one with another franchise.
  await expect(ergebnis(page)).toHaveCount(0)
  await ich.tippe(stufe(page, '0'))
  const kind = await guenstigster(page, wo, { alter: 18, franchise: 0 }, 2026)
  await expectEineAntwort(page, kind)
  expect(kind).not.toBe(jung)
  await expect(hinweis).toContainText('Verglichen ist mit Franchise 0.')
  await expect(stufe(page, "2'500")).toHaveCount(0)

  await ich.tippe(beginn(page, 'ab 1. Januar 2027'))
  await expectEineAntwort(page, jung)
  await expect(stufe(page, "2'500")).toBeChecked()
  await expect(hinweis).toContainText('Verglichen ist mit Franchise 2’500.')
})

test('family in Freiburg: a postcode of several municipalities asks for one, and four presses lead to one price of all', async ({
  page,
  saison,
}) => {
  await openRechner(page, `${saison}/`)
  const ich = besucher(page)
  await ich.tippe(fuerWen(page, 'Familie'))
  await plz(page).fill('1700')
  await expect(rechner(page).getByText('1700 liegt in zwei Gemeinden: Freiburg 1, Freiburg 2')).toBeVisible()
  await ich.tippe(rechner(page).getByRole('option', { name: 'Gemeinde Freiburg 2, FR' }))
  await jahrgang(page).fill('1985')
  await jahrgangVon(page, 'Partner/in').fill('1987')
  await jahrgangVon(page, 'Kind').fill('2015')
  await ich.tippe(weiter(page))
  const wo = await ortVon(page, '1700', 'Freiburg 2')
  const alle = await Promise.all([
    guenstigster(page, wo, { alter: 42, franchise: 2500 }, 2027),
    guenstigster(page, wo, { alter: 40, franchise: 2500 }, 2027),
    guenstigster(page, wo, { alter: 12, franchise: 0, unfall: 'MIT' }, 2027),
  ])
  await expectEineAntwort(
    page,
    alle.reduce((summe, preis) => summe + preis, 0),
  )
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.preis)
  // CSS sells the cheapest to each of them: one insurer costs what the combination does, and no more than one name says so.
  await expect(page.getByRole('radiogroup', { name: 'Aufteilung' }).getByRole('radio').first()).toBeChecked()
  for (const wer of ['Sie', 'Partner/in', 'Kind'])
    await expect(
      page.getByRole('region', { name: 'Personen' }).getByRole('button', { name: new RegExp(`^${wer}`) }),
    ).toBeVisible()
})

test('deadline letter: the days that are left stand beside the next step, and one press leads to the letters', async ({
  page,
  saison,
}) => {
  await alsEinzelne(page, 42, '1011', `${saison}/`)
  const ich = besucher(page)
  await ich.tippe(page.getByRole('link', { name: 'Brief erhalten?' }))
  await ich.waehle(kasseHeute(page), 'CSS')
  await betragHeute(page).fill('510.95')
  await ich.tippe(jaMeiner(page))
  // CSS itself is the cheapest: who stays changes the model; who goes needs the letter.
  await ich.tippe(
    page.getByRole('radiogroup', { name: 'Angebote' }).locator('[type=radio]:not([aria-label^="CSS,"])').first(),
  )
  await expect(ergebnis(page).getByText(/Noch 12 Tage/)).toHaveCount(1)
  const alsPdf = ergebnis(page).getByRole('button', { name: 'Brief als PDF' })
  await expect(ergebnis(page)).toContainText(/30\.\sNovember/)
  await ich.tippe(alsPdf)
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.police)
  const brief = page.getByRole('form', { name: 'Brief schreiben' })
  await expect(page.locator('summary').filter({ hasText: 'Selbst wechseln' })).toBeFocused()
  await page.getByRole('button', { name: 'Brief schreiben' }).click()
  await expect(brief).toBeVisible()
  await expect(brief.getByLabel('Krankenkasse', { exact: true }).locator('option:checked')).toHaveText('CSS')
  await brief.getByLabel('Adresse der Krankenkasse').fill('Musterweg 1\n6002 Luzern')
  await brief.getByLabel('Vor- und Nachname').fill('Anna Beispiel')
  await brief.getByLabel('Strasse und Nummer').fill('Bahnhofstrasse 1')
  await brief.getByLabel('Geburtsdatum').fill('5.1.1985')
  const [datei] = await Promise.all([
    page.waitForEvent('download'),
    brief.getByRole('button', { name: 'Brief als PDF herunterladen' }).click(),
  ])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await datei.path()))), {
    mergePages: true,
  })
  const inhalt = text.replace(/\s+/g, ' ')
  for (const satz of ['Kündigung der Grundversicherung', 'auf den 31. Dezember 2026', 'Anna Beispiel', '1011 Zürich 1'])
    expect(inhalt).toContain(satz)
})

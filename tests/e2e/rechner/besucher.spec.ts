import type { Page } from '@playwright/test'
import { praemienVon } from '../hilfe/angebot-schritt.ts'
import { expectFits } from '../hilfe/axe.ts'
import {
  alsEinzelne,
  angeboteFuer,
  antwort,
  besucher,
  betragHeute,
  betragNach,
  chf,
  ergebnis,
  expectEineAntwort,
  expectFokusAufAntwort,
  expectFokusDa,
  frage,
  guenstigster,
  HOECHSTENS,
  jahreskosten,
  jaMeiner,
  kasseHeute,
  kosten,
  lohn,
  ortVon,
  reihen,
  rp,
  stufe,
  verbilligung,
  weiterMit,
} from '../hilfe/besucher-schritte.ts'
import { anfrage, fuerWen, jahrgang, jahrgangVon, openRechner, plz, weiter } from '../hilfe/rechner-schritte.ts'
import { expect, test } from '../hilfe/seiten.ts'

test.use({ viewport: { width: 390, height: 844 } })

const oben = (page: Page) =>
  reihen(page)
    .first()
    .evaluate(element => element.getBoundingClientRect().top + window.scrollY)

test('single on a phone: a price by one press, a bill confirmed by five, the enquiry by one more', async ({ page }) => {
  const wo = await alsEinzelne(page, 40, '8400')
  const ich = besucher(page)
  await ich.tippe(weiter(page))
  const ohne = await expectEineAntwort(page, await guenstigster(page, wo, { alter: 40, franchise: 2500 }))
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.preis)
  expect(await oben(page)).toBeLessThanOrEqual(1000)
  await expect(ergebnis(page)).toContainText('Ø der')
  await expect(weiterMit(page)).toBeInViewport({ ratio: 1 })

  const heute = (await angeboteFuer(page, wo, { alter: 40, franchise: 500, unfall: 'MIT' })).at(-1)
  await ich.tippe(frage(page))
  await ich.waehle(kasseHeute(page), heute?.name ?? '')
  await betragHeute(page).fill(((heute?.preis ?? 0) / 100).toFixed(2))
  const passende = page.getByRole('radiogroup', { name: /Ist es Ihrer|Welcher ist Ihrer/ }).getByRole('radio')
  await expect(passende.first()).toBeVisible()
  // Nothing changes before it is confirmed.
  expect((await antwort(page)).preis).toBe(ohne.preis)
  if ((await passende.count()) > 1)
    await ich.tippe(
      page
        .getByRole('radiogroup', { name: /Welcher/ })
        .getByText(/Franchise 500/)
        .first(),
    )
  await ich.tippe(jaMeiner(page))
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.police)
  await expectFokusAufAntwort(page)
  await expect(page.getByText('Verglichen wie Ihre Police: Franchise 500, mit Unfall')).toBeVisible()
  await expectEineAntwort(page, await guenstigster(page, wo, { alter: 40, franchise: 500, unfall: 'MIT' }))
  expect((await antwort(page)).bezug).toBe(heute?.preis)
  await expect(ergebnis(page)).not.toContainText('Ø der')
  await expect(weiterMit(page)).toBeInViewport({ ratio: 1 })

  await ich.tippe(weiterMit(page))
  await expect(anfrage(page)).toBeVisible()
})

test('family in Freiburg: the sum is that of its persons, with one insurer or the best of each', async ({ page }) => {
  await openRechner(page)
  const { jahr } = await praemienVon(page)
  const ich = besucher(page)
  await ich.tippe(fuerWen(page, 'Familie'))
  await plz(page).fill('1700')
  await jahrgang(page).fill(String(jahr - 40))
  await jahrgangVon(page, 'Partner/in').fill(String(jahr - 38))
  await jahrgangVon(page, 'Kind').fill(String(jahr - 10))
  await ich.tippe(weiter(page))
  await expect(ergebnis(page)).toBeVisible()
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.preis)

  const wo = await ortVon(page, '1700')
  const personen = [
    await angeboteFuer(page, wo, { alter: 40, franchise: 2500 }),
    await angeboteFuer(page, wo, { alter: 38, franchise: 2500 }),
    await angeboteFuer(page, wo, { alter: 10, franchise: 0, unfall: 'MIT' }),
  ]
  const summe = (preise: readonly number[]) => preise.reduce((bisher, preis) => bisher + preis, 0)
  const kombination = summe(personen.map(([erstes]) => erstes?.preis ?? Number.NaN))
  const kassen = [...new Set(personen[0]?.map(({ name }) => name))]
  const bei = (kasse: string) =>
    summe(personen.map(angebote => angebote.find(({ name }) => name === kasse)?.preis ?? Number.NaN))
  const eine = Math.min(...kassen.map(bei).filter(preis => !Number.isNaN(preis)))

  const aufteilung = page.getByRole('radiogroup', { name: 'Aufteilung' })
  const anfangs = 12 * (eine - kombination) >= 120_00 ? 'Beste Kombination' : 'Eine Kasse für alle'
  await expect(aufteilung.getByRole('radio', { name: anfangs })).toBeChecked()
  await expect(aufteilung).toContainText(chf(eine))
  await expect(aufteilung).toContainText(chf(kombination))
  const zeilen = page.getByRole('region', { name: 'Personen' }).getByRole('listitem')
  for (const [name, preis] of [
    ['Eine Kasse für alle', eine],
    ['Beste Kombination', kombination],
  ] as const) {
    await ich.tippe(aufteilung.getByRole('radio', { name }))
    await expect.poll(async () => (await antwort(page)).preis).toBe(preis)
    const { ersparnis, bezug } = await antwort(page)
    expect(ersparnis).toBe(12 * (bezug - preis))
    await expect(zeilen.locator('b.betrag')).toHaveCount(3)
    expect(summe((await zeilen.locator('b.betrag').allInnerTexts()).map(rp))).toBe(preis)
  }

  await test.step('a person opens by its name, and its franchise is its own', async () => {
    await ich.tippe(zeilen.getByRole('button', { name: /^Partner\/in/ }))
    const vorher = (await antwort(page)).preis
    await ich.tippe(stufe(page, '300'))
    const [erste] = await angeboteFuer(page, wo, { alter: 38, franchise: 300 })
    await expect
      .poll(async () => (await antwort(page)).preis)
      .toBe(vorher - (personen[1]?.[0]?.preis ?? 0) + (erste?.preis ?? 0))
    await expect(zeilen.filter({ hasText: 'Partner/in' })).toContainText('Franchise 300')
    await expect(zeilen.filter({ hasText: 'Sie' })).toContainText('Franchise 2’500')
    await expect(page.getByText('Person 2')).toHaveCount(0)
  })
})

test('pensioner of 71: accident cover by one press, and in the answer from when on a lower franchise is cheaper', async ({
  page,
}) => {
  const wo = await alsEinzelne(page, 71, '8400')
  const ich = besucher(page)
  await ich.tippe(weiter(page))
  await expectEineAntwort(page, await guenstigster(page, wo, { alter: 71, franchise: 2500 }))
  await ich.tippe(page.getByRole('button', { name: 'Mit Unfall rechnen' }))
  const mit = { alter: 71, franchise: 2500, unfall: 'MIT' } as const
  await expectEineAntwort(page, await guenstigster(page, wo, mit))
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.preis)
  await expectFokusAufAntwort(page)

  const rat = ergebnis(page).getByRole('button', { name: /^Franchise .* wählen$/ })
  const franchise = rp(/Franchise (.*) wählen/.exec(await rat.innerText())?.[1] ?? '') / 100
  const [, ab = ''] = /Ab CHF\s([\d’]+) Gesundheitskosten/.exec(await ergebnis(page).innerText()) ?? []
  const tief = await guenstigster(page, wo, { ...mit, franchise })
  const hoch = await guenstigster(page, wo, mit)
  const unterschied = (k: number) => jahreskosten(tief, franchise, k) - jahreskosten(hoch, 2500, k)
  expect(unterschied(rp(ab) + 100)).toBeLessThan(0)
  expect(unterschied(rp(ab) - 200)).toBeGreaterThan(0)
  await ich.tippe(rat)
  await expectEineAntwort(page, tief)
  await expectFokusAufAntwort(page)
})

test('chronic illness: with «viel» the advice stands in the answer, and one press follows it', async ({ page }) => {
  const wo = await alsEinzelne(page, 45, '8001')
  const ich = besucher(page)
  await ich.tippe(weiter(page))
  await expectEineAntwort(page, await guenstigster(page, wo, { alter: 45, franchise: 2500 }))
  await expect(kosten(page, 'wenig')).not.toBeChecked()
  await expect(page.getByText(/^Ab CHF\s[\d’]+ .*ist Franchise [\d’]+ günstiger\.$/)).toBeVisible()
  await ich.tippe(kosten(page, 'viel'))
  await expect(kosten(page, 'viel')).toHaveCount(0)
  await expectFokusDa(page)

  const preise = new Map<number, number>()
  for (const franchise of [300, 500, 1000, 1500, 2000, 2500])
    preise.set(franchise, await guenstigster(page, wo, { alter: 45, franchise }))
  const imJahr = (franchise: number) => jahreskosten(preise.get(franchise) ?? Number.NaN, franchise, 6_000_00)
  const [beste = 0] = [...preise.keys()].toSorted((a, b) => imJahr(a) - imJahr(b))
  const weniger = chf(Math.round((imJahr(2500) - imJahr(beste)) / 100) * 100).replace('.00', '')
  await expect(ergebnis(page)).toContainText(
    `Bei CHF 6’000 Gesundheitskosten kostet das Jahr mit Franchise ${beste} CHF ${weniger} weniger.`,
  )
  await ich.tippe(ergebnis(page).getByRole('button', { name: `Franchise ${beste} wählen` }))
  await expect(stufe(page, String(beste))).toBeChecked()
  await expectEineAntwort(page, preise.get(beste))
  await expect(ergebnis(page)).not.toContainText('Gesundheitskosten')
  await expectFokusAufAntwort(page)
  expect(ich.taps()).toBeLessThanOrEqual(HOECHSTENS.preis)
})

test('low income in Bern: a range from a wage, its cautious end off every price, and nothing of it kept', async ({
  page,
}) => {
  const wo = await alsEinzelne(page, 30, '3012')
  const ich = besucher(page)
  await ich.tippe(weiter(page))
  const voll = await guenstigster(page, wo, { alter: 30, franchise: 2500 })
  await expectEineAntwort(page, voll)
  await ich.tippe(verbilligung(page))
  await expect(lohn(page)).toBeFocused()
  await lohn(page).fill('2000')
  await ich.tippe(page.getByRole('button', { name: 'Ungefähr rechnen' }))
  const netto = page.getByRole('button', { name: /^Preise netto zeigen/ })
  await expect(netto).toBeVisible()
  // The answer is still in full: nothing changes before it is taken over.
  expect((await antwort(page)).preis).toBe(voll)
  const abzug = await betragNach(netto, '−')
  expect(abzug).toBeGreaterThan(0)
  await ich.tippe(netto)
  await expectFokusAufAntwort(page)
  await expectEineAntwort(page, Math.max(0, voll - abzug))
  await expect(page.getByText(`Mit Verbilligung: −${chf(Math.min(abzug, voll))} pro Monat`)).toBeVisible()
  await expect(lohn(page)).toHaveCount(0)
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state])),
  ).not.toContain('2000')
  await expectFits(page)
})

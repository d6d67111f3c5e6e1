import type { Locator, Page } from '@playwright/test'
import { site } from '#site-config'
import {
  allesGeholt,
  angebote,
  franchise,
  heute,
  klappeAuf,
  kostenRegler,
  modellFilter,
  oeffneAngebote,
  oeffneHeute,
  praemienVon,
  vergleichen,
  zeilen,
} from '../hilfe/angebot-schritt.ts'
import { expectCleanOnPhone, expectFits } from '../hilfe/axe.ts'
import { weiter } from '../hilfe/rechner-schritte.ts'
import { expect, test } from '../hilfe/seiten.ts'

const ICH = { alter: 40, plz: '8001' }
const MEHR = '2’500 oder 300?'

const details = (page: Page, stelle: number) =>
  angebote(page)
    .getByRole('button', { name: /^Details/ })
    .nth(stelle)

/** Everything step 2 can show at once. */
async function oeffneAlles(page: Page) {
  for (const stelle of [0, 1]) {
    await details(page, stelle).click()
    await vergleichen(page).nth(stelle).check()
  }
  await klappeAuf(page, MEHR)
  await klappeAuf(page, 'Was ist Ihnen wichtig?')
  await oeffneHeute(page)
  await heute(page).getByLabel('Aktuelle Krankenkasse').selectOption({ label: 'CSS' })
  await heute(page).getByLabel('Aktuelle Franchise').selectOption('300')
  // No tariff costs as little: those that come near it.
  await heute(page).getByLabel('Betrag im Monat').fill('20')
  await expect(heute(page).getByRole('heading', { name: /^Am nächsten kommen diese Tarife/ })).toBeVisible()
  await page.getByText('Als Tabelle').first().click()
  await expect(page.getByRole('button', { name: '2 nebeneinander' })).toBeVisible()
}

test('everything open on the narrowest phone: nothing for axe, it fits and works, zoomed too, and nothing is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await oeffneAngebote(page, ICH)
  await allesGeholt(page)
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await franchise(page, '300').check()
  await oeffneAlles(page)
  await expectCleanOnPhone(page)

  for (const { height, betrag, kosten, text } of [
    { height: 640, betrag: "1'500", kosten: '3000', text: 'CHF 3’000' },
    // 1280 x 1024 at 400 %.
    { height: 256, betrag: "1'000", kosten: '5000', text: 'CHF 5’000' },
  ]) {
    await page.setViewportSize({ width: 320, height })
    await expectFits(page)
    await franchise(page, betrag).check()
    await expect(angebote(page).getByRole('radio').nth(2)).not.toBeChecked()
    await angebote(page).getByRole('radio').nth(2).check()
    await expect(angebote(page).getByRole('radio').nth(2)).toBeChecked()
    await (await kostenRegler(page)).fill(kosten)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }

  await modellFilter(page, 'Freie Wahl').check()
  await page.getByRole('radio', { name: 'Jahreskosten' }).check()
  await page.getByRole('checkbox', { name: 'Freie Arztwahl' }).check()
  await angebote(page).getByRole('radio').nth(2).check()
  await expect(angebote(page).getByRole('radio').nth(2)).toBeChecked()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
})

test('by keyboard, heard, taken to step 3 and back, and handed on as an address without personal data', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await oeffneAngebote(page, ICH)

  await test.step('with the keyboard alone: franchise, slider, selection, details', async () => {
    const tabTo = async (locator: Locator) => {
      for (let i = 0; i < 60; i += 1) {
        await page.keyboard.press('Tab')
        if (await locator.evaluate(element => element === document.activeElement)) return
      }
      throw new Error('Tab never reached it.')
    }
    await expect(page.getByRole('button', { name: 'Genauer' })).toBeVisible()
    await tabTo(franchise(page, "2'500"))
    await page.keyboard.press('ArrowLeft')
    await expect(franchise(page, "2'000")).toBeChecked()
    await tabTo(page.getByRole('button', { name: 'Genauer' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('slider', { name: 'Gesundheitskosten' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'CHF 10’000 im Jahr')
    await tabTo(angebote(page).getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await expect(angebote(page).getByRole('radio').nth(1)).toBeChecked()
    await tabTo(details(page, 1))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'So entsteht der Preis' })).toBeVisible()
  })

  await test.step('a screen reader hears the new result', async () => {
    const vorher = await zeilen(page)
    await franchise(page, '300').check()
    await expect.poll(() => zeilen(page)).not.toEqual(vorher)
    const erste = (await zeilen(page))[0]
    await expect(page.locator('#rechner').getByRole('status').filter({ hasText: 'Günstigstes' })).toHaveText(
      `${await page.getByRole('heading', { name: /Angebote von/ }).textContent()}, nach Preis. Günstigstes: ${erste} pro Monat.`,
    )
  })

  await test.step('the view survives a look at step 3', async () => {
    await modellFilter(page, 'Freie Wahl').check()
    await expect.poll(async () => (await zeilen(page)).every(name => name?.includes(', Freie Wahl, '))).toBe(true)
    await details(page, 3).click()
    await angebote(page).getByRole('radio').nth(3).check()
    await expect(angebote(page).getByRole('radio')).toHaveCount(20)
    const vorher = await zeilen(page)
    await weiter(page).click()
    await expect(page.getByLabel('Vorname')).toBeVisible()
    await page.goBack()
    await expect(angebote(page)).toBeVisible()
    await expect.poll(() => zeilen(page)).toEqual(vorher)
    await expect(angebote(page).getByRole('radio').nth(3)).toBeChecked()
    await expect(details(page, 3)).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('the answer to hand on holds no personal data and its address shows the same comparison to anyone', async () => {
    await franchise(page, "1'000").check()
    await page.getByRole('button', { name: 'Teilen' }).click()
    await expect(page.getByText('Ergebnis kopiert', { exact: true })).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    const { jahr } = await praemienVon(page)
    const adresse = text.split('Vergleich wieder öffnen: ')[1] ?? ''
    expect(adresse).toBe(`${site.url}/#vergleich=${jahr}-ZH1-ERW-1000-OHNE`)
    for (const persoenlich of [String(jahr - ICH.alter), ICH.plz, 'Zürich']) expect(text).not.toContain(persoenlich)

    const andere = await context.newPage()
    await andere.goto(adresse.replace(site.url, new URL(page.url()).origin))
    await expect(andere.getByText(/^Geteilter Vergleich: Erwachsene/)).toBeVisible()
    await expect(franchise(andere, "1'000")).toBeChecked()
    await expect(angebote(andere).getByRole('radio')).toHaveCount(20)
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  allesGeholt,
  angebote,
  antwort,
  franchise,
  heute,
  oeffneAngebote,
  oeffneHeute,
  praemienVon,
  preis,
} from '../hilfe/angebot-schritt.ts'
import { expectClean } from '../hilfe/axe.ts'
import { papier } from '../hilfe/papier.ts'
import { alsHaushalt } from '../hilfe/rechner-schritte.ts'
import { expect, test } from '../hilfe/seiten.ts'

/** Born 1992 in 2026, as in the drafts. */
const ICH = { alter: 34, plz: '8400' }
const A4 = { width: 595, height: 842 }

const blatt = (page: Page) => page.locator('.druckblatt')
const mail = (page: Page) => page.getByRole('link', { name: 'E-Mail an mich' })

async function gelesen(page: Page) {
  const { protocol, pathname, searchParams } = new URL((await mail(page).getAttribute('href')) ?? '')
  return { an: protocol + pathname, betreff: searchParams.get('subject'), text: searchParams.get('body') ?? '' }
}

/** How many sheets there are in the moment the browser begins to print. */
const sheets = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const { length } = document.querySelectorAll('.druckblatt')
    dispatchEvent(new Event('afterprint'))
    return length
  })

test('taken along: on paper, as a calendar entry and by mail, alone and as a household', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await oeffneAngebote(page, ICH)
  const { jahr } = await praemienVon(page)
  await expect(mail(page)).toBeVisible()
  await allesGeholt(page)
  await expect.poll(() => sheets(page)).toBe(1)

  await test.step('paper: exactly one A4 page with the eight cheapest offers and nothing to press', async () => {
    const { seiten, text, format } = await papier(page)
    expect({ seiten, format }).toEqual({ seiten: 1, format: A4 })
    expect(text).toContain(`Jahrgang ${jahr - ICH.alter}`)
    expect(text).toContain('8400 Winterthur')
    const { zeilen, total } = await antwort(page, {
      ...{ kanton: 'ZH', region: 2, altersklasse: 'AKL-ERW', unfalleinschluss: 'OHN-UNF', franchise: 'FRA-2500' },
      ...{ bfs: 230, limit: 8 },
    })
    expect(text).toContain(`Die acht günstigsten von ${total} Angeboten`)
    expect(zeilen).toHaveLength(8)
    for (const zeile of zeilen) expect(text).toContain(/CHF ([\d’.]+)/.exec(zeile)?.[1])
    for (const name of ['Drucken', 'Mehr Angebote laden', 'Zurück', 'Cookie-Einstellungen'])
      expect(text).not.toContain(name)
    await expect(blatt(page)).toHaveCount(0)
  })

  await test.step('the button prints the same page', async () => {
    await page.evaluate(() => {
      window.print = () => {
        document.title = `${document.querySelectorAll('.druckblatt tbody tr').length} Zeilen`
        dispatchEvent(new Event('afterprint'))
      }
    })
    await page.getByRole('button', { name: 'Drucken' }).click()
    // Eight offers, three rows of the franchises.
    await expect(page).toHaveTitle('11 Zeilen')
    await expect(blatt(page)).toHaveCount(0)
  })

  await test.step('the deadline as a calendar entry', async () => {
    const laden = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Frist merken' }).click()
    const datei = await laden
    expect(datei.suggestedFilename()).toBe('kuendigung-2026-11-30.ics')
    const text = await readFile(await datei.path(), 'utf8')
    expect(text).toContain('DTSTART;VALUE=DATE:20261130')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  await test.step('the mail names choice, price, year, franchise and address, and nobody', async () => {
    await franchise(page, "1'000").check()
    await expect.poll(async () => (await gelesen(page)).text).toContain('Franchise 1’000, ohne Unfall')
    const { an, betreff, text } = await gelesen(page)
    expect(an).toBe('mailto:')
    expect(betreff).toBe(`Mein Prämienvergleich ${jahr}`)
    const gezeigt = await preis(page).innerText()
    expect(text).toContain(`Prämie ${jahr}: ${gezeigt.replace(' pro Monat', '')} im Monat`)
    expect(text).toContain(`/#vergleich=${jahr}-ZH2-ERW-1000-OHNE`)
    for (const persoenlich of [String(jahr - ICH.alter), '8400', 'Winterthur']) expect(text).not.toContain(persoenlich)
  })

  await test.step('paper with everything known is still one page, and follows the screen', async () => {
    await oeffneHeute(page)
    await heute(page).getByLabel('Aktuelle Krankenkasse').selectOption({ label: 'Visana' })
    await heute(page).getByLabel('Aktuelle Franchise').selectOption('300')
    await franchise(page, '300').check()
    await expect(franchise(page, '300')).toBeChecked()
    await angebote(page).getByRole('radio').nth(15).check()
    await expect(angebote(page).getByRole('radio').nth(15)).toBeChecked()
    const { seiten, text } = await papier(page)
    expect(seiten).toBe(1)
    expect(text).toContain('günstigster Tarif Ihrer heutigen Kasse')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(blatt(page)).toBeVisible()
    await expectClean(page)
    await expect(page.locator('#inhalt')).toBeHidden()
    await page.emulateMedia({ media: null, colorScheme: null })
    await expect(blatt(page)).toHaveCount(0)
  })

  await test.step('a household: its answer on one page, in a mail and to hand on', async () => {
    await alsHaushalt(page, { kind: '2015' })
    await expect.poll(async () => (await gelesen(page)).text).toContain('Kind: ')
    const { text: brief } = await gelesen(page)
    const gezeigt = (await preis(page).innerText()).replace(' pro Monat', '')
    expect(brief).toContain(`Prämien ${jahr} zusammen: ${gezeigt} im Monat`)
    const { seiten, text } = await papier(page)
    expect(seiten).toBe(1)
    const betraege = brief.match(/CHF [\d’.]+/g) ?? []
    expect(betraege).toHaveLength(3)
    for (const betrag of betraege) expect(text).toContain(betrag.replace('CHF ', ''))
    expect(text).toContain('Kind, Jahrgang 2015, mit Unfall')
    await page.getByRole('button', { name: 'Teilen' }).click()
    await expect(page.getByText('Ergebnis kopiert', { exact: true })).toBeVisible()
    const geteilt = await page.evaluate(() => navigator.clipboard.readText())
    for (const betrag of betraege) expect(geteilt).toContain(betrag)
    for (const persoenlich of ['2015', String(jahr - ICH.alter), '8400', 'Winterthur', '#'])
      expect(geteilt).not.toContain(persoenlich)
  })
})

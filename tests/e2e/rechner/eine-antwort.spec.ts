import type { Locator, Page } from '@playwright/test'
import { amTag } from '../hilfe/anderer-tag.ts'
import { PLZ } from '../hilfe/anfrage-schritt.ts'
import {
  angebotszeilen,
  aufteilung,
  bestaetigePolice,
  ergebnis,
  oeffneHeute,
  personen,
  preis,
  zeilen,
} from '../hilfe/angebot-schritt.ts'
import { requireFont } from '../hilfe/gemalt.ts'
import { fillStep1, fuerWen, jahrgangVon, openRechner, rechner, toOffers, weiter } from '../hilfe/rechner-schritte.ts'
import { test as base, expect } from '../hilfe/seiten.ts'

/*
 * Where the answer, its saving and the first offer stand, in the season, when the choice of the beginning takes its place
 * too. The tables are small and invented.
 */
const test = base.extend<{ klagen: string[] }, { november: string }>({
  november: [...amTag('2026-11-16T09:00:00Z', [2026, 2027])],
})

// One worker: its server serves all tests.
test.describe.configure({ mode: 'default' })

const HANDY = { width: 390, height: 844 }
const SCHMAL = { width: 360, height: 640 }
const TABLET = { width: 768, height: 1024 }
const BREIT = { width: 1440, height: 900 }

/** In the page, wherever it is scrolled to. */
const kante = (teil: Locator, seite: 'top' | 'bottom') =>
  teil.evaluate((element, welche) => Math.round(element.getBoundingClientRect()[welche] + window.scrollY), seite)

const erstes = (page: Page) => angebotszeilen(page).first()
const liste = (page: Page) => page.getByRole('heading', { name: /^(Sie: )?\d+ (Angebote|Kassen) / })
const seitenhoehe = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Yellow is for what is saved and for the cheapest; the one field with a figure is the saving. */
const ersparnisse = (page: Page) => page.locator('.bg-butter:has(.fig):visible')

async function begin(page: Page, url: string) {
  await openRechner(page, `${url}/`)
  await requireFont(page)
}

test('one person: price, saving and next step on the first screen, the first offer soon after, one column or two', async ({
  page,
  november,
}) => {
  await page.setViewportSize(HANDY)
  await begin(page, november)
  await toOffers(page, '1985', PLZ)
  await zeilen(page)
  for (const { viewport, hoechstens } of [
    { viewport: HANDY, hoechstens: 1000 },
    { viewport: SCHMAL, hoechstens: 1100 },
    { viewport: TABLET, hoechstens: 900 },
    { viewport: BREIT, hoechstens: 900 },
  ])
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await expect.poll(() => kante(erstes(page), 'top')).toBeLessThanOrEqual(hoechstens)
      await expect(ersparnisse(page)).toHaveCount(1)
    })
  await page.setViewportSize(HANDY)
  for (const teil of [preis(page), ersparnisse(page), ergebnis(page).getByRole('button', { name: /^Weiter mit / })])
    expect(await kante(teil, 'bottom')).toBeLessThanOrEqual(HANDY.height)
  await expect(page.getByRole('button', { name: 'Teilen' })).toBeVisible()
  expect(await seitenhoehe(page)).toBeLessThanOrEqual(3200)
})

test('two columns from 768 px: controls beside the list, and nothing scrolls inside the page on a desktop', async ({
  page,
  november,
}) => {
  await page.setViewportSize(TABLET)
  await begin(page, november)
  await toOffers(page, '1985', PLZ)
  const franchise = page.getByRole('radiogroup', { name: 'Franchise' })
  for (const viewport of [TABLET, BREIT]) {
    await page.setViewportSize(viewport)
    await expect
      .poll(async () => {
        const [links, rechts] = await Promise.all([erstes(page).boundingBox(), franchise.boundingBox()])
        return links && rechts && rechts.x >= links.x + links.width
      })
      .toBe(true)
  }
  await zeilen(page)
  const innen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#rechner *')]
        .filter(element => {
          const { overflowX, overflowY } = getComputedStyle(element)
          return [overflowX, overflowY].some(value => value === 'auto' || value === 'scroll')
        })
        .map(element => `${element.tagName} ${element.className}`),
    )
  expect(await innen()).toEqual([])
  await oeffneHeute(page)
  await angebotszeilen(page)
    .first()
    .getByRole('button', { name: /^Details/ })
    .click()
  await expect(page.getByRole('heading', { name: 'So entsteht der Preis' })).toBeVisible()
  expect(await innen()).toEqual([])
})

test('a confirmed bill: one winner on the first screen, one saving in the whole page, the list soon after', async ({
  page,
  november,
}) => {
  await page.setViewportSize(HANDY)
  await begin(page, november)
  await toOffers(page, '1985', PLZ)
  await oeffneHeute(page)
  await bestaetigePolice(page, 'CSS', '396.80')
  // Standard of CSS: 406.20 net from January; its cheapest model 50.00 less.
  await expect(preis(page)).toHaveText('CHF 356.20 pro Monat')
  await expect(page.getByText(/^CHF [\d’.]+ pro (Monat|Jahr)$/).filter({ visible: true })).toHaveCount(1)
  await expect(ersparnisse(page)).toHaveCount(1)
  await expect(ersparnisse(page)).toContainText('600.00')
  await expect(rechner(page)).not.toContainText('Standard-Tarife')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  expect(await kante(preis(page), 'bottom')).toBeLessThanOrEqual(HANDY.height)
  expect(await kante(ersparnisse(page), 'bottom')).toBeLessThanOrEqual(HANDY.height)
  expect(await kante(liste(page), 'top')).toBeLessThanOrEqual(1250)
  await page.setViewportSize(BREIT)
  await expect(ersparnisse(page)).toHaveCount(1)
  expect(await kante(preis(page), 'bottom')).toBeLessThanOrEqual(BREIT.height)
})

test('a family of four: total and saving on the first screen, persons folded, both prices in the switch, the list soon after', async ({
  page,
  november,
}) => {
  await page.setViewportSize(HANDY)
  await begin(page, november)
  await fuerWen(page, 'Familie').check()
  await fillStep1(page, '1985', PLZ)
  await jahrgangVon(page, 'Partner/in').fill('1987')
  await jahrgangVon(page, 'Kind').fill('2012')
  await rechner(page).getByRole('button', { name: 'Kind', exact: true }).click()
  await page.keyboard.type('2015')
  await weiter(page).click()
  await zeilen(page)
  // Two adults at 356.20, two children at 120.00 - 50.00 + 1.95 + 7.00 + 9.00 - 4.75.
  await expect(preis(page)).toHaveText('CHF 878.80 pro Monat')
  for (const teil of [preis(page), ersparnisse(page)])
    expect(await kante(teil, 'bottom')).toBeLessThanOrEqual(HANDY.height)
  await expect(ersparnisse(page)).toHaveCount(1)
  expect(await kante(liste(page), 'top')).toBeLessThanOrEqual(1300)
  await expect(personen(page).getByRole('button', { expanded: false })).toHaveCount(4)
  const schalter = page.getByRole('radiogroup', { name: 'Aufteilung' })
  await expect(schalter.getByText(/^878\.80 im Monat$/)).toHaveCount(2)
  await aufteilung(page, 'Beste Kombination').check()
  await expect(schalter.getByText(/^878\.80 im Monat$/)).toHaveCount(2)
  await expect(preis(page)).toHaveText('CHF 878.80 pro Monat')
  await expect(ersparnisse(page)).toHaveCount(1)
  expect(await kante(liste(page), 'top')).toBeLessThanOrEqual(1350)
})

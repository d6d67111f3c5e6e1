import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startServer } from '../../scripts/lib/with-server.ts'
import { mitUhr } from '../fixtures/feste-uhr.ts'
import { alleZeigen, angebotszeilen, zeilen } from './angebot-schritt.ts'
import { expectFits } from './axe.ts'
import { alsHaushalt, fillStep1, jahrgang, openRechner, rechner, weiter } from './rechner-schritte.ts'
import { test as base, expect, PHONE } from './seiten.ts'

/*
 * How long the calculator is on a small phone, in the season, when the note about the year takes its place too. The
 * tables are those of the other tests, the official ones where there are any.
 */
const test = base.extend<{ klagen: string[] }, { saison: string }>({
  saison: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      const varDir = mkdtempSync(join(tmpdir(), 'var-'))
      cpSync('var/test/server/daten', join(varDir, 'daten'), { recursive: true })
      const server = await startServer(varDir, mitUhr('2026-11-16T09:00:00Z'))
      await use(server.url)
      server.end()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One worker: its server serves all tests.
test.describe.configure({ mode: 'default' })
test.use({ viewport: PHONE })

const oben = (teil: Locator) => teil.evaluate(element => element.getBoundingClientRect().top + window.scrollY)
const unten = (teil: Locator) => teil.evaluate(element => element.getBoundingClientRect().bottom + window.scrollY)
const seitenhoehe = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const hinweis = (page: Page) => page.locator('summary').filter({ hasText: 'gelten andere Prämien.' }).first()

/** By its height: what is only heard stands apart. */
const anzahlZeilen = (teil: Locator) =>
  teil.evaluate(element => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element)
    const hoehe = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    return Math.round(hoehe / Number.parseFloat(lineHeight))
  })

test('step 1: the first field and the button are on the first screen, also when filled in', async ({
  page,
  saison,
}) => {
  await openRechner(page, `${saison}/`)
  expect(await unten(jahrgang(page))).toBeLessThanOrEqual(PHONE.height)
  expect(await unten(weiter(page))).toBeLessThanOrEqual(PHONE.height)
  await fillStep1(page, '1992', '8400')
  await expect(rechner(page).getByText(/^Alter:/)).toBeVisible()
  expect(await unten(weiter(page))).toBeLessThanOrEqual(PHONE.height)
})

test('step 2: offers start within 1’100 px, the first row within 1’350, and all of it is 4’000 px at most', async ({
  page,
  saison,
}) => {
  await openRechner(page, `${saison}/`)
  await fillStep1(page, '1992', '8400')
  await weiter(page).click()
  expect(await zeilen(page)).toHaveLength(8)
  await expect(page.getByRole('heading', { name: 'Ergebnis mitnehmen' })).toBeVisible()
  await expect(alleZeigen(page)).toBeVisible()
  expect(await oben(page.getByRole('heading', { name: /^\d+ Angebote/ }))).toBeLessThanOrEqual(1100)
  expect(await oben(angebotszeilen(page).first())).toBeLessThanOrEqual(1350)
  expect(await seitenhoehe(page)).toBeLessThanOrEqual(4000)
})

test('the note about the year is one line that says so, and opens to when and where others appear', async ({
  page,
  saison,
}) => {
  await openRechner(page, `${saison}/`)
  // Invented tables have another note, a label.
  if ((await hinweis(page).count()) === 0) {
    await expect(page.getByText('Demodaten – keine offiziellen Prämien').first()).toBeVisible()
    return
  }
  expect(await anzahlZeilen(hinweis(page))).toBe(1)
  const ganzer = page.getByText(/sie erscheinen hier, sobald der Bund sie veröffentlicht/).first()
  await expect(ganzer).toBeHidden()
  await hinweis(page).click()
  await expect(ganzer).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rechner des Bundes' }).first()).toBeVisible()
})

// The scroll bar of a desktop browser takes 15 px of it.
for (const width of [320, 335, 360])
  test(`names of steps and answers stand on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width })
    await openRechner(page)
    const schritte = page.getByRole('navigation', { name: 'Schritte' }).getByRole('listitem')
    const einzeilig = async () => {
      for (const name of ['1 Daten eingeben', '2 Angebot', '3 Anfrage senden'])
        expect(await anzahlZeilen(schritte.getByText(name)), name).toBe(1)
    }
    await einzeilig()
    for (const name of ['Ich', 'Paar', 'Familie'])
      expect(await anzahlZeilen(rechner(page).getByText(name, { exact: true })), name).toBe(1)
    await fillStep1(page, '1992', '8400')
    await weiter(page).click()
    await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible()
    await einzeilig()
    await expectFits(page)
  })

test('whoever has seen a price for themselves goes on as a household by Ändern', async ({ page }) => {
  await openRechner(page)
  await fillStep1(page, '1992', '8400')
  await weiter(page).click()
  await alsHaushalt(page, { partner: '1990' })
  await expect(page.getByRole('region', { name: 'Beste Kombination' }).getByRole('listitem')).toHaveCount(2)
})

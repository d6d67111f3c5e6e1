import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startAm } from '../hilfe/anderer-tag.ts'
import { angebotszeilen, mehrLaden, personen, zeilen } from '../hilfe/angebot-schritt.ts'
import { expectFits } from '../hilfe/axe.ts'
import { lineCount, requireFont } from '../hilfe/gemalt.ts'
import { alsHaushalt, fillStep1, jahrgang, openRechner, rechner, weiter } from '../hilfe/rechner-schritte.ts'
import { test as base, expect, PHONE } from '../hilfe/seiten.ts'

/*
 * How long the calculator is on a small phone, in the season, when the note about the year takes its place too. The
 * tables are those of the other tests, the official ones where there are any.
 */
const test = base.extend<{ klagen: string[] }, { saison: string }>({
  saison: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      const server = await startAm('2026-11-16T09:00:00Z', varDir =>
        cpSync('var/test/server/daten', join(varDir, 'daten'), { recursive: true }),
      )
      await use(server.url)
      await server.end()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({ viewport: PHONE })

const oben = (teil: Locator) => teil.evaluate(element => element.getBoundingClientRect().top + window.scrollY)
const unten = (teil: Locator) => teil.evaluate(element => element.getBoundingClientRect().bottom + window.scrollY)
const seitenhoehe = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

const SCHRITTE = ['1 Daten eingeben', '2 Angebot', '3 Anfrage senden']

/** On every phone; the scroll bar of a desktop browser takes 15 px of it. The last width is the usual one again. */
async function expectEinzeilig(page: Page, antworten: readonly string[] = []) {
  const schritte = page.getByRole('navigation', { name: 'Schritte' }).getByRole('listitem')
  for (const width of [320, 335, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width })
    for (const teil of [
      ...SCHRITTE.map(name => schritte.getByText(name)),
      ...antworten.map(name => rechner(page).getByText(name, { exact: true })),
    ])
      await expect.poll(() => lineCount(teil), `${teil} at ${width} px`).toBe(1)
    await expectFits(page, `${width} px`)
  }
}

test('on a small phone: step 1 on the first screen, offers soon after the top, 3’300 px in all, names on one line', async ({
  page,
  saison,
}) => {
  await openRechner(page, `${saison}/`)
  await requireFont(page)
  await test.step('step 1: the first field and the button are on the first screen, also when filled in', async () => {
    expect(await unten(jahrgang(page))).toBeLessThanOrEqual(PHONE.height)
    expect(await unten(weiter(page))).toBeLessThanOrEqual(PHONE.height)
    await expectEinzeilig(page, ['Ich', 'Paar', 'Familie'])
    await fillStep1(page, '1992', '8400')
    await expect(rechner(page).getByText(/^Alter:/)).toBeVisible()
    expect(await unten(weiter(page))).toBeLessThanOrEqual(PHONE.height)
  })

  await test.step('step 2: the first row starts within 1’100 px, all of it is 3’300 at most', async () => {
    await weiter(page).click()
    expect(await zeilen(page)).toHaveLength(8)
    await expect(page.getByRole('heading', { name: 'Ergebnis mitnehmen' })).toBeVisible()
    await expect(mehrLaden(page)).toBeVisible()
    expect(await oben(angebotszeilen(page).first())).toBeLessThanOrEqual(1100)
    expect(await seitenhoehe(page)).toBeLessThanOrEqual(3300)
    await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible()
    await expectEinzeilig(page)
  })

  await test.step('whoever has seen a price for themselves goes on as a household by Ändern', async () => {
    await alsHaushalt(page, { partner: '1990' })
    await expect(personen(page).getByRole('listitem')).toHaveCount(2)
  })
})

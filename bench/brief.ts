import { expect, type Page } from '@playwright/test'
import { launchChromium } from '../scripts/lib/chromium.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

const RUNDEN = 7
const DROSSELUNG = 4

/**
 * How long a visitor on a slow phone waits for a letter once its code is there: from press to file. Chromium slows down
 * the page alone and not the worker that makes the letter, so the time is multiplied instead.
 */
async function measureBrief(url: string): Promise<Benchfigur[]> {
  await using browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"statistics":false,"marketing":false}'))
  await page.goto(`${url}/kuendigen`)
  await fuelleAus(page)
  const zeiten: number[] = []
  for (let runde = 0; runde < RUNDEN; runde += 1) zeiten.push(DROSSELUNG * (await klickBisDatei(page)))
  const [erster = Number.NaN] = zeiten
  const median = zeiten.toSorted((a, b) => a - b)[Math.floor(RUNDEN / 2)] ?? Number.NaN
  const hinweis = `Chromium, gemessen mal ${DROSSELUNG}, 4 Personen, Code und Schriften geladen`
  return [
    { name: 'Brief als PDF, der erste', wert: Math.round(erster), einheit: 'ms', hinweis },
    { name: 'Brief als PDF', wert: Math.round(median), einheit: 'ms', hinweis: `${hinweis}, Median von ${RUNDEN}` },
  ]
}

async function fuelleAus(page: Page): Promise<void> {
  const brief = page.getByRole('form', { name: 'Brief schreiben' })
  const knopf = page.getByRole('button', { name: 'Brief schreiben' })
  // The button comes to life when the visitor gets near.
  await expect(async () => {
    if (await knopf.isVisible()) await knopf.click({ timeout: 1000 })
    await brief.waitFor({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await brief.getByLabel('Krankenkasse', { exact: true }).selectOption({ index: 1 })
  await brief.getByLabel('Vor- und Nachname').fill('Jörg Müller')
  await brief.getByLabel('Strasse und Nummer').fill('Bahnhofstrasse 1')
  await brief.getByLabel('PLZ').fill('8001')
  await brief.getByLabel('Ort').fill('Zürich')
  for (const [nummer, name] of ['Zoë Müller', 'Noé Müller', 'Anaïs Müller'].entries()) {
    await brief.getByRole('button', { name: 'Weitere Person hinzufügen' }).click()
    await brief
      .getByLabel('Vor- und Nachname')
      .nth(nummer + 1)
      .fill(name)
  }
  // The first letter of a session is made ahead, while the visitor types.
  await page.waitForLoadState('networkidle')
}

/** The file is there when the browser is given an address for it. */
function klickBisDatei(page: Page): Promise<number> {
  return page.getByRole('button', { name: 'Brief als PDF herunterladen' }).evaluate(
    knopf =>
      new Promise<number>(resolve => {
        const createObjectURL = URL.createObjectURL.bind(URL)
        const beginn = performance.now()
        URL.createObjectURL = datei => {
          URL.createObjectURL = createObjectURL
          resolve(performance.now() - beginn)
          return createObjectURL(datei)
        }
        ;(knopf as HTMLElement).click()
      }),
  )
}

export const brief: Benchteil = {
  name: 'brief',
  misst: 'ein Brief als PDF, vom Klick bis zur Datei',
  runden: 1,
  vergleichbar: true,
  async *miss({ url }) {
    yield* await measureBrief(await url())
  },
}

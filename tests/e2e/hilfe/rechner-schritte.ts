import type { Page } from '@playwright/test'
import { expect, openPage } from './seiten.ts'

export const rechner = (page: Page) => page.locator('#rechner')
export const jahrgang = (page: Page) => rechner(page).getByRole('textbox', { name: 'Jahrgang', exact: true })
export const plz = (page: Page) => rechner(page).getByRole('textbox', { name: 'PLZ' })
export const ort = (page: Page) => rechner(page).getByRole('combobox', { name: 'Ort', exact: true })
export const weiter = (page: Page) => rechner(page).getByRole('button', { name: 'Weiter', exact: true })
export const fuerWen = (page: Page, wen: 'Ich' | 'Paar' | 'Familie') =>
  rechner(page).getByRole('radiogroup', { name: 'Für wen?' }).getByRole('radio', { name: wen, exact: true })
export const zurueck = (page: Page) => rechner(page).getByRole('button', { name: 'Zurück', exact: true })
export const angebote = (page: Page) => page.getByRole('radiogroup', { name: 'Angebote' })
export const jahrgangVon = (page: Page, wer: string) =>
  rechner(page).getByRole('textbox', { name: `Jahrgang ${wer}`, exact: true })
export const unfall = (page: Page, wahl: 'Ohne Unfall' | 'Mit Unfall') =>
  rechner(page).getByRole('radio', { name: wahl, exact: true })
export const anfrage = (page: Page) => page.getByRole('form', { name: 'Anfrage' })

/** Opens a page and waits for the table of places and, on the start page, the code of the later steps. */
export async function openRechner(page: Page, path = '/') {
  // The same address once more would be a reload, which comes back to where the visitor was.
  await page.goto('about:blank')
  await openPage(page, path)
  const isStart = new URL(path, 'http://localhost').pathname === '/'
  const needed = isStart ? ['/orte.', '/ortssuche-', '/folgeschritte-'] : ['/orte.', '/ortssuche-']
  await page.waitForFunction(
    names =>
      names.every(name =>
        performance
          .getEntriesByType('resource')
          .some(entry => entry.name.includes(name) && (entry as PerformanceResourceTiming).responseEnd > 0),
      ),
    needed,
  )
  await page.waitForLoadState('networkidle')
}

export async function fillStep1(page: Page, year: string, postcode: string) {
  await jahrgang(page).fill(year)
  await plz(page).fill(postcode)
  await expect(ort(page)).not.toHaveValue('')
}

/** Fills in step 1 and waits for the offers. */
export async function toOffers(page: Page, year = '1985', postcode = '8001') {
  await fillStep1(page, year, postcode)
  await weiter(page).click()
  await expect(angebote(page)).toBeVisible()
}

/** From step 2 back to step 1, and on for several: as a couple, or as a family where there is a child. */
export async function alsHaushalt(page: Page, { partner, kind }: { partner?: string; kind?: string }) {
  await rechner(page).getByRole('button', { name: 'Ändern', exact: true }).first().click()
  await fuerWen(page, kind ? 'Familie' : 'Paar').check()
  if (partner) await jahrgangVon(page, 'Partner/in').fill(partner)
  else await rechner(page).getByRole('button', { name: 'Partner/in entfernen' }).click()
  if (kind) await jahrgangVon(page, 'Kind').fill(kind)
  await weiter(page).click()
  await expect(page.getByRole('radiogroup', { name: 'Aufteilung' })).toBeVisible()
}

export async function toInquiry(page: Page, year?: string, postcode?: string) {
  await toOffers(page, year, postcode)
  await weiter(page).click()
  await expect(page.getByRole('form', { name: 'Anfrage' })).toBeVisible()
}

/** Everything asked for from now on, but for the page's own icons. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!/favicon|icon-|manifest/.test(pathname)) requests.push(pathname)
  })
  return requests
}

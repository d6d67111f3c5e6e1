import type { Page } from '@playwright/test'
import { frankenText } from '#content/format.ts'
import type { AngeboteAntwort } from '#contract/angebote.ts'
import { rappen } from '#domain/rappen.ts'
import { KONTAKTWORTE } from '../fixtures/kontaktworte.ts'
import { expect, openPage } from './seiten.ts'

type Praemien = { jahr: number; versicherer: number }

/** What the page itself was rendered from. */
export const praemienVon = (page: Page) =>
  page.evaluate((): Praemien => JSON.parse(document.getElementById('seiten-daten')?.textContent ?? '').praemien)

export type Person = {
  /** In the premium year. */
  alter: number
  plz: string
  /** Part of the place's name, where the postcode leaves a choice. */
  ort?: string
  unfall?: 'Ohne Unfall' | 'Mit Unfall'
}

/** Fills in step 1 and waits for the offers. */
export async function oeffneAngebote(page: Page, person: Person) {
  // The same address once more would be a reload, which comes back to where the visitor was.
  await page.goto('about:blank')
  await openPage(page, '/')
  await fuelleSchritt1(page, person)
}

/** From the offers back to step 1 and on with another person: franchise, order and filter stay where they can. */
export async function aendereAngaben(page: Page, person: Person) {
  await page.locator('#rechner').getByRole('button', { name: 'Ändern', exact: true }).click()
  await fuelleSchritt1(page, person)
}

async function fuelleSchritt1(page: Page, { alter, plz, ort, unfall = 'Ohne Unfall' }: Person) {
  const { jahr } = await praemienVon(page)
  const rechner = page.locator('#rechner')
  await rechner.getByLabel('Jahrgang').fill(String(jahr - alter))
  await rechner.getByLabel('PLZ').fill(plz)
  if (ort) await rechner.getByRole('option', { name: ort }).click()
  else await expect(rechner.getByRole('combobox', { name: 'Ort' })).not.toHaveValue('')
  await rechner.getByRole('radio', { name: unfall }).check()
  await rechner.getByRole('button', { name: 'Weiter' }).click()
  await expect(angebote(page)).toBeVisible()
  await expect(rechner.getByText(`Jahrgang ${jahr - alter} · ${plz} `)).toBeVisible()
}

export const angebote = (page: Page) => page.getByRole('radiogroup', { name: 'Angebote' })

/** Its rows; an opened one holds lists of its own. */
export const angebotszeilen = (page: Page) => angebote(page).locator('> ul > li')

export const franchise = (page: Page, betrag: string) =>
  page.getByRole('radiogroup', { name: 'Franchise' }).getByRole('radio', { name: betrag, exact: true })

/** The names of the rows, once those that follow the first frame are there. */
export async function zeilen(page: Page) {
  await expect(angebote(page)).not.toHaveAttribute('aria-busy')
  return angebote(page)
    .getByRole('radio')
    .evaluateAll(radios => radios.map(radio => radio.getAttribute('aria-label')))
}

type Frage = Record<string, string | number>

/** The server's answer to the same question, as the rows on screen are named. */
export async function antwort(page: Page, frage: Frage): Promise<{ total: number; zeilen: string[] }> {
  const query = new URLSearchParams(Object.entries(frage).map(([name, wert]) => [name, String(wert)]))
  const { total, angebote: liste }: AngeboteAntwort = await (await page.request.get(`/api/angebote?${query}`)).json()
  return {
    total,
    zeilen: liste.map(
      ({ name, erstkontakt, preis }) =>
        `${name}, ${KONTAKTWORTE[erstkontakt]}, CHF ${frankenText(rappen(Math.round(preis * 100)))}`,
    ),
  }
}

/** The fields behind the line about today's insurer. */
export const oeffneHeute = (page: Page) =>
  page.getByRole('button', { name: /^(Heutige Kasse angeben|Und wenn Sie nichts tun\?)$/ }).click()

/** The slider behind the four examples. */
export async function kostenRegler(page: Page) {
  const genauer = page.getByRole('button', { name: 'Genauer' })
  if ((await genauer.getAttribute('aria-expanded')) === 'false') await genauer.click()
  return page.getByRole('slider', { name: 'Gesundheitskosten' })
}

/** Opens a folded line after the list. */
export const klappeAuf = (page: Page, titel: string | RegExp) =>
  page.locator('summary').filter({ hasText: titel }).click()

export const mehrLaden = (page: Page) => page.getByRole('button', { name: 'Mehr Angebote laden' })

/** Each one is on or off; several may be on. */
export const modellFilter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Modell' }).getByRole('checkbox', { name: new RegExp(`^${name} `) })

/** Narrow screens show eight rows of the first page. */
export const alleZeigen = (page: Page) => page.getByRole('button', { name: /^Alle \d+ zeigen$/ })

export const vergleichen = (page: Page) => angebote(page).getByRole('checkbox', { name: /^Vergleichen: / })

/** Marks these rows and puts them side by side. */
export async function stelleNebeneinander(page: Page, stellen: readonly number[]) {
  for (const stelle of stellen) await vergleichen(page).nth(stelle).check()
  await page.getByRole('button', { name: `${stellen.length} nebeneinander` }).click()
  await expect(page.getByRole('heading', { name: 'Nebeneinander' })).toBeFocused()
}

import type { Page } from '@playwright/test'
import { frankenText } from '#content/zahlen/format.ts'
import type { AngeboteAntwort } from '#contract/angebote.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { KONTAKTWORTE } from '../../fixtures/texte/kontaktworte.ts'
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

/** Waits for what is fetched ahead once the answer stands: the code of all that a press opens, and of step 3. */
export async function allesGeholt(page: Page) {
  await page.waitForFunction(
    names =>
      names.every(name =>
        performance
          .getEntriesByType('resource')
          .some(entry => entry.name.includes(name) && (entry as PerformanceResourceTiming).responseEnd > 0),
      ),
    ['/unfolded-', '/anfrage-schritt-'],
  )
  await page.waitForLoadState('networkidle')
}

/** From the offers back to step 1 and on with another person: franchise, order and filter stay where they can. */
export async function aendereAngaben(page: Page, person: Person) {
  await page.locator('#rechner').getByRole('button', { name: 'Ändern', exact: true }).first().click()
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
  await expect(rechner.getByText(`${jahr - alter} · ${plz} `)).toBeVisible()
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

export const ergebnis = (page: Page) => page.getByRole('region', { name: 'Ihr Ergebnis' })

/** What all pay a month, or a year where it is by yearly cost. */
export const preis = (page: Page) => ergebnis(page).getByText(/^CHF [\d’.]+ pro (Monat|Jahr)$/)

/** The form behind the question about today's bill. */
export const oeffneHeute = (page: Page) => page.getByRole('button', { name: 'Was zahlen Sie heute?' }).click()

/** The form about today's bill. */
export const heute = (page: Page) => page.getByRole('region', { name: 'Was zahlen Sie heute?' })

/** In the form: insurer, amount and what it is recognised as. */
export async function bestaetigePolice(page: Page, kasse: string, betrag: string, tarif?: RegExp) {
  await heute(page).getByLabel('Aktuelle Krankenkasse').selectOption({ label: kasse })
  await heute(page).getByLabel('Betrag im Monat').fill(betrag)
  if (tarif) await heute(page).getByRole('radio', { name: tarif }).check()
  await heute(page).getByRole('button', { name: 'Ja, das ist meiner' }).click()
  await expect(heute(page)).toBeHidden()
}

/** Folded once it is answered, it is asked again. */
export async function kostenRegler(page: Page) {
  const slider = page.getByRole('slider', { name: 'Gesundheitskosten' })
  if (!(await slider.isVisible())) await page.getByRole('button', { name: 'Genauer' }).click()
  return slider
}

export async function sucheKasse(page: Page, buchstaben: string) {
  const feld = page.getByRole('searchbox', { name: 'Versicherer suchen' })
  if (!(await feld.isVisible())) await page.getByRole('button', { name: 'Versicherer suchen' }).click()
  await feld.fill(buchstaben)
}

/** How several are insured: at one insurer, or each where it is cheapest. */
export const aufteilung = (page: Page, name: 'Eine Kasse für alle' | 'Beste Kombination') =>
  page.getByRole('radiogroup', { name: 'Aufteilung' }).getByRole('radio', { name, exact: true })

/** Those who are compared: a line each that opens to what changes their prices. */
export const personen = (page: Page) => page.getByRole('region', { name: 'Personen' })
export const person = (page: Page, name: string) =>
  personen(page).getByRole('button', { name: new RegExp(`^${name} · `) })

/** Opens a folded line after the list. */
export const klappeAuf = (page: Page, titel: string | RegExp) =>
  page.locator('summary').filter({ hasText: titel }).click()

export const mehrLaden = (page: Page) => page.getByRole('button', { name: 'Mehr Angebote laden' })

/** Each one is on or off; several may be on. */
export const modellFilter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Modell' }).getByRole('checkbox', { name: new RegExp(`^${name}( \\d|$)`) })

export const vergleichen = (page: Page) => angebote(page).getByRole('checkbox', { name: /^Vergleichen: / })

/** Marks these rows and puts them side by side. */
export async function stelleNebeneinander(page: Page, stellen: readonly number[]) {
  for (const stelle of stellen) await vergleichen(page).nth(stelle).check()
  await page.getByRole('button', { name: `${stellen.length} nebeneinander` }).click()
  await expect(page.getByRole('heading', { name: 'Nebeneinander' })).toBeFocused()
}

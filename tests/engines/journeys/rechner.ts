import { expect, test } from 'vitest'
import { PHONE } from '../browser.ts'
import type { Visitor } from '../journeys.ts'
import { button, field, type Page, radio } from '../page.ts'

export async function toOffers(page: Page, { jahrgang = '1992', plz = '8400', ort = 'Winterthur' } = {}) {
  await page.open('/')
  await page.fill(field('Jahrgang'), jahrgang)
  await page.fill(field('PLZ'), plz)
  await expect.poll(() => page.value(['#rechner [role=combobox]', 'Ort'])).toBe(ort)
  await page.click(button('Weiter'))
  await page.see(['[role=radiogroup]', 'Angebote'])
}

export function rechnerJourneys(visitor: Visitor): void {
  test('calculator for one: the prices of the official tables', async () => {
    const { page } = visitor
    await page.browser.resize(PHONE)
    await toOffers(page)
    console.log(visitor.engine, await page.text(['[role=radiogroup]', 'Angebote']))
  })
}

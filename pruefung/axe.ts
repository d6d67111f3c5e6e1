import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page, ViewportSize } from '@playwright/test'
import { DESKTOP, openPage, PHONE } from '../tests/e2e/seiten.ts'
import type { Befund, Teil } from './befund.ts'
import { besuch, type Medien, withBrowser } from './browser.ts'
import type { Seite } from './seiten.ts'
import { ZUSTAENDE } from './zustaende.ts'

type Ansicht = { name: string; groesse: ViewportSize; medien: Medien }

const ANSICHTEN: readonly Ansicht[] = [
  { name: 'hell', groesse: PHONE, medien: { colorScheme: 'light' } },
  { name: 'dunkel', groesse: DESKTOP, medien: { colorScheme: 'dark' } },
  { name: 'erzwungene Farben', groesse: PHONE, medien: { colorScheme: 'dark', forcedColors: 'active' } },
  { name: 'wenig Bewegung', groesse: DESKTOP, medien: { colorScheme: 'light', reducedMotion: 'reduce' } },
]

export const axe: Teil = {
  name: 'axe',
  titel: 'Barrierefreiheit (axe)',
  pruefe: ({ url, seiten }) =>
    withBrowser(async browser => {
      const befunde: Befund[] = []
      for (const ansicht of ANSICHTEN) {
        befunde.push(...(await pruefeSeiten(browser, url, seiten, ansicht)))
        befunde.push(...(await pruefeZustaende(browser, url, ansicht)))
      }
      return {
        umfang: `${seiten.length} Seiten und ${ZUSTAENDE.length} Zustände, je ${ANSICHTEN.map(({ name }) => name).join(', ')}.`,
        befunde,
      }
    }),
}

async function pruefeSeiten(browser: Browser, url: string, seiten: readonly Seite[], ansicht: Ansicht) {
  const context = await besuch(browser, { url, ...ansicht })
  const page = await context.newPage()
  const befunde: Befund[] = []
  for (const { pfad } of seiten)
    befunde.push(
      ...(await pruefe(page, `${pfad} (${ansicht.name})`, async () => {
        await openPage(page, pfad)
      })),
    )
  await context.close()
  return befunde
}

/** Each in a visit of its own: some leave the network off, or something typed. */
async function pruefeZustaende(browser: Browser, url: string, { name: ansicht, medien }: Ansicht) {
  const befunde: Befund[] = []
  for (const { name, groesse, neu = false, oeffne } of ZUSTAENDE) {
    const context = await besuch(browser, { url, groesse, medien, neu })
    const page = await context.newPage()
    befunde.push(...(await pruefe(page, `${name} (${ansicht})`, () => oeffne(page))))
    await context.close()
  }
  return befunde
}

/** A page or state that cannot be reached is a finding as well. */
async function pruefe(page: Page, wo: string, oeffne: () => Promise<void>): Promise<Befund[]> {
  try {
    await oeffne()
    const { violations } = await new AxeBuilder({ page }).analyze()
    return violations.map(({ id, help, nodes }) => ({
      wo,
      was: `${id}: ${help}. ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
    }))
  } catch (error) {
    return [{ wo, was: `Nicht erreicht: ${error instanceof Error ? error.message : String(error)}` }]
  }
}

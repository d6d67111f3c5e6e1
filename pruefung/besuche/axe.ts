import type { Browser, Page, ViewportSize } from '@playwright/test'
import { launchChromium } from '../../scripts/lib/chromium.ts'
import { axeFunde } from '../../tests/e2e/hilfe/axe.ts'
import { DESKTOP, openPage, PHONE } from '../../tests/e2e/hilfe/seiten.ts'
import type { Befund, Pruefteil } from '../befund.ts'
import { startMitZweiJahren } from '../zustaende/zwei-jahre.ts'
import { besuch, DUNKEL, HELL, type Medien } from './browser.ts'

type AxeLook = {
  name: string
  medien: Medien
  /** Every size and every look once: contrast depends on the look, layout on the size, nothing on both. */
  groesse: ViewportSize
  ohneRegeln: string[]
}

const LOOKS: readonly AxeLook[] = [
  { name: 'hell', medien: HELL, groesse: PHONE, ohneRegeln: [] },
  { name: 'dunkel', medien: DUNKEL, groesse: DESKTOP, ohneRegeln: [] },
  {
    name: 'erzwungene Farben',
    medien: { ...DUNKEL, forcedColors: 'active' },
    groesse: PHONE,
    // The visitor's own colours replace ours; axe still reads ours, from a property that does not tell.
    ohneRegeln: ['color-contrast'],
  },
  { name: 'wenig Bewegung', medien: { ...HELL, reducedMotion: 'reduce' }, groesse: DESKTOP, ohneRegeln: [] },
]

export const axe: Pruefteil = {
  name: 'axe',
  titel: 'Barrierefreiheit (axe)',
  async pruefe({ url, seiten, zustaende, ordner }) {
    await using browser = await launchChromium()
    const befunde: Befund[] = []
    for (const { pfad } of seiten) {
      const oeffne = async (page: Page) => {
        await openPage(page, pfad)
      }
      befunde.push(...(await pruefeStelle(browser, url, { name: pfad, oeffne })))
    }
    await using jahre = await startMitZweiJahren(ordner)
    for (const zustand of zustaende)
      befunde.push(...(await pruefeStelle(browser, zustand.zweiJahre ? jahre.url : url, zustand)))
    return {
      umfang: `${seiten.length} Seiten und ${zustaende.length} Zustände, je ${LOOKS.map(({ name }) => name).join(', ')}.`,
      befunde,
    }
  },
}

type AxeTarget = {
  name: string
  /** Some states exist in one size only. */
  groesse?: ViewportSize
  neu?: boolean
  ohneRegeln?: readonly string[]
  oeffne(page: Page): Promise<void>
}

/** Opened once, in a visit of its own, and looked at in every look. What cannot be opened is a finding as well. */
export async function pruefeStelle(
  browser: Browser,
  url: string,
  { name, groesse, neu = false, ohneRegeln = [], oeffne }: AxeTarget,
) {
  const context = await besuch(browser, { url, groesse: groesse ?? DESKTOP, medien: HELL, neu })
  const page = await context.newPage()
  const befunde: Befund[] = []
  try {
    await oeffne(page)
    for (const ansicht of LOOKS) {
      await page.setViewportSize(groesse ?? ansicht.groesse)
      await page.emulateMedia(ansicht.medien)
      for (const { id, help, nodes } of await axeFunde(page, {
        ohneRegeln: [...ansicht.ohneRegeln, ...ohneRegeln],
      }))
        befunde.push({
          wo: `${name} (${ansicht.name})`,
          was: `${id}: ${help}. ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
        })
    }
  } catch (error) {
    befunde.push({ wo: name, was: `Nicht erreicht: ${error instanceof Error ? error.message : String(error)}` })
  } finally {
    await context.close()
  }
  return befunde
}

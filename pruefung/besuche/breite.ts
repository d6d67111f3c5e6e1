import type { Browser } from '@playwright/test'
import { launchChromium } from '../../scripts/lib/chromium.ts'
import { openPage } from '../../tests/e2e/hilfe/seiten.ts'
import { brokenAmounts } from '../../tests/fixtures/texte/umgebrochenes.ts'
import type { Befund, Pruefteil } from '../befund.ts'
import { startMitZweiJahren } from '../zustaende/zwei-jahre.ts'
import { besuch, HELL } from './browser.ts'

/** The narrowest phones, and what a scroll bar leaves of 320 px. */
const BREITEN = [305, 360]

/** Whether a page can be moved sideways, on every page; those of premiums once more with the prices of two years. */
export const breite: Pruefteil = {
  name: 'breite',
  titel: 'Schmale Handys',
  async pruefe({ url, seiten, ordner }) {
    await using browser = await launchChromium()
    const pfade = seiten.map(({ pfad }) => pfad)
    const mitJahren = pfade.filter(pfad => /^\/(praemien|krankenkasse)\b/.test(pfad))
    await using jahre = await startMitZweiJahren(ordner)
    const befunde = [...(await geheSchmal(browser, url, pfade)), ...(await geheSchmal(browser, jahre.url, mitJahren))]
    return {
      umfang: `${pfade.length} Seiten und ${mitJahren.length} mit zwei Jahren, ${BREITEN.join(' und ')} px.`,
      befunde,
    }
  },
}

async function geheSchmal(browser: Browser, url: string, pfade: readonly string[]): Promise<Befund[]> {
  const befunde: Befund[] = []
  const context = await besuch(browser, { url, groesse: { width: 360, height: 640 }, medien: HELL })
  const page = await context.newPage()
  for (const pfad of pfade) {
    await openPage(page, pfad)
    for (const width of BREITEN) {
      await page.setViewportSize({ width, height: 640 })
      for (const was of await page.evaluate(brokenAmounts)) befunde.push({ wo: `${pfad} (${width} px)`, was })
    }
  }
  await context.close()
  return befunde
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { slug } from 'github-slugger'
import { launchChromium } from '../../scripts/lib/chromium.ts'
import { DESKTOP, openPage, PHONE } from '../../tests/e2e/hilfe/seiten.ts'
import type { Picture, Pruefteil } from '../befund.ts'
import { jeEine, type Pruefseite } from '../seiten.ts'
import type { Pruefzustand } from '../zustaende/zustand.ts'
import { startMitZweiJahren } from '../zustaende/zwei-jahre.ts'
import { besuch, DUNKEL, HELL } from './browser.ts'

const ORDNER = 'bilder'
const ANSICHTEN = [
  { ansicht: 'Handy, hell', groesse: PHONE, medien: HELL },
  { ansicht: 'Handy, dunkel', groesse: PHONE, medien: DUNKEL },
  { ansicht: 'Desktop, hell', groesse: DESKTOP, medien: HELL },
  { ansicht: 'Desktop, dunkel', groesse: DESKTOP, medien: DUNKEL },
] as const

export const bilder: Pruefteil = {
  name: 'bilder',
  titel: 'Bilder',
  async pruefe({ url, seiten, zustaende, ordner }) {
    await using browser = await launchChromium()
    mkdirSync(join(ordner, ORDNER), { recursive: true })
    const arten = jeEine(seiten)
    await using jahre = await startMitZweiJahren(ordner)
    const aufnahmen = [
      ...(await nimmSeitenAuf(browser, url, arten, ordner)),
      ...(await nimmZustaendeAuf(browser, { url, jahreUrl: jahre.url }, zustaende, ordner)),
    ]
    return {
      umfang: `Je eine Seite von ${arten.length} Arten, auf Handy und Desktop, hell und dunkel, und ${zustaende.length} Zustände.`,
      befunde: [],
      bilder: aufnahmen,
    }
  },
}

async function nimmSeitenAuf(
  browser: Browser,
  url: string,
  seiten: readonly Pruefseite[],
  ordner: string,
): Promise<Picture[]> {
  const aufnahmen: Picture[] = []
  for (const { ansicht, groesse, medien } of ANSICHTEN) {
    const context = await besuch(browser, { url, groesse, medien })
    const page = await context.newPage()
    // From the second page on the font comes from the cache, in time for the first paint.
    await page.goto('/', { waitUntil: 'networkidle' })
    for (const { pfad, art } of seiten) {
      await openPage(page, pfad)
      aufnahmen.push(await aufnahme(page, ordner, art, pfad, ansicht))
    }
    await context.close()
  }
  return aufnahmen.toSorted((a, b) => a.titel.localeCompare(b.titel))
}

type Adressen = { url: string; jahreUrl: string }

async function nimmZustaendeAuf(
  browser: Browser,
  { url, jahreUrl }: Adressen,
  zustaende: readonly Pruefzustand[],
  ordner: string,
): Promise<Picture[]> {
  const aufnahmen: Picture[] = []
  for (const { name, groesse, neu = false, zweiJahre, oeffne } of zustaende) {
    const context = await besuch(browser, { url: zweiJahre ? jahreUrl : url, groesse, medien: HELL, neu })
    const page = await context.newPage()
    await page.goto('/', { waitUntil: 'networkidle' })
    await oeffne(page)
    aufnahmen.push(await aufnahme(page, ordner, name, name, groesse.width < 768 ? 'Handy, hell' : 'Desktop, hell'))
    await context.close()
  }
  return aufnahmen
}

async function aufnahme(page: Page, ordner: string, name: string, titel: string, ansicht: string): Promise<Picture> {
  const datei = `${ORDNER}/${slug(`${name} ${ansicht}`)}.jpg`
  await page.screenshot({ path: join(ordner, datei), type: 'jpeg', quality: 80 })
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  return { datei, titel, ansicht, breite: width, hoehe: height }
}

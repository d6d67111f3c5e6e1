import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../scripts/lib/chromium.ts'
import { withServer } from '../scripts/lib/with-server.ts'
import type { Messung } from './messung.ts'

type Last = {
  anfragen: number
  bytes: number
  /** Answers that a shared cache may not keep: they always come from the server itself. */
  eigene: number
  eigeneBytes: number
}

/**
 * What a visitor takes over the line, headers and all, as a browser counts it: the first visit with a comparison, and
 * another visit with everything in the browser's cache.
 */
export async function measureBesucher(url: string): Promise<Messung[]> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    return await messe(browser, url)
  } finally {
    await browser.close()
  }
}

async function messe(browser: Browser, url: string): Promise<Messung[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const last = await zaehle(page)
  const schritte: [string, () => Promise<void>][] = [
    ['Startseite, erster Besuch', () => oeffne(page, url)],
    ['danach ein Vergleich', () => vergleiche(page)],
    ['danach ein Ratgeber', () => oeffne(page, `${url}/ratgeber/franchise-optimal-waehlen`)],
    ['Startseite, zweiter Besuch', () => oeffne(page, url)],
  ]
  const messungen: Messung[] = []
  for (const [name, schritt] of schritte) {
    const vorher = { ...last }
    await schritt()
    messungen.push({
      name,
      wert: kB(last.bytes - vorher.bytes),
      einheit: 'kB',
      hinweis: `${last.anfragen - vorher.anfragen} Anfragen; davon am Cache vorbei ${last.eigene - vorher.eigene} mit ${kB(last.eigeneBytes - vorher.eigeneBytes)} kB`,
    })
  }
  return messungen
}

const kB = (bytes: number) => Math.round(bytes / 100) / 10

async function zaehle(page: Page): Promise<Last> {
  const last = { anfragen: 0, bytes: 0, eigene: 0, eigeneBytes: 0 }
  const cdp = await page.context().newCDPSession(page)
  const ausDemCache = new Set<string>()
  const bleibende = new Set<string>()
  cdp.on('Network.requestServedFromCache', ({ requestId }) => ausDemCache.add(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (/immutable/.test(new Headers(response.headers).get('cache-control') ?? '')) bleibende.add(requestId)
    if (response.fromDiskCache || response.fromPrefetchCache) ausDemCache.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ausDemCache.has(requestId)) return
    last.anfragen += 1
    last.bytes += encodedDataLength
    if (bleibende.has(requestId)) return
    last.eigene += 1
    last.eigeneBytes += encodedDataLength
  })
  await cdp.send('Network.enable')
  return last
}

const oeffne = async (page: Page, url: string) => void (await page.goto(url, { waitUntil: 'networkidle' }))

async function vergleiche(page: Page): Promise<void> {
  await page.getByLabel('Jahrgang').fill('1985')
  await page.getByLabel('PLZ').fill('8001')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(page.getByRole('radiogroup', { name: 'Franchise' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

if (import.meta.main) console.table(await withServer(process.env.VAR_DIR ?? 'var', measureBesucher))

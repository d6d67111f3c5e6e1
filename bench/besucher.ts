import { type Browser, expect, type Page } from '@playwright/test'
import { launchChromium } from '../scripts/lib/chromium.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

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
async function* measureBesucher(url: string): AsyncGenerator<Benchfigur> {
  await using browser = await launchChromium()
  yield* messe(browser, url)
}

async function* messe(browser: Browser, url: string): AsyncGenerator<Benchfigur> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const last = await countLast(page)
  const schritte: [string, () => Promise<void>][] = [
    ['Startseite, erster Besuch', () => oeffne(page, url)],
    ['danach ein Vergleich', () => vergleiche(page)],
    ['danach ein Ratgeber', () => oeffne(page, `${url}/ratgeber/franchise-optimal-waehlen`)],
    ['Startseite, zweiter Besuch', () => oeffne(page, url)],
  ]
  for (const [index, [name, schritt]] of schritte.entries()) {
    const vorher = { ...last }
    await schritt()
    yield* messungen(name, vorher, last)
    if (index === 1) yield* messungen('Startseite und Vergleich zusammen', NICHTS, last)
  }
}

function messungen(name: string, vorher: Last, last: Last): Benchfigur[] {
  const hinweis = `davon am Cache vorbei ${last.eigene - vorher.eigene} mit ${kB(last.eigeneBytes - vorher.eigeneBytes)} kB`
  return [
    { name, wert: last.anfragen - vorher.anfragen, einheit: 'Anfragen', hinweis },
    { name, wert: kB(last.bytes - vorher.bytes), einheit: 'kB', hinweis },
  ]
}

const NICHTS: Last = { anfragen: 0, bytes: 0, eigene: 0, eigeneBytes: 0 }

const kB = (bytes: number) => Math.round(bytes / 100) / 10

/** What the page takes from now on; the figures grow while it does. */
export async function countLast(page: Page): Promise<Last> {
  const last = { ...NICHTS }
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

export const besucher: Benchteil = {
  name: 'besucher',
  misst: 'Anfragen und Bytes eines Besuchs, mit allem, was der Rechner bis zum Angebot braucht',
  runden: 1,
  vergleichbar: true,
  async *miss({ url }) {
    yield* measureBesucher(await url())
  },
}

import type { CDPSession, Locator, Page } from '@playwright/test'
import { launchChromium } from '../scripts/lib/chromium.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

const MAL = 3
const DROSSELUNG = 4
const KINDER = 4
const GEDULD_MS = 20_000

/** What is waited for, as the reader of the figures calls it. */
const PARTS = {
  antwort: 'Antwort',
  bildschirm: 'ganzer Bildschirm',
  angebote: 'erste drei Angebote',
  seite: 'auch unter dem Bildschirm',
}
type PaintedPart = keyof typeof PARTS

/** Milliseconds until each part is painted as it stays; null for one that the page does not have. */
type Dauer = Record<PaintedPart, number | null>

type Shown = Record<PaintedPart, string>

/** How long a visitor on a slow phone waits in the calculator once the table is there: from press to paint. */
async function* measureRechner(url: string): AsyncGenerator<Benchfigur> {
  await using browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  page.setDefaultTimeout(GEDULD_MS)
  await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"statistics":false,"marketing":false}'))
  await page.addInitScript(installReadParts)
  await page.goto(url)
  await page.getByLabel('Jahrgang').fill('1985')
  await page.getByLabel('PLZ').fill('8001')
  await zumAngebot(page)
  const cdp = await page.context().newCDPSession(page)
  await drossle(cdp, DROSSELUNG)
  yield* messungen('Weiter', await wiederholt(page, zurueckUndWeiter))
  yield* messungen('Wechsel der Franchise', await wiederholt(page, andereFranchise))
  await drossle(cdp, 1)
  await zuSechst(page)
  await drossle(cdp, DROSSELUNG)
  yield* messungen('Haushalt zu sechst, Wechsel der Franchise', await wiederholt(page, andereFranchise))
}

const drossle = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate })

/** A household of six: another franchise of one of them may change what the answer is for all. */
async function zuSechst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ändern', exact: true }).first().click()
  await page.getByRole('radio', { name: 'Familie', exact: true }).check()
  for (let kind = 2; kind <= KINDER; kind += 1)
    await page.getByRole('button', { name: /^Kind$|Kind hinzufügen/ }).click()
  await page.getByLabel('Jahrgang Partner/in').fill('1987')
  for (let kind = 1; kind <= KINDER; kind += 1)
    await page.getByLabel(`Jahrgang Kind ${kind}`).fill(String(2008 + 2 * kind))
  await zumAngebot(page)
  const ich = page.getByRole('button', { name: /^Sie · / })
  await ich.or(franchiseFeld(page)).first().waitFor()
  if (await ich.isVisible()) await ich.click()
}

/** Until autumn 2026 a person of a household chose the franchise in a field, and the household had no list of offers. */
const franchiseFeld = (page: Page) => page.getByRole('combobox', { name: 'Franchise', exact: true }).first()

async function zumAngebot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await page.locator('input[name=angebot]').or(franchiseFeld(page)).first().waitFor()
}

async function wiederholt(page: Page, messe: (page: Page, runde: number) => Promise<Dauer>): Promise<Dauer[]> {
  const dauern: Dauer[] = []
  // The first time compiles.
  for (let runde = 0; runde <= MAL; runde += 1) dauern.push(await messe(page, runde))
  return dauern.slice(1)
}

async function zurueckUndWeiter(page: Page): Promise<Dauer> {
  await page.getByRole('button', { name: 'Ändern', exact: true }).first().click()
  await page.getByLabel('Jahrgang').waitFor()
  return klickBisGemalt(page.locator('#rechner form button[type=submit]').first())
}

/** In turn the lowest and one of the high ones, which a list for choosing has behind its empty line. */
async function andereFranchise(page: Page, runde: number): Promise<Dauer> {
  const stelle = runde % 2 === 0 ? 0 : 4
  const stufe = page.locator('input[name=franchise]').nth(stelle)
  await stufe.or(franchiseFeld(page)).first().waitFor()
  const ziel = (await stufe.isVisible()) ? stufe : franchiseFeld(page)
  await ziel.scrollIntoViewIfNeeded()
  return klickBisGemalt(ziel, stelle + 1)
}

/** In every page: what each part shows at this moment. */
function installReadParts(): void {
  const textOf = (css: string) => document.querySelector(css)?.textContent ?? ''
  /** Texts by whether they are on the screen; what lies under the bar at the bottom is not seen. */
  const texts = () => {
    const bar = document.querySelector('#rechner .sticky')
    const end = Math.min(window.innerHeight, bar?.getBoundingClientRect().top ?? Infinity)
    const all: string[] = []
    const seen: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      // The sentence for screen readers waits on purpose.
      if (!holder || holder.closest('[role=status], script, option')) continue
      const { top, bottom } = holder.getBoundingClientRect()
      all.push(node.nodeValue ?? '')
      if (bottom > 0 && (top < end || bar?.contains(holder))) seen.push(node.nodeValue ?? '')
    }
    return { all: all.join('|'), seen: seen.join('|') }
  }
  Object.assign(window, {
    readParts(): Shown {
      const { all, seen } = texts()
      const offers = [...document.querySelectorAll('input[name=angebot]')].slice(0, 3)
      return {
        antwort: textOf('#rechner .fig'),
        bildschirm: seen,
        angebote: offers.map(offer => offer.getAttribute('aria-label')).join('|'),
        seite: all,
      }
    },
  })
}

declare const readParts: () => Shown

/**
 * From a press to the first painted frame in which a part shows what it shows in the end: whatever is painted in between, a
 * busy button or yesterday's prices, does not count.
 */
function klickBisGemalt(ziel: Locator, eintrag = 0): Promise<Dauer> {
  return ziel.evaluate(
    (element, eintrag) =>
      new Promise<Dauer>((resolve, reject) => {
        const frames: { time: number; shown: Shown }[] = []
        const before = readParts().antwort
        const start = performance.now()
        /** Reading the page holds up the frame that follows: this is no time of the visitor's. */
        let reading = 0
        let quiet = setTimeout(() => {}, 0)
        const end = () => {
          observer.disconnect()
          const last = frames.at(-1)?.shown
          if (last?.antwort === before) reject(new Error('Die Antwort bleibt, wie sie war.'))
          const timeOf = (part: PaintedPart) =>
            (last?.[part] && frames.find(({ shown }) => shown[part] === last[part])?.time) || null
          resolve({
            antwort: timeOf('antwort'),
            bildschirm: timeOf('bildschirm'),
            angebote: timeOf('angebote'),
            seite: timeOf('seite'),
          })
        }
        const keepFrame = () => {
          const now = performance.now()
          frames.push({ time: now - start - reading, shown: readParts() })
          reading += performance.now() - now
          clearTimeout(quiet)
          quiet = setTimeout(end, 800)
        }
        // A message sent in a frame is delivered after that frame is painted.
        const afterPaint = () => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = keepFrame
          port2.postMessage(null)
        }
        const observer = new MutationObserver(() => requestAnimationFrame(afterPaint))
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
        if (element instanceof HTMLSelectElement) {
          element.selectedIndex = eintrag
          element.dispatchEvent(new Event('change', { bubbles: true }))
        } else (element as HTMLElement).click()
      }),
    eintrag,
  )
}

function messungen(name: string, dauern: readonly Dauer[]): Benchfigur[] {
  return (Object.keys(PARTS) as PaintedPart[]).map(teil => {
    const zeiten = dauern.map(dauer => dauer[teil]).filter(zeit => zeit !== null)
    const median = zeiten.sort((a, b) => a - b)[Math.floor(zeiten.length / 2)]
    return {
      name: `${name}: ${PARTS[teil]}`,
      wert: median === undefined ? Number.NaN : Math.round(median),
      einheit: 'ms',
      hinweis:
        median === undefined
          ? 'gibt es auf dieser Seite nicht'
          : `Chromium, ${DROSSELUNG}× gedrosselt, je Runde Median von ${MAL}, Tabelle im Speicher`,
    }
  })
}

export const rechner: Benchteil = {
  name: 'rechner',
  misst: 'vom Klick bis zum gemalten Bild im Rechner, allein und zu sechst',
  runden: 5,
  vergleichbar: true,
  async *miss({ url }) {
    yield* measureRechner(await url())
  },
}

import type { CDPSession, Locator, Page } from '@playwright/test'
import { launchChromium } from '../scripts/lib/chromium.ts'
import type { Messung, Teil } from './messung.ts'

const MAL = 3
const DROSSELUNG = 4
const KINDER = 4
const GEDULD_MS = 20_000

/** What is waited for, as the reader of the figures calls it. */
const BILDTEILE = {
  antwort: 'Antwort',
  bildschirm: 'ganzer Bildschirm',
  angebote: 'erste drei Angebote',
  seite: 'auch unter dem Bildschirm',
}
type Bildteil = keyof typeof BILDTEILE

/** Milliseconds until each part is painted as it stays; null for one that the page does not have. */
type Dauer = Record<Bildteil, number | null>

/** How long a visitor on a slow phone waits in the calculator once the table is there: from press to paint. */
async function* measureRechner(url: string): AsyncGenerator<Messung> {
  await using browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  page.setDefaultTimeout(GEDULD_MS)
  await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"statistics":false,"marketing":false}'))
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

/**
 * From a press to the first painted frame in which a part shows what it shows in the end: whatever is painted in between, a
 * busy button or yesterday's prices, does not count. The sentence for screen readers waits on purpose.
 */
function klickBisGemalt(ziel: Locator, eintrag = 0): Promise<Dauer> {
  return ziel.evaluate(
    (element, eintrag) =>
      new Promise<Dauer>((resolve, reject) => {
        const bilder: { zeit: number; teile: Record<Bildteil, string> }[] = []
        // What lies under the bar at the bottom is not seen.
        const leiste = document.querySelector('#rechner .sticky')
        const teile = (): Record<Bildteil, string> => {
          const leisteAb = Math.min(window.innerHeight, leiste?.getBoundingClientRect().top ?? Infinity)
          const gesehen: string[] = []
          const alle: string[] = []
          const laeufer = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          for (let knoten = laeufer.nextNode(); knoten; knoten = laeufer.nextNode()) {
            const traeger = knoten.parentElement
            if (!traeger || traeger.closest('[role=status], script, option')) continue
            const { top, bottom } = traeger.getBoundingClientRect()
            alle.push(knoten.nodeValue ?? '')
            if (bottom > 0 && (top < leisteAb || leiste?.contains(traeger))) gesehen.push(knoten.nodeValue ?? '')
          }
          const angebote = [...document.querySelectorAll('input[name=angebot]')].slice(0, 3)
          return {
            antwort: document.querySelector('#rechner .fig')?.textContent ?? '',
            bildschirm: gesehen.join('|'),
            angebote: angebote.map(angebot => angebot.getAttribute('aria-label')).join('|'),
            seite: alle.join('|'),
          }
        }
        const vorher = teile().antwort
        const beginn = performance.now()
        /** Reading the page holds up the frame that follows: this is no time of the visitor's. */
        let gelesen = 0
        let ruhe = setTimeout(() => {}, 0)
        // A message sent in a frame is delivered after that frame is painted.
        const gemalt = () => {
          const kanal = new MessageChannel()
          kanal.port1.onmessage = () => {
            const jetzt = performance.now()
            bilder.push({ zeit: jetzt - beginn - gelesen, teile: teile() })
            gelesen += performance.now() - jetzt
            clearTimeout(ruhe)
            ruhe = setTimeout(() => {
              beobachter.disconnect()
              if (bilder.at(-1)?.teile.antwort === vorher) reject(new Error('Die Antwort bleibt, wie sie war.'))
              const wieZuletzt = (teil: Bildteil) => {
                const zuletzt = bilder.at(-1)?.teile[teil]
                return (zuletzt && bilder.find(bild => bild.teile[teil] === zuletzt)?.zeit) || null
              }
              resolve({
                antwort: wieZuletzt('antwort'),
                bildschirm: wieZuletzt('bildschirm'),
                angebote: wieZuletzt('angebote'),
                seite: wieZuletzt('seite'),
              })
            }, 800)
          }
          kanal.port2.postMessage(null)
        }
        const beobachter = new MutationObserver(() => requestAnimationFrame(gemalt))
        beobachter.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
        if (element instanceof HTMLSelectElement) {
          element.selectedIndex = eintrag
          element.dispatchEvent(new Event('change', { bubbles: true }))
        } else (element as HTMLElement).click()
      }),
    eintrag,
  )
}

function messungen(name: string, dauern: readonly Dauer[]): Messung[] {
  return (Object.keys(BILDTEILE) as Bildteil[]).map(teil => {
    const zeiten = dauern.map(dauer => dauer[teil]).filter(zeit => zeit !== null)
    const median = zeiten.sort((a, b) => a - b)[Math.floor(zeiten.length / 2)]
    return {
      name: `${name}: ${BILDTEILE[teil]}`,
      wert: median === undefined ? Number.NaN : Math.round(median),
      einheit: 'ms',
      hinweis:
        median === undefined
          ? 'gibt es auf dieser Seite nicht'
          : `Chromium, ${DROSSELUNG}× gedrosselt, je Runde Median von ${MAL}, Tabelle im Speicher`,
    }
  })
}

export const rechner: Teil = {
  name: 'rechner',
  misst: 'vom Klick bis zum gemalten Bild im Rechner, allein und zu sechst',
  runden: 5,
  vergleichbar: true,
  async *miss({ url }) {
    yield* measureRechner(await url())
  },
}

import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../scripts/lib/chromium.ts'
import type { Messung } from './messung.ts'

const RUNDEN = 7
const DROSSELUNG = 4
const KINDER = 4

/** What is waited for, as the reader of the figures calls it. */
const TEILE = {
  antwort: 'Antwort',
  bildschirm: 'ganzer Bildschirm',
  angebote: 'erste drei Angebote',
  seite: 'auch unter dem Bildschirm',
}
type Teil = keyof typeof TEILE

/** Milliseconds until each part is painted as it stays. */
type Dauer = Record<Teil, number>

/** How long a visitor on a slow phone waits in the calculator once the table is there: from press to paint. */
export async function measureRechner(url: string): Promise<Messung[]> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"statistics":false,"marketing":false}'))
    await page.goto(url)
    await page.getByLabel('Jahrgang').fill('1985')
    await page.getByLabel('PLZ').fill('8001')
    await zumAngebot(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: DROSSELUNG })
    return [
      ...messungen('Weiter', await wiederholt(page, zurueckUndWeiter)),
      ...messungen('Wechsel der Franchise', await wiederholt(page, andereFranchise)),
      ...(await zuSechst(page, cdp)),
    ]
  } finally {
    await browser.close()
  }
}

/** A household of six: another franchise of one of them may change what the answer is for all. */
async function zuSechst(page: Page, cdp: CDPSession): Promise<Messung[]> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.getByRole('button', { name: 'Ändern', exact: true }).first().click()
  await page.getByRole('radio', { name: 'Familie', exact: true }).check()
  for (let kind = 2; kind <= KINDER; kind += 1)
    await page.getByRole('button', { name: /^Kind$|Kind hinzufügen/ }).click()
  await page.getByLabel('Jahrgang Partner/in').fill('1987')
  for (let kind = 1; kind <= KINDER; kind += 1)
    await page.getByLabel(`Jahrgang Kind ${kind}`).fill(String(2008 + 2 * kind))
  await zumAngebot(page)
  await page.getByRole('button', { name: /^Sie · / }).click()
  await page.getByRole('radiogroup', { name: 'Franchise' }).waitFor()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: DROSSELUNG })
  return messungen('Haushalt zu sechst, Wechsel der Franchise', await wiederholt(page, andereFranchise))
}

async function zumAngebot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await page.locator('input[name=angebot]').first().waitFor()
}

async function wiederholt(page: Page, messe: (page: Page, runde: number) => Promise<Dauer>): Promise<Dauer[]> {
  const dauern: Dauer[] = []
  // The first round compiles.
  for (let runde = 0; runde <= RUNDEN; runde += 1) dauern.push(await messe(page, runde))
  return dauern.slice(1)
}

async function zurueckUndWeiter(page: Page): Promise<Dauer> {
  await page.getByRole('button', { name: 'Ändern', exact: true }).first().click()
  await page.getByLabel('Jahrgang').waitFor()
  return klickBisGemalt(page, '#rechner form button[type=submit]')
}

async function andereFranchise(page: Page, runde: number): Promise<Dauer> {
  const stufe = `input[name=franchise] >> nth=${runde % 2 === 0 ? 0 : 4}`
  await page.locator(stufe).scrollIntoViewIfNeeded()
  return klickBisGemalt(page, stufe)
}

/**
 * From a press to the first painted frame in which a part shows what it shows in the end: whatever is painted in between, a
 * busy button or yesterday's prices, does not count. The sentence for screen readers waits on purpose.
 */
function klickBisGemalt(page: Page, ziel: string): Promise<Dauer> {
  return page
    .locator(ziel)
    .first()
    .evaluate(
      element =>
        new Promise<Dauer>(resolve => {
          const bilder: { zeit: number; teile: Record<Teil, string> }[] = []
          // What lies under the bar at the bottom is not seen.
          const leiste = document.querySelector('#rechner .sticky')
          const teile = (): Record<Teil, string> => {
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
                const wieZuletzt = (teil: Teil) =>
                  bilder.find(bild => bild.teile[teil] === bilder.at(-1)?.teile[teil])?.zeit ?? Number.NaN
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
          ;(element as HTMLElement).click()
        }),
    )
}

function messungen(name: string, dauern: readonly Dauer[]): Messung[] {
  const hinweis = `Chromium, ${DROSSELUNG}× gedrosselt, Median von ${RUNDEN}, Tabelle im Speicher`
  const median = (werte: number[]) => Math.round(werte.sort((a, b) => a - b)[Math.floor(RUNDEN / 2)] ?? Number.NaN)
  return (Object.keys(TEILE) as Teil[]).map(teil => ({
    name: `${name}: ${TEILE[teil]}`,
    wert: median(dauern.map(dauer => dauer[teil])),
    einheit: 'ms',
    hinweis,
  }))
}

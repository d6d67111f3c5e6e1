import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { besuch, HELL } from '../pruefung/besuche/browser.ts'
import { ladeSeiten } from '../pruefung/seiten.ts'
import { ERGEBNIS } from '../pruefung/zustaende/ergebnis-zustaende.ts'
import { launchChromium } from './lib/chromium.ts'
import { prepare } from './lib/prepare.ts'
import { startServer } from './lib/with-server.ts'

const FOLDER = 'var/bilder'
const VAR_DIR = `${FOLDER}/server`
const WIDTHS = [360, 768, 1440]
/** As the drafts have them. */
const ERGEBNIS_WIDTHS = [360, 390, 768, 1440]
const DARK = ['/', '/faq', '/krankenkasse/css', '/ratgeber/franchise-optimal-waehlen']
const LIGHT = { ...HELL, reducedMotion: 'reduce' } as const
const LOOKS = [
  { suffix: '', medien: LIGHT },
  { suffix: '-dunkel', medien: { ...LIGHT, colorScheme: 'dark' } },
] as const

mkdirSync(FOLDER, { recursive: true })
await prepare({ varDir: VAR_DIR, bagDaten: process.env.BAG_DATEN })
await using server = await startServer(VAR_DIR)
await using browser = await launchChromium()
const seiten = await ladeSeiten(server.url)
let taken = 0
for (const width of WIDTHS) {
  await using context = await visitAt(width)
  const page = await context.newPage()
  // From the second page on the font comes from the cache, in time for the first paint.
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const { pfad } of seiten) {
    await page.goto(pfad)
    const name = pfad === '/' ? 'home' : pfad.slice(1).replaceAll('/', '-')
    await take(page, `${name}-${width}`, DARK.includes(pfad))
  }
}
// Step 2 in its states, each reached once per width.
for (const width of ERGEBNIS_WIDTHS) {
  await using context = await visitAt(width)
  const page = await context.newPage()
  for (const { name, oeffne } of ERGEBNIS) {
    await page.emulateMedia(LIGHT)
    await oeffne(page)
    await take(page, `ergebnis-${name}-${width}`, true)
  }
}
console.log(`${taken} Bilder von ${seiten.length} Seiten und von Schritt 2 des Rechners liegen in ${FOLDER}.`)

function visitAt(width: number) {
  return besuch(browser, { url: server.url, groesse: { width, height: 900 }, medien: LIGHT })
}

async function take(page: Page, name: string, alsoDark: boolean) {
  for (const { suffix, medien } of alsoDark ? LOOKS : LOOKS.slice(0, 1)) {
    await page.emulateMedia(medien)
    await page.screenshot({ path: `${FOLDER}/${name}${suffix}.png`, fullPage: true })
    taken += 1
  }
}

import { mkdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { ERGEBNIS } from '../pruefung/zustaende/ergebnis-zustaende.ts'
import { CHROMIUM_ARGS, findOrInstallChromium } from './lib/chromium.ts'
import { prepare } from './lib/prepare.ts'
import { withServer } from './lib/with-server.ts'

const FOLDER = 'var/bilder'
const VAR_DIR = `${FOLDER}/server`
const WIDTHS = [360, 768, 1440]
/** As the drafts have them. */
const ERGEBNIS_WIDTHS = [360, 390, 768, 1440]
const DARK = ['/', '/faq', '/krankenkasse/css', '/ratgeber/franchise-optimal-waehlen']

/** Addresses come from the site itself: the sitemap, and the pages that it leaves out. */
async function allPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => decodeURI(new URL(match[1] ?? '').pathname))
  return [...paths, '/danke-kontakt', '/danke-rechner', '/danke-rechner-55plus', '/danke-beratung', '/gibt-es-nicht']
}

const fileName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Step 2 in its states, each reached once per width. */
async function takeErgebnis(browser: Browser, url: string): Promise<number> {
  let taken = 0
  for (const width of ERGEBNIS_WIDTHS) {
    const context = await browser.newContext({
      ...{ baseURL: url, locale: 'de-CH', timezoneId: 'Europe/Zurich', reducedMotion: 'reduce' },
      ...{ viewport: { width, height: 900 }, isMobile: width < 768 },
    })
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http'))
        localStorage.cookieConsent ??= '{"essential":true,"statistics":false,"marketing":false,"timestamp":1}'
    })
    const page = await context.newPage()
    for (const { name, oeffne } of ERGEBNIS) {
      await page.emulateMedia({ colorScheme: 'light' })
      await oeffne(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const suffix = colorScheme === 'dark' ? '-dunkel' : ''
        await page.screenshot({ path: `${FOLDER}/ergebnis-${name}-${width}${suffix}.png`, fullPage: true })
        taken += 1
      }
    }
    await context.close()
  }
  return taken
}

mkdirSync(FOLDER, { recursive: true })
await prepare({ varDir: VAR_DIR, bagDaten: process.env.BAG_DATEN })
await withServer(VAR_DIR, async url => {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [...CHROMIUM_ARGS, '--enable-features=OverlayScrollbar'],
  })
  const paths = await allPages(url)
  const jobs = [
    ...paths.flatMap(path => WIDTHS.map(width => ({ path, width, colorScheme: 'light' as const }))),
    ...DARK.flatMap(path => WIDTHS.map(width => ({ path, width, colorScheme: 'dark' as const }))),
  ]
  const context = await browser.newContext({ locale: 'de-CH' })
  const page = await context.newPage()
  // From the second page on the font comes from the cache, in time for the first paint.
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const { path, width, colorScheme } of jobs) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto(url + path)
    const suffix = colorScheme === 'dark' ? '-dunkel' : ''
    await page.screenshot({ path: `${FOLDER}/${fileName(path)}-${width}${suffix}.png`, fullPage: true })
  }
  const zustaende = await takeErgebnis(browser, url)
  await browser.close()
  console.log(
    `${jobs.length} Bilder von ${paths.length} Seiten und ${zustaende} von Schritt 2 des Rechners liegen in ${FOLDER}.`,
  )
})

import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findOrInstallChromium } from './lib/chromium.ts'
import { prepare } from './lib/prepare.ts'
import { withServer } from './lib/with-server.ts'

const FOLDER = 'var/bilder'
const VAR_DIR = `${FOLDER}/server`
const WIDTHS = [360, 768, 1440]
const DARK = ['/', '/faq', '/krankenkasse/css', '/ratgeber/franchise-optimal-waehlen']

/** Addresses come from the site itself: the sitemap, and the pages that it leaves out. */
async function allPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => decodeURI(new URL(match[1] ?? '').pathname))
  return [...paths, '/danke-kontakt', '/danke-rechner', '/danke-rechner-55plus', '/danke-beratung', '/gibt-es-nicht']
}

const fileName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

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
  await browser.close()
  console.log(`${jobs.length} Bilder von ${paths.length} Seiten liegen in ${FOLDER}.`)
})

import { rmSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { type Engine, PHONE, programsOf, temporaryFolder } from './browser.ts'

/** Firefox speaks WebDriver BiDi itself: no driver between it and the client. */
export const FIREFOX: Engine = {
  name: 'Firefox',
  async start({ dark = false, script = true } = {}) {
    const downloads = temporaryFolder('firefox-downloads')
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: programsOf('Firefox').browser,
      env: { ...process.env, TZ: 'Europe/Zurich' },
      extraPrefsFirefox: {
        'intl.accept_languages': 'de-CH, de',
        'javascript.enabled': script,
        // 0 is dark, 1 is light.
        'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
        // A page scrolled by a script is where the script put it, also for the very next click.
        'layers.async-pan-zoom.enabled': false,
        // Bars on top of the page, as on a phone: they take nothing off its width.
        'ui.useOverlayScrollbars': 1,
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
        'pdfjs.disabled': true,
      },
    })
    const page = await browser.newPage()
    await page.setViewport(PHONE)
    return {
      version: (await browser.version()).replace('firefox/', ''),
      downloads,
      async open(url) {
        await page.goto(url)
      },
      evaluate: (work, ...args) => page.evaluate(work as (...args: unknown[]) => never, ...args),
      click: ({ x, y }) => page.mouse.click(x, y),
      type: text => page.keyboard.type(text),
      async selectAll() {
        await page.keyboard.down('Control')
        await page.keyboard.press('a')
        await page.keyboard.up('Control')
      },
      async back() {
        await page.goBack()
      },
      async forward() {
        await page.goForward()
      },
      resize: size => page.setViewport(size),
      print: () => page.pdf({ format: 'A4' }),
      screenshot: async () => Buffer.from(await page.screenshot()),
      async close() {
        await browser.close()
        rmSync(downloads, { recursive: true, force: true })
      },
    }
  },
}

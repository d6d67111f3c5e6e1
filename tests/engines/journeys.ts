import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest'
import { type Browser, DESKTOP, type Engine, reportEngine, type Settings } from './browser.ts'
import { type Page, pageIn } from './page.ts'
import { consentJourneys } from './journeys/consent.ts'
import { rechnerJourneys } from './journeys/rechner.ts'

/** One visitor per journey, in a browser that is started once. */
export type Visitor = {
  engine: Engine['name']
  page: Page
  /** A second browser, set up otherwise before it starts. */
  withSettings(settings: Settings, use: (page: Page) => Promise<void>): Promise<void>
}

/** Walks every journey in one engine. */
export function walkJourneys(engine: Engine): void {
  describe(engine.name, () => {
    const origin = inject('website')
    let browser: Browser
    const visitor: Visitor = {
      engine: engine.name,
      get page() {
        return pageIn(browser, origin)
      },
      async withSettings(settings, use) {
        const other = await engine.start(settings)
        try {
          await use(pageIn(other, origin))
          expect(other.takeComplaints()).toEqual([])
        } finally {
          await other.close()
        }
      },
    }

    beforeAll(async () => {
      browser = await engine.start()
      reportEngine(engine.name, browser.version)
    })
    afterAll(() => browser?.close())

    // A visitor who has chosen, and of whom nothing else is known: the banner has its own journey.
    beforeEach(async () => {
      await browser.resize(DESKTOP)
      await browser.open(new URL('/robots.txt', origin).href)
      await browser.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
        const choice = { essential: true, statistics: false, marketing: false, timestamp: 1 }
        localStorage.setItem('cookieConsent', JSON.stringify(choice))
      })
      browser.takeComplaints()
    })
    afterEach(() => expect(browser.takeComplaints()).toEqual([]))

    rechnerJourneys(visitor)
    consentJourneys(visitor)
  })
}

import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Browser, DESKTOP, type Engine, keepPicture, reportEngine } from './browser.ts'
import { ansichtJourneys } from './journeys/ansicht.ts'
import { briefJourney } from './journeys/brief.ts'
import { consentJourney } from './journeys/consent.ts'
import { deployJourney } from './journeys/deploy.ts'
import { kontaktJourney } from './journeys/kontakt.ts'
import { orteJourney } from './journeys/orte.ts'
import { rechnerJourneys } from './journeys/rechner.ts'
import { pageIn, type Visitor } from './page.ts'

/** Walks every journey in one engine. */
export function walkJourneys(engine: Engine): void {
  describe(engine.name, () => {
    const origin = inject('website')
    let browser: Browser

    beforeAll(async () => {
      browser = await engine.start()
      reportEngine(engine.name, browser.version)
    })
    afterAll(() => browser?.close())
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await keepPicture(browser, `${engine.name} ${task.name}`)
      expect(await pageIn(browser, origin).takeComplaints()).toEqual([])
    })

    const visitor: Visitor = {
      async visit(at = origin) {
        await browser.resize(DESKTOP)
        // Something of the same origin that runs no script.
        await browser.open(new URL('/robots.txt', at).href)
        await browser.evaluate(() => {
          sessionStorage.clear()
          localStorage.clear()
          const choice = { essential: true, statistics: false, marketing: false, timestamp: 1 }
          localStorage.setItem('cookieConsent', JSON.stringify(choice))
        })
        return pageIn(browser, at)
      },
      async withSettings(settings, use) {
        const other = await engine.start(settings)
        try {
          const page = pageIn(other, origin)
          await use(page)
          expect(await page.takeComplaints()).toEqual([])
        } catch (error) {
          await keepPicture(other, `${engine.name} ${JSON.stringify(settings)}`)
          throw error
        } finally {
          await other.close()
        }
      },
    }
    test('what a page complains about is heard', async () => {
      const page = await visitor.visit()
      await page.open('/faq')
      await browser.evaluate(() => {
        console.error('said')
        setTimeout(() => {
          throw new Error('thrown')
        }, 0)
      })
      const heard: string[] = []
      await expect.poll(async () => heard.push(...(await page.takeComplaints()))).toBe(2)
      expect(heard).toEqual(['error said', expect.stringContaining('thrown')])
    })
    rechnerJourneys(visitor)
    kontaktJourney(visitor)
    consentJourney(visitor)
    briefJourney(visitor)
    orteJourney(visitor)
    ansichtJourneys(visitor)
    deployJourney(visitor)
  })
}

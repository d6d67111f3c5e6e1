import { expect, test } from 'vitest'
import type { Visitor } from '../journeys.ts'
import { button, type Page } from '../page.ts'

const stored = (page: Page) => page.browser.evaluate(() => localStorage.getItem('cookieConsent'))
const BANNER = ['#cookie-hinweis'] as const

export function consentJourneys(visitor: Visitor): void {
  test('consent: the banner asks, the choice is kept, the settings change it', async () => {
    const { page } = visitor
    await page.browser.evaluate(() => localStorage.clear())
    await page.open('/faq')
    await page.see(BANNER)
    await page.click(button('Nur essenzielle'))
    await page.see_not(BANNER)
    expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ statistics: false, marketing: false })
  })
}

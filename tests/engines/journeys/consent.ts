import { expect, test } from 'vitest'
import { button, type Page, type Visitor } from '../page.ts'

const BANNER = ['#cookie-hinweis'] as const
const DIALOG = ['dialog[open]', 'Cookie-Einstellungen'] as const

const stored = async (page: Page) =>
  JSON.parse((await page.browser.evaluate(() => localStorage.getItem('cookieConsent'))) ?? 'null')

export function consentJourney({ visit }: Visitor): void {
  test('consent: the banner asks, the choice is kept, the settings change it', async () => {
    const page = await visit()
    await page.browser.evaluate(() => localStorage.clear())
    await page.open('/faq')
    await page.see(BANNER, 'Statistik (Analysedienst): bis 14 Monate')
    expect(await stored(page)).toBeNull()
    await page.click(button('Nur essenzielle'))
    await page.seeNone(BANNER)
    expect(await stored(page)).toMatchObject({ essential: true, statistics: false, marketing: false })

    await page.open('/agb')
    await page.seeNone(BANNER)
    await page.click(['footer button', 'Cookie-Einstellungen'])
    await page.see(['dialog[open]'], 'Cookie-Einstellungen')
    await page.click(['dialog [name=statistik]'])
    await page.click(button('Speichern'))
    await page.seeNone(DIALOG)
    expect(await stored(page)).toMatchObject({ essential: true, statistics: true, marketing: false })
  })
}

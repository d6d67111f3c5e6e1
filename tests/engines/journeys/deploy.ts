import { expect, inject, onTestFinished, test } from 'vitest'
import { openDeploys } from '../../fixtures/katalog/deploys.ts'
import { button, field, type Page, type Visitor } from '../page.ts'

const SCHRITT_3 = ['form[aria-label=Anfrage]'] as const
const ANGEBOTE = ['[aria-label=Angebote]:not([aria-busy])'] as const

/** Once all of it has arrived: who leaves sooner breaks off what is on its way, and hears of it. */
const expectBuild = (page: Page, build: string) =>
  expect
    .poll(() =>
      page.browser.evaluate(() =>
        document.readyState === 'complete' ? document.querySelector('script[type=module]')?.getAttribute('src') : '',
      ),
    )
    .toContain(build)

export function deployJourney({ visit }: Visitor): void {
  test('deploys: a link leads where it says, step 2 comes back, what was typed into step 3 stays', async () => {
    const site = await openDeploys(inject('website'), inject('otherBuild'))
    onTestFinished(site.end)
    const page = await visit(site.url)
    await page.open('/faq')
    const second = site.deploy()
    await page.click(['footer a', 'Impressum'])
    await page.see(['h1'], 'Impressum')
    await expectBuild(page, second)
    expect(await page.path()).toBe('/impressum')

    await page.open('/')
    await page.fill(field('Jahrgang'), '1992')
    await page.fill(field('PLZ'), '8400')
    await expect.poll(() => page.value(field('Ort'))).toBe('Winterthur')
    await page.click(button('Weiter'))
    await page.see(ANGEBOTE, /\d{3}\.\d\d/)
    const third = site.deploy()
    await page.click(['[role=switch]', 'Mit Prämienverbilligung rechnen'])
    await expectBuild(page, third)
    await page.see(ANGEBOTE, /\d{3}\.\d\d/)
    await page.see(['#rechner'], '1992 · 8400 Winterthur')

    await page.click(button('Weiter'))
    await page.fill(field('Vorname', SCHRITT_3), 'Anna')
    site.deploy()
    await page.click(['footer button', 'Cookie-Einstellungen'])
    await page.see(['[role=alert]', 'Fehler'], 'Die Cookie-Einstellungen konnten nicht geladen werden.')
    await expectBuild(page, third)
    expect(await page.value(field('Vorname', SCHRITT_3))).toBe('Anna')
  })
}

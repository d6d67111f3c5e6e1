import { expect, test } from 'vitest'
import { jeEine, ladeSeiten } from '../../../pruefung/seiten.ts'
import { PHONE } from '../browser.ts'
import type { Visitor } from '../journeys.ts'
import { button, type Page } from '../page.ts'
import { pdfText } from '../pdf.ts'
import { toOffers } from './rechner.ts'

const MODUL = /error loading dynamically imported module: (\S+)/

/** Pages are left as soon as they live: a part that was still on its way then is no fault, if the server has it. */
async function ohneAbgebrochene(beschwerden: readonly string[]): Promise<string[]> {
  const fehlt = await Promise.all(
    beschwerden.map(async beschwerde => {
      const adresse = MODUL.exec(beschwerde)?.[1]
      return !adresse || !(await fetch(adresse)).ok
    }),
  )
  return beschwerden.filter((_, stelle) => fehlt[stelle])
}

export function ansichtJourneys({ visit, withSettings }: Visitor): void {
  test('a phone of 390 px: one page of each kind fits and complains about nothing', async () => {
    const page = await visit()
    await page.browser.resize(PHONE)
    const tooWide: string[] = []
    const seiten = jeEine(await ladeSeiten(page.url('/').slice(0, -1)))
    expect(seiten.length).toBeGreaterThan(20)
    for (const { pfad } of seiten) {
      await page.open(pfad)
      const [content, window] = await page.browser.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      if (content !== 390 || window !== 390) tooWide.push(`${pfad}: ${content} in ${window}`)
    }
    expect(tooWide).toEqual([])
    expect(await ohneAbgebrochene(await page.takeComplaints())).toEqual([])
    // Two dozen pages, on a machine that may be busy with others.
  }, 180_000)

  test('language of dates: days in German words, whatever language the browser has', async () => {
    const page = await visit()
    await page.open('/wechseln')
    const days = await page.browser.evaluate(() =>
      [...document.querySelectorAll('main time')].map(time => time.textContent ?? ''),
    )
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) expect(day).toMatch(/^\d{1,2}\. (März|Juni|November|Dezember|Januar|Juli) 20\d\d$/)
    expect(await page.text(['main'])).toMatch(/30\. November 20\d\d/)
  })

  test('dark: a visitor’s wish turns ground and ink', async () => {
    const colours = (page: Page) =>
      page.browser.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.documentElement)
        return [backgroundColor, color]
      })
    const page = await visit()
    await page.open('/faq')
    expect(await colours(page)).toEqual(['rgb(250, 247, 240)', 'rgb(16, 32, 26)'])
    await withSettings({ dark: true }, async dark => {
      await dark.open('/faq')
      expect(await colours(dark)).toEqual(['rgb(13, 22, 18)', 'rgb(243, 240, 231)'])
    })
  })

  test('print: the result as a page of its own, no controls', async () => {
    const page = await visit()
    await toOffers(page)
    await page.see(button('Drucken'))
    const paper = await onPaper(page)
    expect(paper).toMatch(/Die acht günstigsten von \d+ Angeboten/)
    expect(paper).toMatch(/\d{3}\.\d\d/)
    for (const control of ['Mehr Angebote laden', 'Drucken', 'Adresse kopieren', 'Ändern', 'Cookie-Einstellungen'])
      expect(paper).not.toContain(control)
  })
}

/**
 * The text of the printed page. WebKit's driver has no print command: there the rules for paper are put in force
 * on screen and those for the screen out of force, which shows the style sheet as the engine reads it, not its pages.
 */
async function onPaper({ browser }: Page): Promise<string> {
  if (browser.print) {
    // The words of the site's own font cannot be read out of Firefox's PDF, those of the machine's can.
    await browser.evaluate(() => document.documentElement.style.setProperty('font-family', 'sans-serif'))
    return pdfText(await browser.print())
  }
  return browser.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'screen'
        else if (rule instanceof CSSMediaRule && rule.media.mediaText === 'screen') rule.media.mediaText = 'print'
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) turn(sheet.cssRules)
    return document.body.innerText.replace(/\s+/g, ' ')
  })
}

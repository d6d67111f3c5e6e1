import { expect, test } from 'vitest'
import { JE_LAYOUT } from '../../fixtures/anfragen/adressen.ts'
import { brokenAmounts, brokenWords } from '../../fixtures/texte/umgebrochenes.ts'
import { PHONE } from '../browser.ts'
import { field, type Visitor } from '../page.ts'

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

export function ansichtJourneys({ visit }: Visitor): void {
  test('a phone of 390 px: one page of each layout fits, every amount and name of a step is on one line, nothing complains', async () => {
    const page = await visit()
    await page.browser.resize(PHONE)
    const tooWide: string[] = []
    const broken: string[] = []
    for (const pfad of JE_LAYOUT) {
      await page.open(pfad)
      const [content, window] = await page.browser.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      if (content !== 390 || window !== 390) tooWide.push(`${pfad}: ${content} in ${window}`)
      broken.push(...(await page.browser.evaluate(brokenAmounts)).map(amount => `${pfad}: ${amount}`))
    }
    expect(tooWide).toEqual([])
    expect(broken).toEqual([])
    await page.open('/')
    await page.fill(field('Jahrgang'), '1985')
    await page.see(['#rechner'], '(Erwachsene/r)')
    expect(await page.browser.evaluate(brokenWords, '[aria-label=Schritte], #rechner form p')).toEqual([])
    expect(await ohneAbgebrochene(await page.takeComplaints())).toEqual([])
  })

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
}

import { expect, test } from 'vitest'
import { contactOf, storedEnquiries, uniqueEmail } from '../enquiries.ts'
import { field, type Page, type Visitor } from '../page.ts'

const FORMULAR = ['form', 'Kontaktformular'] as const

const colours = ({ browser }: Page) =>
  browser.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    return [backgroundColor, color]
  })

export function kontaktJourney({ visit, withSettings }: Visitor): void {
  // Both in one, for a browser takes seconds to start.
  test('dark, and without script: ground and ink are turned, the contact form posts itself, the enquiry is stored', async () => {
    const light = await visit()
    await light.open('/kontakt')
    expect(await colours(light)).toEqual(['rgb(250, 247, 240)', 'rgb(16, 32, 26)'])
    await withSettings({ dark: true, script: false }, async page => {
      const email = uniqueEmail()
      await page.browser.open(page.url('/kontakt'))
      expect(await colours(page)).toEqual(['rgb(13, 22, 18)', 'rgb(243, 240, 231)'])
      expect(await page.browser.evaluate(() => 'dataLayer' in window)).toBe(false)
      const fields = [['Nachricht', 'Guten Tag'], ...contactOf(email), ['PLZ', '8001'], ['Ort', 'Zürich']] as const
      for (const [name, value] of fields) await page.fill(field(name, FORMULAR), value)
      await page.click(['[name=datenschutzEinverstaendnis]'])
      await page.click(['button[type=submit]', undefined, FORMULAR])
      await page.see(['h1'], 'Vielen Dank für Ihre Anfrage!')
      expect(await page.path()).toBe('/danke-kontakt')
      expect(storedEnquiries(email)).toEqual([
        expect.objectContaining({
          ...{ status: 'offen', vorname: 'Anna', nachricht: 'Guten Tag', ort: 'Zürich' },
          ...{ datenschutzEinverstaendnis: true, weitergabeEinverstaendnis: false },
        }),
      ])
    })
  })
}

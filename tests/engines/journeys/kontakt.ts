import { expect, test } from 'vitest'
import { storedEnquiries, uniqueEmail } from '../enquiries.ts'
import type { Visitor } from '../journeys.ts'
import { field } from '../page.ts'

const FORMULAR = ['form', 'Kontaktformular'] as const

export function kontaktJourney({ withSettings }: Visitor): void {
  test('contact without script: the form posts itself, the enquiry is stored', () =>
    withSettings({ script: false }, async page => {
      const email = uniqueEmail()
      await page.browser.open(page.url('/kontakt'))
      expect(await page.browser.evaluate(() => 'dataLayer' in window)).toBe(false)
      for (const [name, value] of [
        ['Nachricht', 'Guten Tag'],
        ['Vorname', 'Anna'],
        ['Nachname', 'Beispiel'],
        ['E-Mail', email],
        ['Telefon', '044 668 18 00'],
        ['Strasse', 'Bahnhofstrasse'],
        ['Nummer', '1'],
        ['PLZ', '8001'],
        ['Ort', 'Zürich'],
      ] as const)
        await page.fill(field(name, FORMULAR), value)
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
    }))
}

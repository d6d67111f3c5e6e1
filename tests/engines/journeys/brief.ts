import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PHONE } from '../browser.ts'
import { button, field, type Visitor } from '../page.ts'
import { pdfText } from '../pdf.ts'

const BRIEF = ['form', 'Brief schreiben'] as const

export function briefJourney({ visit }: Visitor): void {
  test('letter: downloaded as a PDF that says what was typed, with dates in words', async () => {
    const page = await visit()
    await page.browser.resize(PHONE)
    await page.open('/kuendigen')
    await page.clickUntil(button('Brief schreiben'), BRIEF)
    await page.choose(field('Krankenkasse', BRIEF), 'CSS')
    for (const [name, value] of [
      ['Adresse der Krankenkasse', 'Musterweg 1, 6002 Luzern'],
      ['Vor- und Nachname', 'Jörg Müller'],
      ['Strasse und Nummer', 'Bärengasse 3'],
      ['PLZ', '8001'],
      ['Ort', 'Zürich'],
      ['Geburtsdatum', '5.1.1988'],
    ] as const)
      await page.fill(field(name, BRIEF), value)
    await page.click(button('Brief als PDF herunterladen'))
    const file = join(page.browser.downloads, 'kuendigung-grundversicherung.pdf')
    await expect.poll(() => existsSync(file) && readFileSync(file).subarray(-6).toString().trim()).toBe('%%EOF')
    const pdf = readFileSync(file)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const text = await pdfText(pdf)
    expect(text).toContain('Jörg Müller Bärengasse 3 8001 Zürich Einschreiben CSS')
    expect(text).toContain('Jörg Müller 5. Januar 1988')
    expect(text).toMatch(/auf den 31\. Dezember 20\d\d/)
    expect(text).toMatch(/spätestens am \d\d\. November 20\d\d/)
  })
}

import { expect, test } from 'vitest'
import { frankenText } from '#content/zahlen/format.ts'
import { alleBeiEinerKasse, besteKombination } from '#domain/haushalt/antwort.ts'
import { familieInZuerich } from '../../fixtures/tabellen/familie.ts'
import { KONTAKTWORTE } from '../../fixtures/texte/kontaktworte.ts'
import { PHONE } from '../browser.ts'
import { contactOf, storedEnquiries, uniqueEmail } from '../enquiries.ts'
import { button, field, type Page, radio, type Visitor } from '../page.ts'
import { onPaper } from '../paper.ts'

const ANGEBOTE = ['[aria-label=Angebote]'] as const
const SCHRITT_3 = ['form[aria-label=Anfrage]'] as const

/** Step 1 of somebody born in 1992 in Winterthur, unless told otherwise, up to the offers. */
async function toOffers(page: Page, { jahrgang = '1992', plz = '8400', ort = 'Winterthur' } = {}) {
  await page.open('/')
  await page.fill(field('Jahrgang'), jahrgang)
  await page.fill(field('PLZ'), plz)
  await expect.poll(() => page.value(field('Ort'))).toBe(ort)
  await page.click(button('Weiter'))
  await page.see(['[aria-label=Angebote]:not([aria-busy])'], /\d{3}\.\d\d/)
}

/** Each row says insurer, model and price. */
const offers = (page: Page) =>
  page.browser.evaluate(() =>
    [...document.querySelectorAll('[aria-label=Angebote] [type=radio]')].map(row => row.getAttribute('aria-label')),
  )

export function rechnerJourneys({ visit }: Visitor): void {
  test('calculator for one: the rows are the server’s answer, the enquiry is sent, answered with thanks, stored', async () => {
    const page = await visit()
    await page.browser.resize(PHONE)
    await toOffers(page)
    const frage = 'kanton=ZH&region=2&altersklasse=AKL-ERW&unfalleinschluss=OHN-UNF&franchise=FRA-2500'
    const { angebote } = (await (await fetch(page.url(`/api/angebote?${frage}`))).json()) as {
      angebote: { name: string; erstkontakt: keyof typeof KONTAKTWORTE; preis: number }[]
    }
    const expected = angebote.map(
      ({ name, erstkontakt, preis }) => `${name}, ${KONTAKTWORTE[erstkontakt]}, CHF ${preis.toFixed(2)}`,
    )
    // A phone shows the first eight.
    await expect.poll(() => offers(page)).toEqual(expected.slice(0, 8))
    await page.click(button('Mehr Angebote laden'))
    await expect.poll(() => offers(page)).toEqual(expected.slice(0, 20))

    await page.click(button('Weiter'))
    await page.see(SCHRITT_3)
    const email = uniqueEmail()
    await page.choose(field('Aktuelle Krankenkasse', SCHRITT_3), 'CSS')
    for (const [name, value] of contactOf(email)) await page.fill(field(name, SCHRITT_3), value)
    await page.click(['[type=checkbox]', 'Ich habe die Datenschutzerklärung', SCHRITT_3])
    await page.click(button('Anfrage senden'))
    await page.see(['h1'], 'Vielen Dank für Ihre Anfrage!')
    expect(await page.path()).toBe('/danke-rechner')
    expect(storedEnquiries(email)).toEqual([
      expect.objectContaining({ firstName: 'Anna', birthYear: '1992', postalCode: '8400', city: 'Winterthur' }),
    ])
  })

  test('calculator for a household: both answers, to the Rappen', async () => {
    const page = await visit()
    await toOffers(page, { jahrgang: '1986', plz: '8001', ort: 'Zürich' })
    await page.click(button('Ändern'))
    await page.click(radio('Familie'))
    await page.fill(field('Jahrgang Partner/in'), '1987')
    await page.fill(field('Jahrgang Kind'), '2012')
    for (const jahrgang of ['2015', '2019']) {
      // The focus goes straight on to the birth year.
      await page.click(button('Kind'))
      await expect.poll(() => page.browser.evaluate(() => document.activeElement?.matches('[value=""]'))).toBe(true)
      await page.browser.type(jahrgang)
    }
    await page.click(button('Weiter'))
    const frage = await familieInZuerich(page.url('/'), 1986)
    const [beste, [eine]] = [besteKombination(frage), alleBeiEinerKasse(frage)]
    if (!beste || !eine) throw new Error('no answer')
    for (const [weg, loesung] of [
      ['Beste Kombination', beste],
      ['Eine Kasse für alle', eine],
    ] as const) {
      const betrag = frankenText(loesung.praemien)
      await page.see(['[aria-label=Aufteilung] label', weg], `${betrag} im Monat`)
      await page.click(radio(weg))
      await page.see(['[aria-label="Ihr Ergebnis"]'], `CHF ${betrag} pro Monat`)
    }
  })

  test('back and forward: between the steps nothing is lost, also not on paper; each page has its own heading', async () => {
    const page = await visit()
    await toOffers(page)
    await page.click(button('Weiter'))
    await page.fill(field('Vorname'), 'Anna')
    await page.browser.back()
    await page.see(ANGEBOTE)
    await page.browser.back()
    await expect.poll(() => page.value(field('Jahrgang'))).toBe('1992')
    await page.browser.forward()
    await page.see(ANGEBOTE)
    await page.browser.forward()
    await expect.poll(() => page.value(field('Vorname'))).toBe('Anna')

    await page.browser.back()
    await page.see(button('Drucken'))
    const paper = await onPaper(page)
    expect(paper).toMatch(/Die acht günstigsten von \d+ Angeboten/)
    expect(paper).toMatch(/\d{3}\.\d\d/)
    for (const control of ['Mehr Angebote laden', 'Drucken', 'Teilen', 'Ändern', 'Cookie-Einstellungen'])
      expect(paper).not.toContain(control)

    await page.open('/krankenkassen')
    await page.click(['main a', 'Visana'])
    await page.see(['h1'], 'Visana')
    await page.browser.back()
    await page.see(['h1'], 'Alle Krankenkassen')
    await page.browser.forward()
    await page.see(['h1'], 'Visana')
    expect(await page.path()).toBe('/krankenkasse/visana')
  })
}

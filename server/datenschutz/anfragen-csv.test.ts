import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { Akte } from '#db/akten.ts'
import { anfragenCsv } from './anfragen-csv.ts'

const akte = (daten: Record<string, unknown>): Akte => ({
  id: '1',
  referenz: 'PL-0000-0000',
  art: 'kontakt',
  status: 'offen',
  email_hash: 'x',
  daten: JSON.stringify(daten),
  erstellt: Date.parse('2026-11-15T09:30:00Z'),
  loeschen_ab: Date.parse('2028-11-15T09:30:00Z'),
  einwilligungen: [
    {
      anfrage_id: '1',
      zweck: 'kontakt',
      erteilt: 1,
      version: '2026-11',
      wortlaut_hash: 'y',
      seite: '/kontakt',
      zeit: Date.parse('2026-11-15T09:31:00Z'),
    },
  ],
  mails: [],
})

const gelesen = (csv: string) => parse(csv, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[]

describe('anfragenCsv', () => {
  it('is a table that Swiss Excel opens: byte order mark, semicolons, CRLF', () => {
    const csv = anfragenCsv([akte({ vorname: 'Zoë', nachname: 'Müller' })])
    expect(csv.startsWith('\uFEFF"Referenz";"Eingang";')).toBe(true)
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(gelesen(csv)).toMatchObject([
      {
        Referenz: 'PL-0000-0000',
        Eingang: '15.11.2026 10:30',
        Art: 'Kontaktanfrage',
        Vorname: 'Zoë',
        Jahrgang: '',
        'Einwilligung Kontakt': 'ja',
        'Einwilligung Weitergabe': 'nein',
        'Einwilligung Fassung': '2026-11',
        'Einwilligung Zeit': '15.11.2026 10:31',
      },
    ])
  })

  it.each(['=', '+', '-', '@', '\t', '\r', '\uFF1D'])('runs no formula that begins with %j', zeichen => {
    const [zeile] = gelesen(anfragenCsv([akte({ nachricht: `${zeichen}HYPERLINK("http://x")` })]))
    expect(zeile?.Nachricht).toBe(`'${zeichen}HYPERLINK("http://x")`)
  })

  it.each(['a;b', 'a"b', 'a\nb', 'a\r\nb', ';="x"', 'a\n=1+1'])('keeps %j in one cell', text => {
    expect(gelesen(anfragenCsv([akte({ nachricht: text, ort: 'Basel' })]))).toMatchObject([
      { Nachricht: text, Ort: 'Basel' },
    ])
  })

  it('has its columns when there is no enquiry', () => {
    expect(anfragenCsv([])).toMatch(/^\uFEFF"Referenz";.*"Löschung ab"\r\n$/)
  })

  it('has the product and the year of its price, of each person too', () => {
    const person = { geburtsjahr: '2015', selectedTariff: 'Telmed', premiumYear: '2026' }
    const daten = { selectedTariff: 'NetMed', premiumYear: '2026', personen: [person] }
    expect(gelesen(anfragenCsv([{ ...akte(daten), art: 'praemie' }]))).toMatchObject([
      {
        'Gewünschtes Produkt': 'NetMed',
        Prämienjahr: '2026',
        Personen: 'geburtsjahr 2015, selectedTariff Telmed, premiumYear 2026',
      },
    ])
  })

  it('has premium reduction where it was sent along, else an empty cell', () => {
    const personen = [{ geburtsjahr: '2015', reductionPerMonth: 'CHF 64.30' }]
    const mit = akte({ reductionPerMonth: 'CHF 156.80', personen })
    const ohne = akte({ reductionPerMonth: '', personen: [{ geburtsjahr: '2015', reductionPerMonth: '' }] })
    const zeilen = gelesen(anfragenCsv([mit, ohne].map(eine => ({ ...eine, art: 'praemie' as const }))))
    expect(zeilen).toMatchObject([
      {
        'Prämienverbilligung pro Monat': 'CHF 156.80',
        Personen: 'geburtsjahr 2015, reductionPerMonth CHF 64.30',
      },
      { 'Prämienverbilligung pro Monat': '', Personen: 'geburtsjahr 2015' },
    ])
  })

  it('shows the persons of a household in words', () => {
    const praemie = {
      ...akte({ personen: [{ geburtsjahr: '2015', franchise: '0', modell: '' }] }),
      art: 'praemie' as const,
    }
    expect(gelesen(anfragenCsv([praemie]))[0]?.Personen).toBe('geburtsjahr 2015, franchise 0')
  })
})

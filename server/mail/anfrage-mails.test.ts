import { describe, expect, test } from 'vitest'
import { EINWILLIGUNG } from '#content/recht/einwilligung.ts'
import { site } from '#site-config'
import { kontaktMuster, praemienMuster } from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { anfrageMail, anfragePost, expectInBeiden, nachrichtAus } from '../../tests/fixtures/anfragen/anfrage-post.ts'
import { fremdeModellworte } from '../../tests/fixtures/texte/modellworte.ts'

const GEWUENSCHT = ['Sanitas', 'Je nach Tarif', 'Produkt', 'NetMed', 'CHF 2’500', 'CHF 361.75', 'Prämienjahr', '2026']
const HEUTE = ['Ohne Unfall', 'CSS', 'CHF 300']
const PERSON = ['anna@example.ch', '8001 Zürich']

const KIND = 'Franchise CHF 0, Mit Unfall, CHF 98.20, Prämienjahr 2026'

describe('operator', () => {
  test('gets all data of a premium enquiry, the reference in the subject, and replies to the visitor', () => {
    const mail = anfrageMail('betreiber', praemienMuster())
    expect(mail.an).toEqual({ name: '', address: 'betrieb@vermittlung.example' })
    expect(mail.antwortAn).toEqual({ name: 'Anna Beispiel', address: 'anna@example.ch' })
    expect(mail.betreff).toContain('PL-7K3M-9Q2X')
    const haushalt = `Jahrgang 2015, Helsana, Je nach Tarif, BeneFit PLUS, ${KIND}`
    const weitere = ['PL-7K3M-9Q2X', '15. November 2026 um 10:00 Uhr', '+41 44 668 18 00', '1985', 'freie Arztwahl']
    expectInBeiden(mail, [
      'Anna Beispiel',
      ...PERSON,
      'Bahnhofstrasse 1',
      ...GEWUENSCHT,
      ...HEUTE,
      ...weitere,
      haushalt,
    ])
  })

  test('gets all data of a message, line ends kept, country in words', () => {
    const mail = anfrageMail('betreiber', kontaktMuster(), { weitergabe: true })
    expectInBeiden(mail, ['Anna Beispiel', ...PERSON, '044 668 18 00', 'Schweiz', 'KPT'])
    expect(mail.text).toContain('> Guten Tag\n> Bitte rufen Sie mich an.')
    expect(mail.html).toContain('Guten Tag<br>Bitte rufen Sie mich an.')
  })

  test.each([
    [true, 'Ja, erteilt'],
    [false, 'NEIN, nicht weitergeben'],
  ])('sees whether data may go to insurers: %s', (weitergabe, wort) => {
    const mail = anfrageMail('betreiber', praemienMuster(), { weitergabe })
    expectInBeiden(mail, [`${EINWILLIGUNG.version}`, EINWILLIGUNG.kontakt, EINWILLIGUNG.weitergabe])
    expect(mail.text).toContain(`Weitergabe an Versicherer: ${wort}`)
  })

  test('is told when the visitor got no confirmation', () => {
    const zeilen = anfragePost(praemienMuster(), { widerrufToken: null })
    expect(zeilen.map(({ art }) => art)).toEqual(['betreiber'])
    const satz = 'Die anfragende Person hat keine Bestätigung erhalten'
    expectInBeiden(nachrichtAus(zeilen[0]), [satz])
    expect(anfrageMail('betreiber', praemienMuster()).text).not.toContain(satz)
  })

  test('is told of a consultation', () => {
    const muster = kontaktMuster()
    if (muster.art === 'kontakt') muster.daten.anliegen = 'beratung'
    expect(anfrageMail('betreiber', muster).betreff).toBe('Neue Beratungsanfrage (PL-2H8T-4W6Z)')
  })
})

test('mails call a model as the calculator does, and by its code alone where no product is named', () => {
  const mit = (selectedModel: string, preferredInsurance: string, selectedTariff: string) => {
    const muster = praemienMuster()
    if (muster.art === 'praemie') Object.assign(muster.daten, { selectedModel, preferredInsurance, selectedTariff })
    return anfrageMail('betreiber', muster).text
  }
  expect(mit('TAR-HMO', 'Sanitas', 'MultiAccess')).toContain('Modell: Mehrere zur Wahl')
  expect(mit('TAR-DIV', 'CSS', 'Callmed')).toContain('Modell: Telefon/App')
  expect(mit('TAR-BASE', 'CSS', '')).toContain('Modell: Freie Wahl')
  expect(mit('TAR-HMO', 'Sanitas', '')).toContain('Modell: HMO-Modell')
  for (const art of ['betreiber', 'bestaetigung'] as const)
    expect(fremdeModellworte(art, anfrageMail(art, praemienMuster()).text)).toEqual([])
})

describe('visitor', () => {
  test('reads what was received, what happens next, who pays, and how to undo it', () => {
    const mail = anfrageMail('bestaetigung', praemienMuster())
    expect(mail.an).toEqual({ name: '', address: 'anna@example.ch' })
    expect(mail.antwortAn?.address).toBe('betrieb@vermittlung.example')
    const widerruf = 'https://praemien.example/datenschutz-verwaltung#token=widerruf.geheim-geheim-geheim-22'
    expectInBeiden(mail, [
      ...PERSON,
      ...GEWUENSCHT,
      ...HEUTE,
      'Wie es weitergeht',
      'kann uns der Versicherer',
      widerruf,
    ])
    expectInBeiden(mail, ['Das war ich nicht', 'An Versicherer geben wir Ihre Angaben nicht weiter'])
  })

  test.each([praemienMuster, kontaktMuster])('reads that an enquiry cancels nothing', muster => {
    expectInBeiden(anfrageMail('bestaetigung', muster()), [
      'Eine Anfrage ist keine Kündigung: Ihre heutige Versicherung läuft weiter.',
    ])
  })

  test.each([praemienMuster, kontaktMuster])('reads who the intermediary is, how it is paid, and its sheet', muster => {
    const mail = anfrageMail('bestaetigung', muster())
    expectInBeiden(mail, [
      `Vermittlerin ist die ${site.betreiber.firma}`,
      'höchstens 70 Franken pro Person',
      'höchstens 16 Monatsprämien pro Produkt',
      'Den genauen Betrag nennen wir Ihnen vor dem Abschluss.',
      'https://praemien.example/vermittler',
      'https://praemien.example/vermittler.pdf',
    ])
    expect(mail.text).not.toContain('Auf Anfrage')
  })

  test.each([praemienMuster, kontaktMuster])('reads the deadline, and not to wait for us', muster => {
    // 15 November 2026; and in Zurich already 1 December.
    expectInBeiden(anfrageMail('bestaetigung', muster()), [
      'Warten Sie nicht auf uns: Kündigung bis 30. November 2026.',
    ])
    const danach = anfrageMail('bestaetigung', { ...muster(), erstellt: Date.parse('2026-11-30T23:30:00Z') })
    expectInBeiden(danach, [
      'Auf den 1. Januar 2027 ist die Frist vorbei.',
      'Kündigung bis 31. März 2027 (nur Standard',
    ])
  })

  test.each([praemienMuster, kontaktMuster])('reads how long we keep it, with the exception', muster => {
    expect(anfrageMail('bestaetigung', muster()).text).toMatch(
      /spätestens 24 Monate nach der Erhebung\. Ausnahme: Vermitteln wir Ihnen einen Vertrag/,
    )
  })

  test('reads no name, message, needs or street: nobody has confirmed that the mailbox is theirs', () => {
    const kontakt = anfrageMail('bestaetigung', kontaktMuster())
    expect(kontakt.text).toContain('Adresse: 8001 Zürich\n')
    const beide = [kontakt, anfrageMail('bestaetigung', praemienMuster())].map(({ text, html }) => text + html)
    expect(beide.join()).not.toMatch(/Anna|Beispiel|Bahnhofstrasse|rufen Sie mich an|freie Arztwahl/)
  })

  test.each([praemienMuster, kontaktMuster])('reads nothing a stranger typed instead of an entry of a list', muster => {
    const mail = anfrageMail(
      'bestaetigung',
      muster(() => 'Klick 0900 boese.example'),
    )
    expect(mail.an).toEqual({ name: '', address: 'anna@example.ch' })
    expect(JSON.stringify(mail)).not.toMatch(/Klick|0900|boese/)
    expect(mail.text).toContain('\nGuten Tag\n')
  })

  test('reads the year, but no product that the tables do not know for it', () => {
    for (const anders of [
      { selectedTariff: 'NetMed Gratis' },
      { premiumYear: '2025' },
      { preferredInsurance: 'CSS' },
    ]) {
      const muster = praemienMuster()
      const mail = anfrageMail('bestaetigung', { ...muster, daten: { ...muster.daten, ...anders } } as typeof muster)
      expect(mail.text).not.toContain('NetMed')
      expect(mail.text).toContain(`Prämienjahr: ${anders.premiumYear ?? '2026'}`)
    }
  })

  test('gets no link but ours, and the mail loads nothing', () => {
    const mail = anfrageMail('bestaetigung', kontaktMuster())
    const ziele = [...mail.html.matchAll(/(?:href|src|url)\s*[=(]\s*["']?([^"')\s>]*)/g)].map(([, ziel]) => ziel)
    expect(ziele.length).toBeGreaterThan(0)
    expect(ziele.filter(ziel => !ziel?.startsWith('https://praemien.example/'))).toEqual([])
    expect(mail.html).not.toContain('<img')
  })
})

describe('webhook', () => {
  test('only when set; carries the enquiry as data', () => {
    expect(anfragePost(praemienMuster()).map(({ art }) => art)).toEqual(['betreiber', 'bestaetigung'])
    const tarif = { selectedTariff: 'NetMed', premiumYear: '2026', reductionPerMonth: 'CHF 64.30' }
    const daten = { email: 'anna@example.ch', ...tarif }
    const zeile = anfragePost(praemienMuster(), { weitergabe: true, webhook: true }).find(
      ({ art }) => art === 'webhook',
    )
    expect(JSON.parse(zeile?.inhalt ?? '')).toMatchObject({
      type: 'anfrage.erstellt',
      timestamp: '2026-11-15T09:00:00.000Z',
      data: { referenz: 'PL-7K3M-9Q2X', art: 'praemie', weitergabe: true, daten },
    })
  })
})

import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { EINWILLIGUNG } from '#content/einwilligung.ts'
import type { NeuerAusgang } from '#db/ausgang.ts'
import { BEKANNTES, kontaktMuster, MAIL_EINSTELLUNGEN, praemienMuster } from '../../tests/fixtures/anfrage-muster.ts'
import { alsHtml } from './als-html.ts'
import { alsText } from './als-text.ts'
import { anfrageAusgang } from './anfrage-mails.ts'
import type { AngenommeneAnfrage } from './angenommene-anfrage.ts'
import { absenderAus, mimeFelder } from './mime.ts'
import type { Nachricht } from './nachricht.ts'

const TOKEN = 'geheim-geheim-geheim-22'

const ausgang = (
  anfrage: AngenommeneAnfrage,
  weitergabe = false,
  webhook = false,
  widerrufToken: string | null = TOKEN,
) =>
  anfrageAusgang({
    anfrage,
    emailHash: 'h',
    weitergabe,
    widerrufToken,
    bekanntes: BEKANNTES,
    einstellungen: { ...MAIL_EINSTELLUNGEN, webhook },
    jetzt: anfrage.erstellt,
  })

function nachricht(zeilen: readonly NeuerAusgang[], art: NeuerAusgang['art']) {
  const zeile = zeilen.find(zeile => zeile.art === art)
  const { inhalt, ...kopf }: Nachricht = JSON.parse(zeile?.inhalt ?? '')
  return { ...kopf, text: alsText(inhalt), html: alsHtml(inhalt, 'praemien.example') }
}

/** Everything the visitor gave must be found in the text and, entities read, in the HTML. */
function expectInBeiden({ text, html }: ReturnType<typeof nachricht>, angaben: readonly string[]): void {
  const gelesen = html.replaceAll('&#39;', "'").replaceAll('&amp;', '&').replaceAll('<br>', '\n')
  for (const angabe of angaben) {
    expect(text).toContain(angabe)
    expect(gelesen).toContain(angabe)
  }
}

const GEWUENSCHT = ['Sanitas', 'HMO-Modell', 'Produkt', 'NetMed', 'CHF 2’500', 'CHF 361.75', 'Prämienjahr', '2026']
const HEUTE = ['Ohne Unfall', 'CSS', 'CHF 300']
const PERSON = ['Anna Beispiel', 'anna@example.ch', '8001 Zürich']

const KIND = 'Franchise CHF 0, Mit Unfall, CHF 98.20, Prämienjahr 2026'

describe('operator', () => {
  test('gets all data of a premium enquiry, the reference in the subject, and replies to the visitor', () => {
    const mail = nachricht(ausgang(praemienMuster()), 'betreiber')
    expect(mail.an).toEqual({ name: '', address: 'betrieb@vermittlung.example' })
    expect(mail.antwortAn).toEqual({ name: 'Anna Beispiel', address: 'anna@example.ch' })
    expect(mail.betreff).toContain('PL-7K3M-9Q2X')
    const haushalt = `Jahrgang 2015, Helsana, Hausarzt-Modell, BeneFit PLUS, ${KIND}`
    const weitere = ['PL-7K3M-9Q2X', '15. November 2026 um 10:00 Uhr', '+41 44 668 18 00', '1985', 'freie Arztwahl']
    expectInBeiden(mail, [...PERSON, 'Bahnhofstrasse 1', ...GEWUENSCHT, ...HEUTE, ...weitere, haushalt])
  })

  test('gets all data of a message, line ends kept, country in words', () => {
    const mail = nachricht(ausgang(kontaktMuster(), true), 'betreiber')
    expectInBeiden(mail, [...PERSON, '044 668 18 00', 'Schweiz', 'KPT'])
    expect(mail.text).toContain('> Guten Tag\n> Bitte rufen Sie mich an.')
    expect(mail.html).toContain('Guten Tag<br>Bitte rufen Sie mich an.')
  })

  test.each([
    [true, 'Ja, erteilt'],
    [false, 'NEIN, nicht weitergeben'],
  ])('sees whether data may go to insurers: %s', (weitergabe, wort) => {
    const mail = nachricht(ausgang(praemienMuster(), weitergabe), 'betreiber')
    expectInBeiden(mail, [`${EINWILLIGUNG.version}`, EINWILLIGUNG.kontakt, EINWILLIGUNG.weitergabe])
    expect(mail.text).toContain(`Weitergabe an Versicherer: ${wort}`)
  })

  test('is told when the visitor got no confirmation', () => {
    const zeilen = ausgang(praemienMuster(), false, false, null)
    expect(zeilen.map(({ art }) => art)).toEqual(['betreiber'])
    const satz = 'Die anfragende Person hat keine Bestätigung erhalten'
    expectInBeiden(nachricht(zeilen, 'betreiber'), [satz])
    expect(nachricht(ausgang(praemienMuster()), 'betreiber').text).not.toContain(satz)
  })

  test('is told of a consultation', () => {
    const muster = kontaktMuster()
    if (muster.art === 'kontakt') muster.daten.anliegen = 'beratung'
    expect(nachricht(ausgang(muster), 'betreiber').betreff).toBe('Neue Beratungsanfrage (PL-2H8T-4W6Z)')
  })
})

describe('visitor', () => {
  test('reads what was received, what happens next, who pays, and how to undo it', () => {
    const mail = nachricht(ausgang(praemienMuster()), 'bestaetigung')
    expect(mail.an).toEqual({ name: 'Anna Beispiel', address: 'anna@example.ch' })
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
    expectInBeiden(mail, ['Das war ich nicht', 'An Versicherer geben wir sie nicht weiter'])
  })

  test.each([praemienMuster, kontaktMuster])('reads that an enquiry cancels nothing', muster => {
    expectInBeiden(nachricht(ausgang(muster()), 'bestaetigung'), [
      'Eine Anfrage ist keine Kündigung: Ihre heutige Versicherung läuft weiter, bis Sie kündigen.',
    ])
  })

  test('reads no message, needs or street: nobody has confirmed that the mailbox is theirs', () => {
    const kontakt = nachricht(ausgang(kontaktMuster()), 'bestaetigung')
    expect(kontakt.text).toContain('Adresse: 8001 Zürich\n')
    const beide = [kontakt, nachricht(ausgang(praemienMuster()), 'bestaetigung')].map(({ text, html }) => text + html)
    expect(beide.join()).not.toMatch(/Bahnhofstrasse|rufen Sie mich an|freie Arztwahl/)
  })

  test.each([praemienMuster, kontaktMuster])('reads nothing a stranger typed instead of a name or a list', muster => {
    const mail = nachricht(ausgang(muster(() => 'Klick 0900 boese.example')), 'bestaetigung')
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
      const mail = nachricht(
        ausgang({ ...muster, daten: { ...muster.daten, ...anders } } as typeof muster),
        'bestaetigung',
      )
      expect(mail.text).not.toContain('NetMed')
      expect(mail.text).toContain(`Prämienjahr: ${anders.premiumYear ?? '2026'}`)
    }
  })

  test('gets no link but ours, and the mail loads nothing', () => {
    const mail = nachricht(ausgang(kontaktMuster()), 'bestaetigung')
    const ziele = [...mail.html.matchAll(/(?:href|src|url)\s*[=(]\s*["']?([^"')\s>]*)/g)].map(([, ziel]) => ziel)
    expect(ziele.length).toBeGreaterThan(0)
    expect(ziele.filter(ziel => !ziel?.startsWith('https://praemien.example/'))).toEqual([])
    expect(mail.html).not.toContain('<img')
  })
})

test('a household stands in both mails, person by person, with its sum', () => {
  const muster = praemienMuster()
  if (muster.art !== 'praemie') throw new Error('no premium enquiry')
  const [kind] = muster.daten.personen
  if (!kind) throw new Error('no person')
  const anna = { ...kind, geburtsjahr: '1985', unfallversicherung: 'OHNE', franchise: '2500', krankenkasse: 'Sanitas' }
  const tarif = { modell: 'TAR-HMO', selectedTariff: 'NetMed', praemie: 'CHF 1’361.75' }
  muster.daten.personen = [{ ...anna, ...tarif }, kind]
  for (const art of ['betreiber', 'bestaetigung'] as const)
    expectInBeiden(nachricht(ausgang(muster), art), [
      'Jahrgang 1985, Sanitas, HMO-Modell, NetMed, Franchise CHF 2’500, Ohne Unfall, CHF 1’361.75, Prämienjahr 2026',
      `Jahrgang 2015, Helsana, Hausarzt-Modell, BeneFit PLUS, ${KIND}`,
      'CHF 1’459.95',
    ])
  // A price nobody can read leaves the sum out, rather than wrong.
  muster.daten.personen = [anna, { ...kind, praemie: 'rund 98' }]
  expect(nachricht(ausgang(muster), 'betreiber').text).not.toContain('Zusammen pro Monat')
})

describe('premium reduction', () => {
  function muster(reductionPerMonth: string, personen: object[] = []) {
    const eines = praemienMuster()
    return { ...eines, daten: { ...eines.daten, reductionPerMonth, personen } } as typeof eines
  }

  test.each(['betreiber', 'bestaetigung'] as const)('%s: of one person it stands with the wish', art => {
    const { text } = nachricht(ausgang(muster('CHF 156.80')), art)
    expect(text).toContain('Prämienjahr: 2026\nPrämienverbilligung pro Monat (geschätzt): CHF 156.80\n')
    expect(text).not.toContain('Personen im Haushalt')
  })

  test.each(['betreiber', 'bestaetigung'] as const)('%s: of a household each amount, and once the sum', art => {
    const person = { ...praemienMuster().daten, geburtsjahr: '1985', unfallversicherung: '', franchise: '' }
    const eine = { ...person, krankenkasse: '', modell: '', praemie: 'CHF 300.00', reductionPerMonth: 'CHF 1’000.00' }
    const { text } = nachricht(ausgang(muster('CHF 1’020.00', [eine, { ...eine, reductionPerMonth: '20' }])), art)
    expect(text.match(/\(geschätzt\): CHF 1’020\.00/g)).toHaveLength(1)
    expect(text).toMatch(/Person 1: .*Prämienverbilligung pro Monat \(geschätzt\) CHF 1’000\.00/)
    // The confirmation writes an amount in our own form, however it came.
    expect(text).toMatch(
      art === 'bestaetigung' ? /Person 2: .*\(geschätzt\) CHF 20\.00/ : /Person 2: .*\(geschätzt\) 20\n/,
    )
  })

  test('not sent along, no mail has a word of it', () => {
    for (const art of ['betreiber', 'bestaetigung'] as const)
      expect(nachricht(ausgang(muster('')), art).text).not.toContain('verbilligung')
  })
})

describe('webhook', () => {
  test('only when set; carries the enquiry as data', () => {
    expect(ausgang(praemienMuster()).map(({ art }) => art)).toEqual(['betreiber', 'bestaetigung'])
    const tarif = { selectedTariff: 'NetMed', premiumYear: '2026', reductionPerMonth: 'CHF 64.30' }
    const daten = { email: 'anna@example.ch', ...tarif }
    const zeile = ausgang(praemienMuster(), true, true).find(({ art }) => art === 'webhook')
    expect(JSON.parse(zeile?.inhalt ?? '')).toMatchObject({
      type: 'anfrage.erstellt',
      timestamp: '2026-11-15T09:00:00.000Z',
      data: { referenz: 'PL-7K3M-9Q2X', art: 'praemie', weitergabe: true, daten },
    })
  })
})

describe('on the wire', () => {
  const komposition = createTransport({ streamTransport: true, buffer: true })

  async function gelesen(zeile: NeuerAusgang, mailVon = MAIL_EINSTELLUNGEN.mailVon) {
    const { message, envelope } = await komposition.sendMail(
      mimeFelder({ ...zeile, versuche: 0 }, absenderAus(mailVon)),
    )
    return { ...(await PostalMime.parse(message as Buffer)), umschlag: envelope.to }
  }

  test('Message-ID, date and sender are set, in text and HTML', async () => {
    const [zeile] = ausgang(praemienMuster())
    if (!zeile) throw new Error('no row')
    const mail = await gelesen(zeile, 'Prämienlotse <post@praemien.example>')
    expect(mail.messageId).toBe('<p1.betreiber@praemien.example>')
    expect(mail.from).toEqual({ name: 'Prämienlotse', address: 'post@praemien.example' })
    expect(new Date(mail.date ?? '')).toEqual(new Date('2026-11-15T09:00:00Z'))
    expect(mail.text).toContain('Zürich')
    expect(mail.html).toContain('Zürich')
  })

  test.each([
    "o'hara+x@example.ch",
    'a..b@example.ch',
    '{|}~`!#$%&*/=?^_-@example.ch',
    'ANNA@EXAMPLE.CH',
    'anna@zürich-müller.example',
  ])('one recipient: %s', async email => {
    const muster = praemienMuster()
    muster.daten.email = email
    for (const zeile of ausgang(muster)) expect((await gelesen(zeile)).umschlag).toHaveLength(1)
  })
})

test.each(['betreiber', 'bestaetigung'] as const)(
  '%s: a price of this year in the season says that others follow',
  art => {
    const satz = 'Das sind die Prämien 2026. Ab 1. Januar 2027 gelten andere'
    const anfrage = praemienMuster()
    expectInBeiden(nachricht(ausgang(anfrage), art), [satz, 'https://www.priminfo.admin.ch'])
    const daten = { ...anfrage.daten, premiumYear: '2027' }
    const naechstes = nachricht(ausgang({ ...anfrage, daten } as AngenommeneAnfrage), art)
    expect(naechstes.text).not.toMatch(/gelten andere|priminfo/)
  },
)

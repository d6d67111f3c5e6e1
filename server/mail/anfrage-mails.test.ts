import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { EINWILLIGUNG } from '#content/einwilligung.ts'
import type { NeuerAusgang } from '#db/ausgang.ts'
import { kontaktMuster, MAIL_EINSTELLUNGEN, praemienMuster } from '../../tests/fixtures/anfrage-muster.ts'
import { alsHtml } from './als-html.ts'
import { alsText } from './als-text.ts'
import { anfrageAusgang } from './anfrage-mails.ts'
import type { AngenommeneAnfrage } from './angenommene-anfrage.ts'
import { absenderAus, mimeFelder } from './mime.ts'
import type { Nachricht } from './nachricht.ts'

const ausgang = (anfrage: AngenommeneAnfrage, weitergabe = false, webhook = false) =>
  anfrageAusgang({
    anfrage,
    emailHash: 'h',
    weitergabe,
    widerrufToken: 'geheim-geheim-geheim-22',
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

const GEWUENSCHT = ['Sanitas', 'HMO-Modell', 'CHF 2’500', 'CHF 361.75', 'Ohne Unfall', 'CSS', 'CHF 300']
const PERSON = ['Anna Beispiel', 'anna@example.ch', 'Bahnhofstrasse 1, 8001 Zürich']

describe('operator', () => {
  test('gets all data of a premium enquiry, the reference in the subject, and replies to the visitor', () => {
    const mail = nachricht(ausgang(praemienMuster()), 'betreiber')
    expect(mail.an).toEqual({ name: '', address: 'betrieb@vermittlung.example' })
    expect(mail.antwortAn).toEqual({ name: 'Anna Beispiel', address: 'anna@example.ch' })
    expect(mail.betreff).toContain('PL-7K3M-9Q2X')
    const haushalt = 'Jahrgang 2015, Helsana, Hausarzt-Modell, Franchise CHF 0, Mit Unfall, CHF 98.20'
    const weitere = ['PL-7K3M-9Q2X', '15. November 2026 um 10:00 Uhr', '+41 44 668 18 00', '1985', 'freie Arztwahl']
    expectInBeiden(mail, [...PERSON, ...GEWUENSCHT, ...weitere, haushalt])
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
    expectInBeiden(mail, [...PERSON, ...GEWUENSCHT, 'Wie es weitergeht', 'kann uns der Versicherer', widerruf])
    expectInBeiden(mail, ['Das war ich nicht', 'An Versicherer geben wir sie nicht weiter'])
  })

  test('gets no link that a stranger typed, and the mail loads nothing', () => {
    const mail = nachricht(ausgang(kontaktMuster(() => 'Klick https://boese.example/x')), 'bestaetigung')
    expect(`${mail.text}${mail.html}`).not.toMatch(/boese\.example|https:\/\/boese/)
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
  muster.daten.personen = [{ ...anna, modell: 'TAR-HMO', praemie: 'CHF 1’361.75' }, kind]
  for (const art of ['betreiber', 'bestaetigung'] as const)
    expectInBeiden(nachricht(ausgang(muster), art), [
      'Jahrgang 1985, Sanitas, HMO-Modell, Franchise CHF 2’500, Ohne Unfall, CHF 1’361.75',
      'Jahrgang 2015, Helsana, Hausarzt-Modell, Franchise CHF 0, Mit Unfall, CHF 98.20',
      'CHF 1’459.95',
    ])
  // A price nobody can read leaves the sum out, rather than wrong.
  muster.daten.personen = [anna, { ...kind, praemie: 'rund 98' }]
  expect(nachricht(ausgang(muster), 'betreiber').text).not.toContain('Zusammen pro Monat')
})

describe('webhook', () => {
  test('only when set; carries the enquiry as data', () => {
    expect(ausgang(praemienMuster()).map(({ art }) => art)).toEqual(['betreiber', 'bestaetigung'])
    const zeile = ausgang(praemienMuster(), true, true).find(({ art }) => art === 'webhook')
    expect(JSON.parse(zeile?.inhalt ?? '')).toMatchObject({
      type: 'anfrage.erstellt',
      timestamp: '2026-11-15T09:00:00.000Z',
      data: { referenz: 'PL-7K3M-9Q2X', art: 'praemie', weitergabe: true, daten: { email: 'anna@example.ch' } },
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

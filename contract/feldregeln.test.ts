import { describe, expect, it, test } from 'vitest'
import { plzRegel, regeln, text } from './feldregeln.ts'

const UNSICHTBAR = { code: 'sonderzeichen' }
const zeichen = (nummer: number) => String.fromCharCode(nummer)

test('text is stored composed and without spaces around it', () => {
  expect(text({ hoechstens: 10 }).gelesen('  Zu\u0308rich ')).toEqual({ sauber: 'Z\u00fcrich', mangel: null })
})

describe('control characters', () => {
  const einzeilig = text({ hoechstens: 10 })
  const mehrzeilig = text({ hoechstens: 10, mehrzeilig: true })

  it.each([0x00, 0x1f, 0x7f, 0x9f, 0x08, 0x0b, 0x0c, 0x0e])('U+%s is refused everywhere', nummer => {
    expect([einzeilig(`a${zeichen(nummer)}b`), mehrzeilig(`a${zeichen(nummer)}b`)]).toEqual([UNSICHTBAR, UNSICHTBAR])
  })

  it.each([0x09, 0x0a, 0x0d, 0x2028, 0x2029])('U+%s may stand where several lines may', nummer => {
    expect([einzeilig(`a${zeichen(nummer)}b`), mehrzeilig(`a${zeichen(nummer)}b`)]).toEqual([UNSICHTBAR, null])
  })

  it.each([0x20, 0x7e, 0xa0, 0x2027, 0x202a])('U+%s is a character like any other', nummer => {
    expect([einzeilig(`a${zeichen(nummer)}b`), mehrzeilig(`a${zeichen(nummer)}b`)]).toEqual([null, null])
  })

  it('half a character is refused', () => {
    expect(einzeilig('\ud83d')).toEqual(UNSICHTBAR)
    expect(einzeilig('\ud83d\ude00')).toBe(null)
  })
})

test('an empty field is a complaint only where it must be filled', () => {
  expect([text({ hoechstens: 3 })(' '), text({ hoechstens: 3, pflicht: 'ort-fehlt' })(' ')]).toEqual([
    null,
    { code: 'ort-fehlt' },
  ])
})

test.each([
  ['vorname', 100, 'vorname-fehlt'],
  ['nachname', 100, 'nachname-fehlt'],
  ['strasse', 100, 'strasse-fehlt'],
  ['nummer', 20, 'nummer-fehlt'],
  ['ort', 50, 'ort-fehlt'],
  ['angabe', 100, null],
  ['aktuelleKrankenkasse', 100, 'krankenkasse-fehlt'],
  ['krankenkasse', 100, null],
  ['nachricht', 3000, 'nachricht-fehlt'],
  ['beduerfnisse', 500, null],
  ['begruendung', 1000, null],
] as const)('%s: at most %i characters', (feld, hoechstens, leer) => {
  const regel = regeln[feld]
  expect(regel('x'.repeat(hoechstens))).toBe(null)
  expect(regel('x'.repeat(hoechstens + 1))).toEqual({ code: 'zu-lang', hoechstens })
  expect(regel('')).toEqual(leer && { code: leer })
})

test('an endless text is too long, a heap of marks is none: neither is put in order first', () => {
  expect(regeln.ort('x'.repeat(100_000))).toEqual({ code: 'zu-lang', hoechstens: 50 })
  expect(regeln.ort(`a${'\u0301'.repeat(40)}`)).toEqual(UNSICHTBAR)
})

test.each(['nachricht', 'beduerfnisse', 'begruendung'] as const)('%s may have several lines', feld => {
  expect(regeln[feld]('a\nb')).toBe(null)
})

test.each([
  ['email', 'email-fehlt'],
  ['telefon', 'telefon-fehlt'],
  ['jahrgang', 'jahrgang-fehlt'],
  ['praemienjahr', null],
] as const)('%s, left empty', (feld, code) => {
  expect(regeln[feld]('  ')).toEqual(code && { code })
})

describe('e-mail', () => {
  const label = 'a'.repeat(63)
  it.each([
    'a@b.ch',
    'A.b+c@B.CH',
    "!#$%&'*+/=?^_`{|}~-.9@b.ch",
    `${'a'.repeat(64)}@b.ch`,
    `a@${label}.ch`,
    'anna@zürich.example',
    'a@1.2.c-d.ch',
    ' a@b.ch ',
  ])('%s', email => {
    expect(regeln.email(email)).toBe(null)
  })

  it.each([
    'a',
    'a@b',
    '@b.ch',
    'a@.ch',
    'a@b..ch',
    'a@b.ch.',
    'a@-b.ch',
    'a@b-.ch',
    'a@b.-ch',
    'a@b.ch-',
    'ä@b.ch',
    'a b@b.ch',
    'a@b.ch,c@d.ch',
    'x a@b.ch',
    'a@b@c.ch',
    'a@b.c h',
    'a@b_c.ch',
    `${'a'.repeat(65)}@b.ch`,
    `a@${label}a.ch`,
    `a@b.${label}a`,
  ])('not %s', email => {
    expect(regeln.email(email)).toEqual({ code: 'email-form' })
  })

  it('has 254 characters at most', () => {
    const lang = (laenge: number) => `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}`.padEnd(laenge, 'c')
    expect(regeln.email(lang(254))).toBe(null)
    expect(regeln.email(lang(255))).toEqual({ code: 'zu-lang', hoechstens: 254 })
  })
})

describe('telephone', () => {
  it.each([
    '0791234567',
    '+41 79 123 45 67',
    '079/123.45-67',
    '(079) 123 45 67',
    '1234567',
    '+123456789012345',
    '1234567-',
  ])('%s', telefon => {
    expect(regeln.telefon(telefon)).toBe(null)
  })

  it.each(['123456', '1234567890123456', 'x1234567', '1234567x', '++1234567', '079 123 45 67 oder', '12345a67'])(
    'not %s',
    telefon => {
      expect(regeln.telefon(telefon)).toEqual({ code: 'telefon-form' })
    },
  )

  it('has 30 characters at most', () => {
    expect(regeln.telefon(`1234567${'-'.repeat(23)}`)).toBe(null)
    expect(regeln.telefon(`1234567${'-'.repeat(24)}`)).toEqual({ code: 'zu-lang', hoechstens: 30 })
  })
})

describe('years', () => {
  it.each(['198', 'x985', '198x', ' 19 5'])('not %s', jahr => {
    expect(regeln.jahrgang(jahr)).toEqual({ code: 'jahrgang-form' })
    expect(regeln.praemienjahr(jahr)).toEqual({ code: 'praemienjahr-form' })
  })

  it.each(['jahrgang', 'praemienjahr'] as const)('%s', feld => {
    expect([regeln[feld]('1985'), regeln[feld]('19850')]).toEqual([null, { code: 'zu-lang', hoechstens: 4 }])
  })
})

test('«Keine Angabe» is no insurer', () => {
  expect(regeln.krankenkasse('keine')).toEqual({ code: 'krankenkasse-keine' })
  expect(regeln.krankenkasse('keine andere')).toBe(null)
})

describe('postcode', () => {
  const FREMD = 'plz-land'
  const CH = 'plz-schweiz'

  it.each([
    ['CH', '1000 9999', '0999 800 80011 x8001 8001x', CH],
    ['LI', '9480 9499', '9470 948 94800 x9480 8480', FREMD],
    ['AT', '1010 9999', '0101 101 10100 x1010', FREMD],
    ['DE', '01067 99998', '1067 010670 x01067 01067x', FREMD],
    ['FR', '75001 01000', '7500 750011 x75001 75001x', FREMD],
    ['IT', '00118', '0011 001180 x00118 00118x', FREMD],
    ['ES', '28001', '2800 280011 x28001 28001x', FREMD],
    ['BE', '1000 9999', '0100 100 10000 x1000', FREMD],
    ['LU', '1009 L-1009 l-1009', '100 10090 L1009 x1009 L-10090', FREMD],
    ['GB', 'SW1A-1AA M1 1234567890', '- 1 12345678901 1_2 x@', FREMD],
  ])('of %s', (land, richtige, falsche, code) => {
    const regel = plzRegel(land)
    for (const plz of richtige.split(' ')) expect(regel(plz), plz).toBe(null)
    for (const plz of falsche.split(' ')) expect(regel(plz), plz).toEqual({ code })
    expect(regel('')).toEqual({ code: 'plz-fehlt' })
    expect(regel('1'.repeat(13))).toEqual({ code: 'zu-lang', hoechstens: 12 })
  })

  it('elsewhere may hold a space', () => {
    expect(plzRegel('GB')('SW1A 1AA')).toBe(null)
  })
})

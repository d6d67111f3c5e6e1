import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { e164, gehashteKontaktdaten, normalisierteEmail } from './kontakt-hash.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [' Anna.Beispiel@Example.CH ', 'anna.beispiel@example.ch'],
  ['anna.b.eispiel@gmail.com', 'annabeispiel@gmail.com'],
  ['A.B@GoogleMail.com', 'ab@googlemail.com'],
  ['anna', null],
  ['@example.ch', null],
  ['a@b@example.ch', null],
  ['', null],
])('e-mail %j is normalised to %j', (email, expected) => expect(normalisierteEmail(email)).toBe(expected))

test.each([
  ['044 668 18 00', '+41446681800'],
  ['+41 44 668 18 00', '+41446681800'],
  ['0041 (0)44 668-18-00', '+41446681800'],
  ['+49 30 901820', '+4930901820'],
  ['668', null],
  ['keine', null],
  ['', null],
])('phone %j is normalised to %j', (telefon, expected) => expect(e164(telefon)).toBe(expected))

test('both are hashed as Google expects them: SHA-256 of the normalised text, in hexadecimal', async () => {
  vi.stubGlobal('window', globalThis)
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(await gehashteKontaktdaten({ email: 'Anna@Example.ch', telefon: '044 668 18 00' })).toEqual({
    sha256_email_address: hash('anna@example.ch'),
    sha256_phone_number: hash('+41446681800'),
  })
  expect(await gehashteKontaktdaten({ email: 'Anna@Example.ch', telefon: 'x' })).toEqual({
    sha256_email_address: hash('anna@example.ch'),
  })
  expect(await gehashteKontaktdaten({ email: 'x', telefon: 'x' })).toBeNull()
})

test('without a digest nothing is passed on, least of all the plain text', async () => {
  vi.stubGlobal('window', { crypto: {} })
  expect(await gehashteKontaktdaten({ email: 'anna@example.ch', telefon: '044 668 18 00' })).toBeNull()
})

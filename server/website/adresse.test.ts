import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adresseAus, kanonischerPfad, kodierterPfad } from './adresse.ts'

const umlaut = '/blog/krankenkassenprämien-2025-sparen'
test('percent-encoded in either case it decodes to one path', () => {
  for (const url of ['/blog/krankenkassenpr%C3%A4mien-2025-sparen', '/%62log/krankenkassenpr%c3%a4mien-2025-sparen'])
    expect(adresseAus(url).pfad).toBe(umlaut)
})

test('the decomposed form has the composed one as its canonical path', () => {
  const zerlegt = umlaut.normalize('NFD')
  expect(adresseAus(encodeURI(zerlegt)).pfad).toBe(zerlegt)
  expect(kanonischerPfad(zerlegt)).toBe(umlaut)
})

test('the query is kept as sent', () => {
  expect(adresseAus('/faq/?a=1&b=%20?c')).toEqual({ pfad: '/faq/', query: '?a=1&b=%20?c' })
})

test.each(['/%', '/%E0%A4%A', '/%ff', '/blog%2Fx', '/blog%2fx', '*', 'blog', ''.padEnd(3, '%')])(
  '%s has no path',
  url => {
    expect(adresseAus(url).pfad).toBeNull()
  },
)

test('the absolute form names a path of this server', () => {
  expect(adresseAus('http://praemienlotse.ch/faq?x').pfad).toBe('/faq')
  expect(adresseAus('http://praemienlotse.ch').pfad).toBe('/')
  expect(adresseAus('http://praemienlotse.ch?x=/y')).toEqual({ pfad: '/', query: '?x=/y' })
  expect(adresseAus('http://praemienlotse.ch//evil.example/').pfad).toBe('//evil.example/')
})

test('slashes at the end are not part of the canonical path, those in front are', () => {
  expect(['/', '//', '/faq/', '/faq//', '//evil.example/'].map(kanonischerPfad)).toEqual([
    '/',
    '/',
    '/faq',
    '/faq',
    '//evil.example',
  ])
})

test('every canonical path survives encoding and decoding', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter(text => !/[/?#]/.test(text)),
      text => {
        const pfad = kanonischerPfad(`/blog/${text}`)
        expect(adresseAus(kodierterPfad(pfad)).pfad).toBe(pfad)
      },
    ),
  )
})

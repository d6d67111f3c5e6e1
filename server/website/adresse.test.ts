import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adresseAus, kanonischerPfad, kodierterPfad } from './adresse.ts'

const umlaut = '/blog/krankenkassenprämien-2025-sparen'

test.each([
  ['/blog/krankenkassenpr%C3%A4mien-2025-sparen', umlaut, ''],
  ['/%62log/krankenkassenpr%c3%a4mien-2025-sparen', umlaut, ''],
  [encodeURI(umlaut.normalize('NFD')), umlaut.normalize('NFD'), ''],
  ['/faq/?a=1&b=%20?c', '/faq/', '?a=1&b=%20?c'],
  // The absolute form names a path of this server.
  ['http://praemienlotse.ch/faq?x', '/faq', '?x'],
  ['http://praemienlotse.ch', '/', ''],
  ['http://praemienlotse.ch?x=/y', '/', '?x=/y'],
  ['http://praemienlotse.ch//evil.example/', '//evil.example/', ''],
])('%s asks for %j and %j', (url, pfad, query) => {
  expect(adresseAus(url)).toEqual({ pfad, query })
})

test.each(['/%', '/%E0%A4%A', '/%ff', '/blog%2Fx', '/blog%2fx', '*', 'blog', '%%%'])('%s has no path', url => {
  expect(adresseAus(url).pfad).toBeNull()
})

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/faq//', '/faq'],
  ['//evil.example/', '//evil.example'],
  [umlaut.normalize('NFD'), umlaut],
])('%s is served as %s', (pfad, kanonisch) => {
  expect(kanonischerPfad(pfad)).toBe(kanonisch)
})

test('every canonical path survives encoding and decoding', () => {
  const texte = fc.string({ unit: 'grapheme' }).filter(text => !/[/?#]/.test(text))
  fc.assert(
    fc.property(texte, text => {
      const pfad = kanonischerPfad(`/blog/${text}`)
      expect(adresseAus(kodierterPfad(pfad)).pfad).toBe(pfad)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gefaltet, mitRepariertenZeichen, ohneUmlautschreibung, schreibweisen, textFolge } from './zeichen.ts'

/** What a UTF-8 name looks like when its bytes are read as Windows-1252. */
const falschGelesen = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))

test.each([
  ['ZÃ¼rich', 'Zürich'],
  ['NeuchÃ¢tel', 'Neuchâtel'],
  ['GenÃ¨ve', 'Genève'],
  ['ZÃƒÂ¼rich', 'Zürich'],
  ['VallÃ©e dâ€™Entremont', 'Vallée d’Entremont'],
])('repairs %s', (kaputt, name) => expect(mitRepariertenZeichen(kaputt)).toBe(name))

test.each(['Zürich', 'Châtel-St-Denis', 'Bern', 'Sâles', 'Môtier (Vully)', 'È’', ''])('leaves %s alone', name => {
  expect(mitRepariertenZeichen(name)).toBe(name)
})

test('repairs every name of Latin letters', () => {
  const name = fc.string({ unit: fc.constantFrom(...'abcXYZ äöüéèêàâçîïôûÄÖÜÉÈ-()/’'), minLength: 1 })
  fc.assert(
    fc.property(name, text => {
      expect(mitRepariertenZeichen(falschGelesen(text))).toBe(text)
    }),
  )
})

test('folds case, accents and umlauts written out', () => {
  expect(gefaltet('GENÈVE')).toBe('geneve')
  expect(ohneUmlautschreibung(gefaltet('Zuerich'))).toBe(ohneUmlautschreibung(gefaltet('Zürich')))
})

test.each([
  ['Zürich', ['zurich', 'zuerich']],
  ['Zu\u0308rich', ['zurich', 'zuerich']],
  ['AESCH (ZH)', ['aesch zh']],
  ['Sainte-Croix', ['ste croix']],
  ['Saintes', ['saintes']],
  ['L’Abbaye', ['l abbaye']],
])('%s is typed %j', (name, formen) => expect(schreibweisen(name)).toEqual(formen))

test('texts are ordered by code unit, not by a language', () => {
  expect(['Ä', 'a', 'B', 'a'].sort(textFolge)).toEqual(['B', 'a', 'a', 'Ä'])
  expect(textFolge('a', 'a')).toBe(0)
})

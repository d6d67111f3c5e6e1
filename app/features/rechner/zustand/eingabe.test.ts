import { expect, test } from 'vitest'
import { ortssuche } from '#app/lib/orte/ortssuche.ts'
import { eingabeFehler, LEERE_EINGABE, personAus } from './eingabe.ts'

const orte = ortssuche([{ plz: 8001, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 }])

test('an empty form names every field', () => {
  expect(Object.keys(eingabeFehler(LEERE_EINGABE, orte, 2026))).toEqual(['geburtsjahr', 'plz', 'ort'])
})

test.each([
  ['1906', true],
  ['1905', false],
  ['2027', true],
  ['2028', false],
  ['198', false],
])('birth year %s in 2026: %s', (geburtsjahr, gueltig) => {
  const eingabe = { ...orte.mitPlz(LEERE_EINGABE, '8001'), geburtsjahr }
  expect(eingabeFehler(eingabe, orte, 2026).geburtsjahr === undefined).toBe(gueltig)
  expect(personAus(eingabe, 2026) !== null).toBe(gueltig)
})

test('a complete form has no errors and makes a person', () => {
  const eingabe = { ...orte.mitPlz(LEERE_EINGABE, '8001'), geburtsjahr: '1985' }
  expect(eingabeFehler(eingabe, orte, 2026)).toEqual({})
  const [zuerich] = orte.zuPlz('8001')
  expect(personAus(eingabe, 2026)).toEqual({ art: 'eigen', geburtsjahr: 1985, ort: zuerich, unfall: 'OHNE' })
})

import { expect, test } from 'vitest'
import { ortssuche } from '#app/lib/orte/ortssuche.ts'
import { eingabeFehler, LEERE_EINGABE, nochOffene } from './eingabe.ts'

const orte = ortssuche([{ plz: 8001, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 }])

test('an empty form names what is missing; a place is asked for once the postcode is known', () => {
  expect(Object.keys(eingabeFehler(LEERE_EINGABE, orte, 2026))).toEqual(['geburtsjahr', 'plz'])
})

test.each([
  ['1906', undefined],
  ['1905', 'ausserhalb'],
  ['2027', undefined],
  ['2028', 'ausserhalb'],
  ['198', 'unvollstaendig'],
  ['', 'fehlt'],
])('birth year %s in 2026: %s', (geburtsjahr, mangel) => {
  const eingabe = { ...orte.mitPlz(LEERE_EINGABE, '8001'), geburtsjahr }
  expect(eingabeFehler(eingabe, orte, 2026).geburtsjahr).toBe(mangel)
})

test('a complete form has no errors', () => {
  const eingabe = { ...orte.mitPlz(LEERE_EINGABE, '8001'), geburtsjahr: '1985' }
  expect(eingabeFehler(eingabe, orte, 2026)).toEqual({})
})

test('of the complaints on screen those stay that still hold, with what they say now', () => {
  const bisher = { geburtsjahr: 'fehlt', plz: 'fehlt', weitere: { 1: 'fehlt', 2: 'fehlt' } } as const
  const neu = { plz: 'unvollstaendig', ort: 'fehlt', weitere: { 2: 'unvollstaendig', 3: 'fehlt' } } as const
  expect(nochOffene(bisher, neu)).toEqual({ plz: 'unvollstaendig', weitere: { 2: 'unvollstaendig' } })
  expect(nochOffene({}, neu)).toEqual({ weitere: {} })
})

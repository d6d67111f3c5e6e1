import { expect, test } from 'vitest'
import { ortssuche } from '#app/lib/orte/ortssuche.ts'
import { eingabeFehler, LEERE_EINGABE, nochOffene } from './eingabe.ts'
import { mitFuerWen, mitPerson } from './person.ts'

const orte = ortssuche([{ plz: 8001, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 }])
const inZuerich = { ...LEERE_EINGABE, wohnort: orte.mitPlz(LEERE_EINGABE.wohnort, '8001') }

test('an empty form names what is missing; a place is asked for once the postcode is known', () => {
  expect(Object.keys(eingabeFehler(LEERE_EINGABE, orte, 2026))).toEqual(['1', 'plz'])
})

test.each([
  ['1906', undefined],
  ['1905', 'ausserhalb'],
  ['2027', undefined],
  ['2028', 'ausserhalb'],
  ['198', 'unvollstaendig'],
  ['', 'fehlt'],
])('birth year %s in 2026: %s', (geburtsjahr, mangel) => {
  expect(eingabeFehler(mitPerson(inZuerich, 1, { geburtsjahr }), orte, 2026)[1]).toBe(mangel)
})

test('a complete form has no errors', () => {
  expect(eingabeFehler(mitPerson(inZuerich, 1, { geburtsjahr: '1985' }), orte, 2026)).toEqual({})
})

test('a birth year is asked of those who count alone', () => {
  const sie = mitPerson(inZuerich, 1, { geburtsjahr: '1985' })
  const familie = mitFuerWen(sie, 'familie')
  const [, erste, zweite] = familie.personen
  if (!erste || !zweite) throw new Error('two persons')
  const getippt = mitPerson(mitPerson(familie, erste.id, { geburtsjahr: '1850' }), zweite.id, { geburtsjahr: '201' })
  const fehler = (eingabe: typeof familie) => eingabeFehler(eingabe, orte, 2026)
  expect(fehler(getippt)).toEqual({ [erste.id]: 'ausserhalb', [zweite.id]: 'unvollstaendig' })
  expect(fehler(mitFuerWen(familie, 'paar'))).toEqual({ [erste.id]: 'fehlt' })
  expect(fehler(mitFuerWen(familie, 'ich'))).toEqual({})
})

test('of the complaints on screen those stay that still hold, with what they say now', () => {
  const bisher = { plz: 'fehlt', 1: 'fehlt', 2: 'fehlt' } as const
  const neu = { plz: 'unvollstaendig', ort: 'fehlt', 2: 'unvollstaendig', 3: 'fehlt' } as const
  expect(nochOffene(bisher, neu)).toEqual({ plz: 'unvollstaendig', 2: 'unvollstaendig' })
  expect(nochOffene({}, neu)).toEqual({})
})

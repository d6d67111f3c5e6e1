import { expect, test } from 'vitest'
import { beteiligte, ergaenzt, haushaltsfehler, mitFuerWen, mitGeaenderter, NUR_ICH, ohnePerson } from './haushalt.ts'

const rollen = (haushalt: typeof NUR_ICH) => beteiligte(haushalt).map(({ rolle, unfall }) => [rolle, unfall])

test('a couple has a second adult without accident cover, a family a child with it', () => {
  expect(rollen(NUR_ICH)).toEqual([])
  expect(rollen(mitFuerWen(NUR_ICH, 'paar'))).toEqual([['erwachsen', 'OHNE']])
  expect(rollen(mitFuerWen(NUR_ICH, 'familie'))).toEqual([
    ['erwachsen', 'OHNE'],
    ['kind', 'MIT'],
  ])
})

test('another answer keeps what was typed, and counts only whom it means', () => {
  const familie = mitFuerWen(NUR_ICH, 'familie')
  const getippt = familie.weitere.reduce(
    (haushalt, person) => mitGeaenderter(haushalt, { ...person, geburtsjahr: '1987' }),
    familie,
  )
  const paar = mitFuerWen(getippt, 'paar')
  expect(beteiligte(paar).map(({ geburtsjahr }) => geburtsjahr)).toEqual(['1987'])
  expect(beteiligte(mitFuerWen(paar, 'ich'))).toEqual([])
  expect(mitFuerWen(mitFuerWen(paar, 'ich'), 'familie')).toEqual(getippt)
})

test('a couple of one who removed everybody else gets a second adult again', () => {
  const paar = mitFuerWen(NUR_ICH, 'paar')
  const allein = ohnePerson(paar, paar.weitere[0]?.id ?? -1)
  expect(beteiligte(mitFuerWen(allein, 'paar'))).toHaveLength(1)
})

test('whoever is added to a couple makes it a family, and ids stay apart', () => {
  const drei = ergaenzt(mitFuerWen(NUR_ICH, 'paar'), 'kind')
  expect(drei.fuerWen).toBe('familie')
  expect(drei.weitere.map(({ id }) => id)).toEqual([1, 2])
  expect(ergaenzt(ohnePerson(drei, 1), 'kind').weitere.map(({ id }) => id)).toEqual([2, 3])
})

test('a birth year is asked of those who count alone', () => {
  const familie = mitFuerWen(NUR_ICH, 'familie')
  const [erste, zweite] = familie.weitere
  if (!erste || !zweite) throw new Error('two persons')
  const getippt = mitGeaenderter(mitGeaenderter(familie, { ...erste, geburtsjahr: '1850' }), {
    ...zweite,
    geburtsjahr: '201',
  })
  expect(haushaltsfehler(getippt, 2026)).toEqual({ [erste.id]: 'ausserhalb', [zweite.id]: 'unvollstaendig' })
  expect(haushaltsfehler(mitFuerWen(familie, 'paar'), 2026)).toEqual({ [erste.id]: 'fehlt' })
  expect(haushaltsfehler(mitFuerWen(familie, 'ich'), 2026)).toEqual({})
})

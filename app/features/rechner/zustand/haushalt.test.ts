import { describe, expect, test } from 'vitest'
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

describe('never more persons than an enquiry takes', () => {
  /** The visitor and seven children of 2010 to 2016, without a second adult. */
  const siebenKinder = (jahrgang: (index: number) => string) => {
    const familie = mitFuerWen(NUR_ICH, 'familie')
    const erwachsene = familie.weitere.find(({ rolle }) => rolle === 'erwachsen')
    let haushalt = ohnePerson(familie, erwachsene?.id ?? -1)
    while (haushalt.weitere.length < 7) haushalt = ergaenzt(haushalt, 'kind')
    return haushalt.weitere.reduce(
      (bisher, kind, index) => mitGeaenderter(bisher, { ...kind, geburtsjahr: jahrgang(index) }),
      haushalt,
    )
  }
  const jahrgaenge = (haushalt: typeof NUR_ICH) => haushalt.weitere.map(({ geburtsjahr }) => geburtsjahr)

  test('seven children, as a couple and back: the second adult takes the place of the last child', () => {
    const wieder = mitFuerWen(
      mitFuerWen(
        siebenKinder(index => String(2010 + index)),
        'paar',
      ),
      'familie',
    )
    expect(jahrgaenge(wieder)).toEqual(['2010', '2011', '2012', '2013', '2014', '2015', ''])
    expect(new Set(wieder.weitere.map(({ id }) => id)).size).toBe(7)
  })

  test('a child without birth year goes before one that was typed', () => {
    const paar = mitFuerWen(
      siebenKinder(index => (index === 2 ? '' : String(2010 + index))),
      'paar',
    )
    expect(beteiligte(paar)).toHaveLength(1)
    expect(jahrgaenge(paar)).toEqual(['2010', '2011', '2013', '2014', '2015', '2016', ''])
  })

  test('whoever is added to a couple with children out of sight takes no ninth place either', () => {
    const familie = ergaenzt(
      ohnePerson(
        siebenKinder(() => '2010'),
        8,
      ),
      'erwachsen',
    )
    const ergaenzte = ergaenzt(mitFuerWen(familie, 'paar'), 'kind')
    expect(ergaenzte.weitere).toHaveLength(7)
    expect(beteiligte(mitFuerWen(ergaenzte, 'paar'))).toHaveLength(1)
  })
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

import { describe, expect, test } from 'vitest'
import {
  beteiligte,
  ergaenzt,
  type Haushalt,
  mitFuerWen,
  mitPerson,
  NUR_ICH,
  neuePerson,
  ohnePerson,
} from './person.ts'

/** Those beside the visitor. */
const weitere = (haushalt: Haushalt) => haushalt.personen.slice(1)
const rollen = (haushalt: Haushalt) => beteiligte(haushalt).map(({ rolle, unfall }) => [rolle, unfall])
const mitJahrgaengen = (haushalt: Haushalt, jahrgang: (index: number) => string): Haushalt =>
  weitere(haushalt).reduce((bisher, { id }, index) => mitPerson(bisher, id, { geburtsjahr: jahrgang(index) }), haushalt)

test('a couple has a second adult without accident cover, a family a child with it', () => {
  const sie = ['sie', 'OHNE']
  expect(rollen(NUR_ICH)).toEqual([sie])
  expect(rollen(mitFuerWen(NUR_ICH, 'paar'))).toEqual([sie, ['erwachsen', 'OHNE']])
  expect(rollen(mitFuerWen(NUR_ICH, 'familie'))).toEqual([sie, ['erwachsen', 'OHNE'], ['kind', 'MIT']])
})

test('another answer keeps what was typed, and counts only whom it means', () => {
  const getippt = mitJahrgaengen(mitFuerWen(NUR_ICH, 'familie'), () => '1987')
  const paar = mitFuerWen(getippt, 'paar')
  expect(beteiligte(paar).map(({ geburtsjahr }) => geburtsjahr)).toEqual(['', '1987'])
  expect(beteiligte(mitFuerWen(paar, 'ich'))).toEqual([neuePerson(1, 'sie')])
  expect(mitFuerWen(mitFuerWen(paar, 'ich'), 'familie')).toEqual(getippt)
})

test('a couple of one who removed everybody else gets a second adult again', () => {
  const paar = mitFuerWen(NUR_ICH, 'paar')
  const allein = ohnePerson(paar, paar.personen[1]?.id ?? -1)
  expect(beteiligte(mitFuerWen(allein, 'paar'))).toHaveLength(2)
})

test('whoever is added to a couple makes it a family, and ids stay apart', () => {
  const drei = ergaenzt(mitFuerWen(NUR_ICH, 'paar'), 'kind')
  expect(drei.fuerWen).toBe('familie')
  expect(drei.personen.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(ergaenzt(ohnePerson(drei, 2), 'kind').personen.map(({ id }) => id)).toEqual([1, 3, 4])
})

test('a change is that of one person', () => {
  const paar = mitFuerWen(NUR_ICH, 'paar')
  const mit = mitPerson(paar, 2, { franchise: 300 })
  expect(mit).toEqual({ ...paar, personen: [paar.personen[0], { ...neuePerson(2, 'erwachsen'), franchise: 300 }] })
  expect(mitPerson(paar, 9, { franchise: 300 })).toEqual(paar)
})

describe('never more persons than an enquiry takes', () => {
  /** The visitor and seven children of 2010 to 2016, without a second adult. */
  const siebenKinder = (jahrgang: (index: number) => string) => {
    const familie = mitFuerWen(NUR_ICH, 'familie')
    const erwachsene = familie.personen.find(({ rolle }) => rolle === 'erwachsen')
    let haushalt = ohnePerson(familie, erwachsene?.id ?? -1)
    while (weitere(haushalt).length < 7) haushalt = ergaenzt(haushalt, 'kind')
    return mitJahrgaengen(haushalt, jahrgang)
  }
  const jahrgaenge = (haushalt: Haushalt) => weitere(haushalt).map(({ geburtsjahr }) => geburtsjahr)

  test('seven children, as a couple and back: the second adult takes the place of the last child', () => {
    const paar = mitFuerWen(
      siebenKinder(index => String(2010 + index)),
      'paar',
    )
    const wieder = mitFuerWen(paar, 'familie')
    expect(jahrgaenge(wieder)).toEqual(['2010', '2011', '2012', '2013', '2014', '2015', ''])
    expect(new Set(wieder.personen.map(({ id }) => id)).size).toBe(8)
  })

  test('a child without birth year goes before one that was typed', () => {
    const paar = mitFuerWen(
      siebenKinder(index => (index === 2 ? '' : String(2010 + index))),
      'paar',
    )
    expect(beteiligte(paar)).toHaveLength(2)
    expect(jahrgaenge(paar)).toEqual(['2010', '2011', '2013', '2014', '2015', '2016', ''])
  })

  test('whoever is added to a couple with children out of sight takes no ninth place either', () => {
    const kinder = siebenKinder(() => '2010')
    const familie = ergaenzt(ohnePerson(kinder, kinder.personen.at(-1)?.id ?? -1), 'erwachsen')
    const ergaenzte = ergaenzt(mitFuerWen(familie, 'paar'), 'kind')
    expect(ergaenzte.personen).toHaveLength(8)
    expect(beteiligte(mitFuerWen(ergaenzte, 'paar'))).toHaveLength(2)
  })
})

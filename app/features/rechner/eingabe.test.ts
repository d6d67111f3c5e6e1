import { describe, expect, test } from 'vitest'
import type { Ort } from '#domain/standort.ts'
import {
  eingabeFehler,
  massgebend,
  mitOrt,
  mitOrtswahl,
  mitPlz,
  nachgeschlagen,
  nurZiffern,
  ortsvorschlaege,
  personAus,
} from './eingabe.ts'
import { ortssuche } from './ortssuche.ts'
import { type Eingabe, LEERE_EINGABE } from './zustand.ts'

const ort = (plz: number, name: string, gemeinde: string, bfs: number, kanton: string, region: number): Ort => ({
  ...{ plz, ort: name, gemeinde, bfs, kanton, region },
})

/** Excerpts of the official directory; 2814, 8044 and 4052 reach into several regions or cantons. */
const orte = ortssuche([
  ort(8001, 'Zürich', 'Zürich', 261, 'ZH', 1),
  ort(8044, 'Zürich', 'Zürich', 261, 'ZH', 1),
  ort(8044, 'Gockhausen', 'Dübendorf', 191, 'ZH', 2),
  ort(2814, 'Roggenburg', 'Roggenburg', 2790, 'BL', 2),
  ort(2814, 'Roggenburg', 'Pleigne', 6719, 'JU', 0),
  ort(1950, 'Sion', 'Grimisuat', 6263, 'VS', 1),
  ort(1950, 'Sion', 'Sion', 6266, 'VS', 1),
  ort(8400, 'Winterthur', 'Winterthur', 230, 'ZH', 2),
  ort(8409, 'Hegi', 'Winterthur', 230, 'ZH', 2),
])

const mit = (felder: Partial<Eingabe>): Eingabe => ({ ...LEERE_EINGABE, ...felder })

test('digits only, four at most', () => {
  expect(nurZiffern('19x8 55')).toBe('1985')
  expect(nurZiffern('abc')).toBe('')
})

describe('postcode', () => {
  test('four digits fill the place, fewer clear it', () => {
    const voll = mitPlz(LEERE_EINGABE, '8001', orte)
    expect(voll).toMatchObject({ plz: '8001', ort: 'Zürich', gewaehlt: { bfs: 261 } })
    expect(mitPlz(voll, '800', orte)).toMatchObject({ plz: '800', ort: '', gewaehlt: null })
  })

  test('several regions or cantons are never decided for the visitor', () => {
    for (const plz of ['8044', '2814'])
      expect(mitPlz(LEERE_EINGABE, plz, orte)).toMatchObject({ plz, ort: '', gewaehlt: null })
  })

  test('within one region the municipality that bears the name counts', () => {
    expect(mitPlz(LEERE_EINGABE, '1950', orte).gewaehlt?.gemeinde).toBe('Sion')
  })

  test('an unknown one leaves the place open', () => {
    expect(mitPlz(mit({ ort: 'Zürich' }), '9999', orte)).toMatchObject({ plz: '9999', ort: '', gewaehlt: null })
  })
})

describe('place', () => {
  test('a name decides where the postcode alone does not', () => {
    expect(mitOrt(mit({ plz: '8044' }), 'gockhausen', orte).gewaehlt?.gemeinde).toBe('Dübendorf')
    expect(mitOrt(mit({ plz: '2814' }), 'Roggenburg', orte).gewaehlt).toBeNull()
  })

  test('broken characters are repaired', () => {
    expect(mitOrt(mit({ plz: '8001' }), 'ZÃ¼rich', orte)).toMatchObject({ ort: 'Zürich', gewaehlt: { plz: 8001 } })
  })

  test('fifty characters at most', () => {
    expect(mitOrt(LEERE_EINGABE, 'x'.repeat(60), orte).ort).toHaveLength(50)
  })

  test('a choice fills postcode and place', () => {
    const [hegi] = ortsvorschlaege(mit({ ort: 'Hegi' }), orte, 3)
    if (!hegi) throw new Error('Hegi was not offered')
    expect(mitOrtswahl(LEERE_EINGABE, hegi)).toMatchObject({ plz: '8409', ort: 'Hegi', gewaehlt: hegi })
  })

  test('what was typed before the table came is looked up', () => {
    expect(nachgeschlagen(mitPlz(LEERE_EINGABE, '8001', null), orte).ort).toBe('Zürich')
    expect(nachgeschlagen(mitOrt(mit({ plz: '8044' }), 'Gockhausen', null), orte).gewaehlt?.bfs).toBe(191)
    const entschieden = mitPlz(LEERE_EINGABE, '8001', orte)
    expect(nachgeschlagen(entschieden, orte)).toBe(entschieden)
  })
})

describe('suggestions', () => {
  const namen = (eingabe: Partial<Eingabe>, ab = 3) =>
    ortsvorschlaege(mit(eingabe), orte, ab).map(treffer => `${treffer.plz} ${treffer.ort} ${treffer.gemeinde}`)

  test('start with the third letter, in step 3 with the fourth', () => {
    expect(namen({ ort: 'Wi' })).toEqual([])
    expect(namen({ ort: 'Win' })).toEqual(['8400 Winterthur Winterthur'])
    expect(namen({ ort: 'Win' }, 4)).toEqual([])
    expect(namen({ ort: 'Wint' }, 4)).toEqual(['8400 Winterthur Winterthur'])
  })

  test('a full postcode offers its places with their municipalities, narrowed by what is typed', () => {
    expect(namen({ plz: '8044' })).toEqual(['8044 Zürich Zürich', '8044 Gockhausen Dübendorf'])
    expect(namen({ plz: '8044', ort: 'Gockhausen' })).toEqual(['8044 Gockhausen Dübendorf'])
    expect(namen({ plz: '8044', ort: 'Genf' })).toHaveLength(2)
    expect(namen({ plz: '9999', ort: 'Zürich' })).toEqual([])
  })

  test('a decided place still shows the others of its postcode', () => {
    const sion = mitPlz(LEERE_EINGABE, '1950', orte)
    expect(namen(sion)).toEqual(['1950 Sion Grimisuat', '1950 Sion Sion'])
  })
})

describe('errors', () => {
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
    const eingabe = { ...mitPlz(LEERE_EINGABE, '8001', orte), geburtsjahr }
    expect(eingabeFehler(eingabe, orte, 2026).geburtsjahr === undefined).toBe(gueltig)
    expect(personAus(eingabe, 2026) !== null).toBe(gueltig)
  })

  test('an open municipality, an unknown place and an unknown postcode have their own words', () => {
    const fehler = (felder: Partial<Eingabe>) => eingabeFehler(mit({ geburtsjahr: '1985', ...felder }), orte, 2026)
    expect(fehler({ plz: '2814', ort: 'Roggenburg' })).toEqual({ ort: 'Bitte wählen Sie Ihre Gemeinde.' })
    expect(fehler({ plz: '8001', ort: 'Genf' })).toEqual({ ort: 'Standort nicht gefunden: 8001 Genf' })
    expect(fehler({ plz: '9999', ort: 'Zürich' })).toEqual({ plz: 'Diese PLZ gibt es nicht.' })
    expect(fehler({ plz: '', ort: 'Zürich' })).toEqual({ plz: 'Bitte geben Sie die PLZ ein.' })
  })

  test('a complete form has none and makes a person', () => {
    const eingabe = { ...mitPlz(LEERE_EINGABE, '8001', orte), geburtsjahr: '1985' }
    expect(eingabeFehler(eingabe, orte, 2026)).toEqual({})
    const zuerich = massgebend(orte, orte.zuPlz('8001'))
    expect(personAus(eingabe, 2026)).toEqual({ art: 'eigen', geburtsjahr: 1985, ort: zuerich, unfall: 'OHNE' })
  })
})

import { describe, expect, test } from 'vitest'
import type { Ort } from '#domain/orte/standort.ts'
import { mitGetipptemOrt, mitGetippterPlz, type Ortseingabe } from './ortseingabe.ts'
import { ortssuche } from './ortssuche.ts'

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

const LEER: Ortseingabe = { plz: '', ort: '', gewaehlt: null }
const mit = (felder: Partial<Ortseingabe>): Ortseingabe => ({ ...LEER, ...felder })

describe('postcode', () => {
  test('four digits fill the place, fewer clear it', () => {
    const voll = orte.mitPlz(LEER, '8001')
    expect(voll).toMatchObject({ plz: '8001', ort: 'Zürich', gewaehlt: { bfs: 261 } })
    expect(orte.mitPlz(voll, '800')).toMatchObject({ plz: '800', ort: '', gewaehlt: null })
  })

  test('several regions or cantons are never decided for the visitor', () => {
    for (const plz of ['8044', '2814']) expect(orte.mitPlz(LEER, plz)).toMatchObject({ plz, ort: '', gewaehlt: null })
  })

  test('within one region the municipality that bears the name counts', () => {
    expect(orte.mitPlz(LEER, '1950').gewaehlt?.gemeinde).toBe('Sion')
  })

  test('an unknown one leaves the place open', () => {
    expect(orte.mitPlz(mit({ ort: 'Zürich' }), '9999')).toMatchObject({ plz: '9999', ort: '', gewaehlt: null })
  })
})

describe('place', () => {
  test('a name decides where the postcode alone does not', () => {
    expect(orte.mitOrt(mit({ plz: '8044' }), 'gockhausen').gewaehlt?.gemeinde).toBe('Dübendorf')
    expect(orte.mitOrt(mit({ plz: '2814' }), 'Roggenburg').gewaehlt).toBeNull()
  })

  test('broken characters are repaired', () => {
    expect(orte.mitOrt(mit({ plz: '8001' }), 'ZÃ¼rich')).toMatchObject({ ort: 'Zürich', gewaehlt: { plz: 8001 } })
  })

  test('typed before the table came, it stays when the postcode is typed after it', () => {
    const getippt = mitGetippterPlz(mit({ ort: 'Gockhausen' }), '8044')
    expect(getippt).toMatchObject({ plz: '8044', ort: 'Gockhausen', gewaehlt: null })
    expect(orte.nachgeschlagen(getippt).gewaehlt?.gemeinde).toBe('Dübendorf')
  })

  test('fifty characters at most', () => {
    expect(orte.mitOrt(LEER, 'x'.repeat(60)).ort).toHaveLength(50)
  })

  test('a place within a municipality of another name is found', () => {
    const [hegi] = orte.vorschlaege(mit({ ort: 'Hegi' }), 3)
    expect(hegi).toMatchObject({ plz: 8409, ort: 'Hegi', gemeinde: 'Winterthur' })
  })

  test('what was typed before the table came is looked up', () => {
    expect(orte.nachgeschlagen(mitGetippterPlz(LEER, '8001')).ort).toBe('Zürich')
    expect(orte.nachgeschlagen(mit({ plz: '8044', ort: 'Gockhausen' })).gewaehlt?.bfs).toBe(191)
    const entschieden = orte.mitPlz(LEER, '8001')
    expect(orte.nachgeschlagen(entschieden)).toBe(entschieden)
  })
})

describe('deleting the place letter by letter', () => {
  /** As the form does it: what is shown is looked up again after every key. */
  const tippe = (eingabe: Ortseingabe, text: string) => orte.nachgeschlagen(orte.mitOrt(eingabe, text))

  test('leaves every shorter text as it is, and the empty field empty', () => {
    let eingabe = orte.mitPlz(LEER, '8001')
    for (const text of ['Züric', 'Züri', 'Zür', 'Zü', 'Z', '']) {
      eingabe = tippe(eingabe, text)
      expect(eingabe).toMatchObject({ plz: '8001', ort: text, gewaehlt: null })
    }
    expect(orte.nachgeschlagen(eingabe)).toBe(eingabe)
    expect(orte.vorschlaege(eingabe, 3).map(({ ort }) => ort)).toEqual(['Zürich'])
  })

  test('also before the table has come', () => {
    const geleert = mitGetipptemOrt(mitGetipptemOrt(mitGetippterPlz(LEER, '8001'), 'Z'), '')
    expect(orte.nachgeschlagen(geleert).ort).toBe('')
  })

  test('a letter or another postcode fills it as ever', () => {
    const geleert = tippe(orte.mitPlz(LEER, '8001'), '')
    expect(tippe(geleert, 'Zürich').gewaehlt?.bfs).toBe(261)
    expect(orte.mitPlz(geleert, '8400')).toMatchObject({ ort: 'Winterthur', gewaehlt: { bfs: 230 } })
    expect(orte.nachgeschlagen(mitGetippterPlz(geleert, '8400')).ort).toBe('Winterthur')
    expect(orte.mitPlz(geleert, '800')).toEqual({ plz: '800', ort: '', gewaehlt: null })
  })
})

describe('suggestions', () => {
  const namen = (eingabe: Partial<Ortseingabe>, ab = 3) =>
    orte.vorschlaege(mit(eingabe), ab).map(treffer => `${treffer.plz} ${treffer.ort} ${treffer.gemeinde}`)

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

  test('places of the canton that a page is about come first', () => {
    const kantone = (eingabe: Partial<Ortseingabe>) =>
      orte.vorschlaege(mit(eingabe), 3, 'JU').map(({ kanton }) => kanton)
    expect(kantone({ plz: '2814' })).toEqual(['JU', 'BL'])
    expect(kantone({ ort: 'Rogg' })).toEqual(['JU', 'BL'])
  })

  test('a decided place still shows the others of its postcode', () => {
    const sion = orte.mitPlz(LEER, '1950')
    expect(namen(sion)).toEqual(['1950 Sion Grimisuat', '1950 Sion Sion'])
  })
})

describe('errors', () => {
  test('while the postcode is missing, incomplete or unknown it alone is named', () => {
    expect(orte.fehler(LEER)).toEqual({ plz: 'fehlt' })
    expect(orte.fehler(mit({ plz: '80' }))).toEqual({ plz: 'unvollstaendig' })
    expect(orte.fehler(mit({ plz: '9999' }))).toEqual({ plz: 'unbekannt' })
  })

  test('a place that was emptied is asked for; where the postcode leaves a choice, the municipality', () => {
    expect(orte.fehler(orte.mitOrt(orte.mitPlz(LEER, '8001'), ''))).toEqual({ ort: 'fehlt' })
    expect(orte.fehler(mit({ plz: '8044' }))).toEqual({ ort: 'gemeinde-offen' })
  })

  test('an open municipality, an unknown place and an unknown postcode have their own words', () => {
    expect(orte.fehler(mit({ plz: '2814', ort: 'Roggenburg' }))).toEqual({ ort: 'gemeinde-offen' })
    expect(orte.fehler(mit({ plz: '8001', ort: 'Genf' }))).toEqual({ ort: 'unbekannt' })
    expect(orte.fehler(mit({ plz: '9999', ort: 'Zürich' }))).toEqual({ plz: 'unbekannt' })
    expect(orte.fehler(mit({ plz: '', ort: 'Zürich' }))).toEqual({ plz: 'fehlt' })
  })

  test('a decided place has none', () => {
    expect(orte.fehler(orte.mitPlz(LEER, '8001'))).toEqual({})
  })
})

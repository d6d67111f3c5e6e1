import { describe, expect, test } from 'vitest'
import { ortssuche } from './ortssuche.ts'

const ort = (plz: number, name: string, gemeinde: string, bfs: number, region: number) => ({
  ...{ plz, ort: name, gemeinde, bfs, kanton: 'ZH', region },
})

const orte = ortssuche([
  ort(8001, 'Zürich', 'Zürich', 261, 1),
  ort(8044, 'Zürich', 'Zürich', 261, 1),
  ort(8044, 'Gockhausen', 'Dübendorf', 191, 2),
  // Invented: two places within one region and municipality, and one place in two municipalities.
  ort(8403, 'Hegi', 'Winterthur', 230, 2),
  ort(8403, 'Winterthur', 'Winterthur', 230, 2),
  ort(8404, 'Stadel', 'Winterthur', 230, 2),
  ort(8404, 'Stadel', 'Wiesendangen', 298, 2),
])

describe('a postcode', () => {
  test.each([
    ['its only place', '8001', '', 'Zürich'],
    ['its only place, in whichever municipality', '8404', '', 'Stadel'],
    ['its only place over another one', '8001', 'Genf', 'Zürich'],
    ['nothing where there are several', '8044', '', ''],
    ['nothing where there are several of one region', '8403', '', ''],
    ['what was typed, where it may be meant', '8044', 'Gockhausen', 'Gockhausen'],
    ['what was typed, while it is not complete', '80', 'Gockhausen', 'Gockhausen'],
    ['what was typed, where the table does not know it', '8010', 'Zürich', 'Zürich'],
  ])('leaves %s: %s after «%s»', (_, plz, getippt, erwartet) => {
    expect(orte.anschriftMitPlz({ plz: '', ort: getippt }, plz)).toEqual({ plz, ort: erwartet })
  })

  test('takes its place along when it goes', () => {
    const zuerich = orte.anschriftMitPlz({ plz: '', ort: '' }, '8001')
    expect(orte.anschriftMitPlz(zuerich, '800')).toEqual({ plz: '800', ort: '' })
    expect(orte.anschriftMitPlz(zuerich, '8403')).toEqual({ plz: '8403', ort: '' })
    expect(orte.anschriftMitPlz(zuerich, '8044')).toEqual({ plz: '8044', ort: '' })
  })

  test('leaves a choice alone while it stays the same', () => {
    const gewaehlt = { plz: '8044', ort: 'Gockhausen' }
    expect(orte.anschriftMitPlz(gewaehlt, '80441')).toEqual(gewaehlt)
  })

  test('has four digits', () => {
    expect(orte.anschriftMitPlz({ plz: '', ort: '' }, 'CH-8001 ')).toEqual({ plz: '8001', ort: 'Zürich' })
  })
})

describe('what may be meant', () => {
  const namen = (plz: string, ort: string) => orte.zurAnschrift({ plz, ort }).map(platz => `${platz.plz} ${platz.ort}`)

  test('the places of the postcode, each once', () => {
    expect(namen('8044', '')).toEqual(['8044 Zürich', '8044 Gockhausen'])
    expect(namen('8404', 'x')).toEqual(['8404 Stadel'])
  })

  test('without a postcode those of the name, from the fourth letter on', () => {
    expect(namen('', 'Gock')).toEqual(['8044 Gockhausen'])
    expect(namen('', 'Goc')).toEqual([])
  })

  test('nothing once both belong together', () => {
    expect(namen('8044', 'Gockhausen')).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { orteZuName, orteZuPlzUndName, ortsverzeichnis } from '#domain/orte/standort.ts'
import { schreibweisen } from '#domain/werte/zeichen.ts'
import { amtlich, amtlicheZeilen } from '../../../tests/fixtures/tabellen/amtlich.ts'
import { ANDERE_ORTSNAMEN } from './andere-ortsnamen.ts'

const namen = Object.values(ANDERE_ORTSNAMEN).flat()

test('no name is listed twice, in any spelling', () => {
  const formen = namen.flatMap(schreibweisen)
  expect(formen.filter((form, index) => formen.indexOf(form) !== index)).toEqual([])
})

test('the German names of the towns of other languages are there', () => {
  for (const name of 'Genf Freiburg Neuenburg Sitten Delsberg Pruntrut Siders Greyerz Bellenz'.split(' '))
    expect(namen).toContain(name)
})

if (amtlich)
  describe('with the official directory', () => {
    const [, ...zeilen] = amtlicheZeilen('orte')
    const orte = zeilen.map(zeile => {
      const [ort = '', plz, , gemeinde = '', bfs, kanton = ''] = zeile.split(';')
      return { ort, plz: Number(plz), gemeinde, bfs: Number(bfs), kanton, region: 0 }
    })
    const verzeichnis = ortsverzeichnis(orte, ANDERE_ORTSNAMEN)

    test('every place exists', () => {
      const bekannte = new Set(orte.map(({ ort }) => ort))
      expect(Object.keys(ANDERE_ORTSNAMEN).filter(ort => !bekannte.has(ort))).toEqual([])
    })

    test('none is the official name of a place, with or without its canton', () => {
      const amtliche = new Set(
        orte
          .flatMap(({ ort, gemeinde }) => [ort, gemeinde])
          .flatMap(name => [name, ...name.split('/'), name.replace(/ \(?[A-Z]{2}\)?$/, '')])
          .flatMap(schreibweisen),
      )
      expect(namen.filter(name => schreibweisen(name).some(form => amtliche.has(form)))).toEqual([])
    })

    test('each finds its place, alone and beside the postcode', () => {
      for (const [ort, andere] of Object.entries(ANDERE_ORTSNAMEN))
        for (const name of andere) {
          const [erster] = orteZuName(verzeichnis, name)
          expect(erster?.ort, name).toBe(ort)
          expect(orteZuPlzUndName(verzeichnis, erster?.plz ?? 0, name)[0]?.ort, name).toBe(ort)
        }
    })

    test.each([
      ['Win', '8400 Winterthur'],
      ['Lau', '1003 Lausanne'],
      ['Luz', '6003 Luzern'],
      ['lug', '6900 Lugano'],
      ['Zür', '8001 Zürich'],
      ['Ber', '3004 Bern'],
      ['Bas', '4001 Basel'],
      ['Gen', '1201 Genève'],
      ['Genf', '1201 Genève'],
      ['Münster', '3985 Münster VS'],
    ])('«%s» offers %s first', (getippt, erwartet) => {
      const [erster] = orteZuName(verzeichnis, getippt)
      expect(`${erster?.plz} ${erster?.ort}`).toBe(erwartet)
      expect(erster?.gemeinde).toBe(getippt === 'Münster' ? 'Goms' : erster?.ort)
    })

    test('the postcodes of a large town leave room for other names', () => {
      expect(new Set(orteZuName(verzeichnis, 'Lau').map(({ ort }) => ort)).size).toBe(10)
      expect(orteZuName(verzeichnis, 'Lausanne').map(({ ort }) => ort)).toEqual(Array(10).fill('Lausanne'))
    })
  })

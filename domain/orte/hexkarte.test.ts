import { expect, test } from 'vitest'
import { gebietDer, hexkarte, mitte, nachbarn, type Ortslage } from './hexkarte.ts'
import { ausschnitt, mittelpunkt, umriss, zellenpfad } from './hexpfad.ts'

const BREITE = 6_400
const ort = (e: number, n: number, kanton: string, region = 0): Ortslage => ({ e, n, bfs: e % 7000, kanton, region })
const abstand = (a: { e: number; n: number }, b: { e: number; n: number }) => Math.hypot(a.e - b.e, a.n - b.n)

/** Places spread like seeds over a square of 60 km, two cantons side by side. */
const lagen = Array.from({ length: 300 }, (_, index) => {
  const [e, n] = [2_600_000 + ((index * 7919) % 60_000), 1_200_000 + ((index * 104_729) % 60_000)]
  return e < 2_630_000 ? ort(e, n, 'BE', 1) : ort(e, n, 'LU', 3)
})
const karte = () => hexkarte(lagen, BREITE)

test('every cell belongs to the region of the place nearest to its centre', () => {
  for (const zelle of karte()) {
    const punkt = mitte(zelle, BREITE)
    const [naechster] = lagen.toSorted((a, b) => abstand(a, punkt) - abstand(b, punkt))
    expect(gebietDer(zelle)).toBe(naechster && gebietDer(naechster))
  }
})

test('every place lies in a cell, and only cells with one count as such', () => {
  const seite = BREITE / Math.sqrt(3)
  const zellen = karte()
  for (const lage of lagen)
    expect(zellen.some(zelle => zelle.bewohnt && abstand(mitte(zelle, BREITE), lage) <= seite)).toBe(true)
  for (const zelle of zellen.filter(({ bewohnt }) => bewohnt))
    expect(lagen.some(lage => abstand(mitte(zelle, BREITE), lage) <= seite)).toBe(true)
})

test('gaps between places are closed, what lies outside is not', () => {
  const ring = [0, 1, 2, 3, 4, 5].map(seite => {
    const winkel = (seite * Math.PI) / 3
    return ort(2_600_000 + 9_000 * Math.cos(winkel), 1_200_000 + 9_000 * Math.sin(winkel), 'ZG')
  })
  const zellen = hexkarte(ring, BREITE)
  expect(zellen.filter(({ bewohnt }) => !bewohnt).length).toBeGreaterThan(0)
  const [westen, osten] = [ort(2_500_000, 1_200_000, 'GE'), ort(2_700_000, 1_200_000, 'SG')]
  expect(hexkarte([westen, osten], BREITE)).toHaveLength(2)
})

test('a cell nearest to a place abroad is no part of the country', () => {
  const grenze = [ort(2_757_000, 1_223_000, 'SG', 2), ort(2_757_500, 1_223_000, '')]
  expect(hexkarte(grenze, 500).map(({ kanton }) => kanton)).toEqual(['SG'])
})

test('neighbours are six, one width away, and of one another', () => {
  for (const zelle of [
    { zeile: 10, spalte: 20 },
    { zeile: 11, spalte: 20 },
  ])
    for (const nachbar of nachbarn(zelle)) {
      expect(Math.round(abstand(mitte(zelle, BREITE), mitte(nachbar, BREITE)))).toBe(BREITE)
      expect(nachbarn(nachbar)).toContainEqual(zelle)
    }
})

const zelle = (zeile: number, spalte: number, kanton: string, bewohnt = true) => ({
  ...{ zeile, spalte, kanton, bewohnt },
  region: 0,
  bfs: 1,
})

test('a path draws every cell once, small without a place', () => {
  const zellen = [zelle(0, 0, 'ZG'), zelle(0, 1, 'ZG'), zelle(1, 0, 'ZG', false)]
  expect(zellenpfad(zellen, ausschnitt(zellen))).toBe(
    'M9 2l7 4v8l-7 4-7-4v-8zm14 0l7 4v8l-7 4-7-4v-8zm-7 16l4 2v4l-4 2-4-2v-4z',
  )
})

test('the line around one cell is its six edges; between two cantons it is drawn once', () => {
  const eine = [zelle(0, 0, 'ZG')]
  expect(umriss(eine, ausschnitt(eine), ({ kanton }) => kanton)).toBe('M9 2l7 4v8l-7 4l-7-4v-8l7-4')
  const zwei = [zelle(0, 0, 'ZG'), zelle(0, 1, 'ZH')]
  const kanten = umriss(zwei, ausschnitt(zwei), ({ kanton }) => kanton).match(/[lv]/g)
  expect(kanten).toHaveLength(11)
  const gleiche = umriss(zwei, ausschnitt(zwei), () => 'ZG').match(/[lv]/g)
  expect(gleiche).toHaveLength(10)
})

test('a name stands in the cell nearest to the centre of all', () => {
  const zellen = [zelle(0, 0, 'ZG'), zelle(0, 2, 'ZG'), zelle(0, 1, 'ZG'), zelle(1, 1, 'ZG')]
  expect(mittelpunkt(zellen, ausschnitt(zellen))).toEqual({ x: 23, y: 10, zelle: zellen[2] })
})

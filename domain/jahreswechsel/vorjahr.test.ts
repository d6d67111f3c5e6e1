import { expect, test } from 'vitest'
import { umgeteilteGemeinden } from './vorjahr.ts'

const ort = (bfs: number, name: string, kanton: string, region: number) => ({
  ...{ plz: 8000, ort: name, gemeinde: name, bfs, kanton, region },
})

test('municipalities that lay elsewhere, by number or by their places', () => {
  const fruehere = [
    ort(1, 'Bleibt', 'BE', 1),
    ort(2, 'Wechselt', 'BE', 2),
    ort(3, 'Links', 'BE', 1),
    ort(4, 'Rechts', 'BE', 2),
    ort(5, 'Oben', 'BE', 2),
    ort(6, 'Unten', 'BE', 2),
    ort(7, 'Moutier', 'BE', 2),
  ]
  const heutige = [
    ort(1, 'Bleibt', 'BE', 1),
    ort(2, 'Wechselt', 'BE', 1),
    // Merged from two regions, then from one.
    ort(30, 'Links', 'BE', 1),
    ort(30, 'Rechts', 'BE', 1),
    ort(50, 'Oben', 'BE', 2),
    ort(50, 'Unten', 'BE', 2),
    ort(70, 'Moutier', 'JU', 0),
    ort(80, 'Unbekannt', 'BE', 1),
  ]
  expect([...umgeteilteGemeinden(heutige, fruehere)]).toEqual([2, 30, 70, 80])
  expect([...umgeteilteGemeinden(heutige, heutige)]).toEqual([])
})

test('a municipality of two regions, or of the same number in another canton, counts as another one', () => {
  const heutige = [ort(1, 'Eins', 'ZH', 1), ort(2, 'Zwei', 'ZH', 1)]
  const fruehere = [ort(1, 'Eins', 'ZH', 1), ort(1, 'Einsdorf', 'ZH', 2), ort(2, 'Zwei', 'AG', 1)]
  expect([...umgeteilteGemeinden(heutige, fruehere)]).toEqual([1, 2])
})

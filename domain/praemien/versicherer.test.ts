import { describe, expect, test } from 'vitest'
import { bekannterVersicherer, bekannteVersicherer, kommenUndGehen, nachName } from './versicherer.ts'

test('the 37 insurers of the directory of 2025 have a name', () => expect(bekannteVersicherer().length).toBe(37))

test('by name, as a Swiss directory: umlauts with their vowel, small letters with large ones', () => {
  const namen = ['SWICA', 'sodalis', 'ÖKK', 'Philos', 'Mutuel', 'sanavals', 'Assura', 'Sanitas']
  expect(nachName(namen.map(name => ({ name }))).map(({ name }) => name)).toEqual([
    ...['Assura', 'Mutuel', 'ÖKK', 'Philos'],
    ...['sanavals', 'Sanitas', 'sodalis', 'SWICA'],
  ])
})

describe('who comes and goes', () => {
  const verkaufende = (ohne: number[], dazu: [number, string][] = []) =>
    new Map([
      ...bekannteVersicherer()
        .filter(nummer => !ohne.includes(nummer))
        .map((nummer): [number, string] => [nummer, bekannterVersicherer(nummer) ?? '']),
      ...dazu,
    ])

  test('nobody, while the compared year has exactly those the site knows', () => {
    expect(kommenUndGehen(2026, new Map([[2026, verkaufende([])]]))).toEqual({ ohneTarif: [], ohneProfil: [] })
  })

  test('one year alone tells who is missing, but not since when', () => {
    const { ohneTarif } = kommenUndGehen(2026, new Map([[2026, verkaufende([829, 901])]]))
    expect(ohneTarif).toEqual([{ versicherer: 829 }, { versicherer: 901 }])
  })

  test('with the year before, whoever sold in it sold until its end; later years change nothing', () => {
    const jahre = new Map([
      [2028, verkaufende([])],
      [2027, verkaufende([829, 1509], [[1600, 'Neue Kasse AG']])],
      [2025, verkaufende([])],
      [2026, verkaufende([829])],
    ])
    expect(kommenUndGehen(2027, jahre)).toEqual({
      ohneTarif: [
        { versicherer: 829, bis: 2025 },
        { versicherer: 1509, bis: 2026 },
      ],
      ohneProfil: [{ versicherer: 1600, name: 'Neue Kasse AG' }],
    })
  })

  test('over a gap between the years nothing is said', () => {
    const jahre = new Map([
      [2025, verkaufende([])],
      [2027, verkaufende([1509])],
    ])
    expect(kommenUndGehen(2027, jahre).ohneTarif).toEqual([{ versicherer: 1509 }])
  })
})

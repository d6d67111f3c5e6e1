import { expect, test } from 'vitest'
import { rappen } from '../werte/rappen.ts'
import { marktvergleich } from './marktvergleich.ts'

const kasse = (nummer: number, standard: Record<string, number>) => ({
  nummer,
  name: `Kasse ${nummer}`,
  standard: new Map(Object.entries(standard).map(([region, praemie]) => [region, rappen(praemie)])),
})

test('who came, who went, and the largest changes of Standard premiums first', () => {
  const vorher = [kasse(1, { 'ZH 1': 50000, 'BE 1': 40000 }), kasse(2, { 'ZH 1': 40000 }), kasse(3, { 'ZH 1': 1000 })]
  const jetzt = [
    // Up by 10 and by 5 per cent; Uri is new and has nothing to compare with.
    kasse(1, { 'ZH 1': 55000, 'BE 1': 42000, 'UR 0': 90000 }),
    kasse(2, { 'ZH 1': 36000 }),
    kasse(4, { 'ZH 1': 50000 }),
  ]
  expect(marktvergleich(jetzt, { jahr: 2026, markt: vorher })).toEqual({
    vorjahr: 2026,
    gegangen: ['Kasse 3'],
    gekommen: ['Kasse 4'],
    aenderungen: [
      { versicherer: 'Kasse 2', prozent: -10 },
      { versicherer: 'Kasse 1', prozent: 7.5 },
    ],
  })
})

test('names five at most', () => {
  const markt = (faktor: number) =>
    Array.from({ length: 8 }, (_, i) => kasse(i + 1, { 'ZH 1': 40000 + i * 100 * faktor }))
  const { aenderungen } = marktvergleich(markt(2), { jahr: 2026, markt: markt(1) })
  expect(aenderungen.map(({ versicherer }) => versicherer)).toEqual([8, 7, 6, 5, 4].map(nummer => `Kasse ${nummer}`))
})

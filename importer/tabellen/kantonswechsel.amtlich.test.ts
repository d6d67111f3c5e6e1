import { expect, test } from 'vitest'
import { orteZuPlz, ortsverzeichnis } from '#domain/orte/standort.ts'
import { amtlicherOrdner } from '../../tests/fixtures/tabellen/amtlich.ts'
import { ortsquelle } from '../../tests/fixtures/tabellen/ortsquelle.ts'

amtlicherOrdner()

test('2740 in 2026, with the lists of 2025: Moutier in Jura, and Roches, which stays in Bern', async () => {
  const { ortsdaten } = await ortsquelle(2026)
  const gefunden = orteZuPlz(ortsverzeichnis(ortsdaten.orte), 2740)
  expect(gefunden.map(({ ort, gemeinde, bfs, kanton, region }) => [ort, gemeinde, bfs, kanton, region])).toEqual([
    ['Moutier', 'Roches (BE)', 704, 'BE', 2],
    ['Moutier', 'Moutier', 700, 'JU', 0],
  ])
})

import { test } from 'vitest'
import { field, type Visitor } from '../page.ts'

export function orteJourney({ visit }: Visitor): void {
  test('places: another age on the map, a canton from its ranking, a municipality in its list', async () => {
    const page = await visit()
    await page.open('/praemien')
    await page.choose(field('Alter'), 'Kinder bis 18')
    await page.see(['[role=status]', 'Gezeigt'], 'Kinder bis 18, Franchise 0')
    await page.click(['[data-rangliste] a', 'Zug'])
    await page.see(['h1'], 'Prämien im Kanton Zug')
    await page.fill(field('Gemeinde, Ort oder PLZ'), '6340')
    await page.see(['[role=status]', 'Baar'], 'ab CHF')
  })
}

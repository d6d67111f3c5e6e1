import { expect, test } from 'vitest'
import { KANTONE } from './kantone.ts'
import { nachbarkantone } from './nachbarkantone.ts'

test('every canton has neighbours, and is one of theirs', () => {
  for (const { kanton } of KANTONE) {
    const nachbarn = nachbarkantone(kanton)
    expect(nachbarn.length, kanton).toBeGreaterThan(0)
    expect(new Set(nachbarn).size, kanton).toBe(nachbarn.length)
    for (const nachbar of nachbarn) expect(nachbarkantone(nachbar), `${nachbar} ${kanton}`).toContain(kanton)
  }
})

test('Bern has eleven, Basel-Stadt and Genf one, the Appenzells each other and St. Gallen', () => {
  expect(nachbarkantone('BE')).toEqual(['AG', 'FR', 'JU', 'LU', 'NE', 'NW', 'OW', 'SO', 'UR', 'VD', 'VS'])
  expect([nachbarkantone('BS'), nachbarkantone('GE')]).toEqual([['BL'], ['VD']])
  expect([nachbarkantone('AI'), nachbarkantone('AR')]).toEqual([
    ['AR', 'SG'],
    ['AI', 'SG'],
  ])
  expect(nachbarkantone('ZH')).toEqual(['AG', 'SG', 'SH', 'SZ', 'TG', 'ZG'])
})

import { expect, test } from 'vitest'
import { versichererName } from './name.ts'

test('known, from the directory, unknown, missing', () => {
  const verzeichnis = new Map([[1600, 'Neue Kasse']])
  expect([1509, 1600, 1601, undefined].map(nummer => versichererName(nummer, verzeichnis))).toEqual([
    'Sanitas',
    'Neue Kasse',
    'Versicherer 1601',
    'Unbekannt',
  ])
})

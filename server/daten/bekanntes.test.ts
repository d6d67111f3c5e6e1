import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { putKleineDaten } from '../../tests/fixtures/tabellen/kleine-daten.ts'
import { type Bekanntes, bekanntesAus } from './bekanntes.ts'
import { openDatenbestand } from './datenbestand.ts'

let bekanntes: Bekanntes
beforeAll(async () => {
  const varDir = mkdtempSync(join(tmpdir(), 'bekanntes-'))
  await putKleineDaten(varDir)
  bekanntes = bekanntesAus(await openDatenbestand(varDir, { heute: () => '2025-06-01', wunsch: null }))
})

const ZUERICH = { plz: '1011', ort: 'Zürich 1' }

test.each([
  ['1011', 'Zürich 1', 'Zürich 1'],
  ['1011', 'zuerich 1', 'Zürich 1'],
  ['1772', 'Grolley-Ponthaux', 'Grolley'],
  ['1011', 'Genf', null],
  ['1012', 'Zürich 1', null],
  ['1011', '', null],
  ['9999', 'Zürich 1', null],
  ['1e3', 'Zürich 1', null],
  ['1011', 'Zürich 1 boese.example', null],
])('%s %s is the place %s', (plz, ort, erwartet) => {
  expect(bekanntes.ort({ plz, ort })).toBe(erwartet)
})

test.each([
  ['CSS', true],
  ['Sympany (Vivao)', true],
  ['KLuG Krankenversicherung', true],
  ['css', false],
  ['keine', false],
  ['', false],
  ['CSS boese.example', false],
])('%s is an insurer: %s', (name, erwartet) => {
  expect(bekanntes.istVersicherer(name)).toBe(erwartet)
})

test('a product is known for its insurer, its year and a place where it is sold', () => {
  const telmed = { jahr: '2025', versicherer: 'CSS', name: 'Telmed' }
  expect(bekanntes.istProdukt(telmed, ZUERICH)).toBe(true)
  expect(bekanntes.istProdukt({ ...telmed, jahr: '' }, ZUERICH)).toBe(true)
  const andere = [{ name: 'Telmed gratis' }, { name: '' }, { versicherer: 'Sanitas' }, { jahr: '2024' }, { jahr: 'x' }]
  for (const anders of andere) expect(bekanntes.istProdukt({ ...telmed, ...anders }, ZUERICH)).toBe(false)
  expect(bekanntes.istProdukt(telmed, { plz: '1011', ort: 'Genf' })).toBe(false)
})

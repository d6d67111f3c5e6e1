import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BEFRISTET, type Befristet, standText, zustandAm } from './befristet.ts'

const FAKT: Befristet = { was: 'Ein Fakt', stand: '2025', bis: '2026-12-31', nachher: 'stand' }

it('holds through its last day and says so from the next one on', () => {
  expect(zustandAm('2026-12-31', FAKT)).toBe('gilt')
  expect(zustandAm('2027-01-01', FAKT)).toBe('stand')
  expect(zustandAm('2027-01-01', { ...FAKT, nachher: 'weg' })).toBe('weg')
  expect(standText('2026-12-31', FAKT)).toBe('Stand 2025')
  expect(standText('2027-01-01', FAKT)).toBe('Stand 2025, seither nicht überprüft')
})

it('knows an end for every statement that a text marks, and no other', () => {
  const dateien = globSync('{app,content}/**/*.{mdx,ts,tsx}', { cwd: new URL('../..', import.meta.url).pathname })
  const quellen = dateien
    .filter(datei => !/befristet\.(test\.)?tsx?$/.test(datei))
    .map(datei => readFileSync(new URL(`../../${datei}`, import.meta.url), 'utf8'))
  const benutzt = quellen.flatMap(text =>
    [...text.matchAll(/<(?:Befristet|Stand) id="(\w+)"|befristet: '(\w+)'|id: '(verzeichnis)'/g)].map(
      ([, a, b, c]) => a ?? b ?? c,
    ),
  )
  expect([...new Set(benutzt)].toSorted()).toEqual(Object.keys(BEFRISTET).toSorted())
  for (const { bis } of Object.values(BEFRISTET)) expect(bis).toMatch(/^20\d\d-\d\d-\d\d$/)
})

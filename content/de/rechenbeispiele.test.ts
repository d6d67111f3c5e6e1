import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mitApostroph } from './zahlen/format.ts'

const lies = (datei: string) => readFileSync(new URL(datei, import.meta.url), 'utf8')

/** Results of worked examples with assumed figures, in Rappen: [text, what it states, how it comes about]. */
const RECHNUNGEN: readonly [string, number, number][] = [
  ['ratgeber/zusatzversicherungen-kuendigen-wechseln.mdx', 5760_00, 96_00 * 12 * 5],
  ['ratgeber/zusatzversicherungen-kuendigen-wechseln.mdx', 3660_00, 5760_00 - 2100_00],
  ['ratgeber/zusatzversicherungen-kuendigen-wechseln.mdx', 61_00, 3660_00 / 60],
  ['blog/krankenkassenprämien-2025-sparen.mdx', 27_50, 0.05 * 550_00],
  ['blog/praemienverbilligung-2025-neue-grenzen.mdx', 1152_00, 12 * 0.8 * 120_00],
  ['blog/zusatzversicherungen-ratgeber.mdx', 384_00, 12 * 32_00],
  ['seiten/zusatzversicherung.mdx', 1800_00, 60 * 30_00],
]

/** As a text writes it: «1’531.80», and whole francs also without Rappen. */
function schreibweisen(rappen: number): string[] {
  const ganze = mitApostroph(Math.floor(rappen / 100))
  const mitRappen = `${ganze}.${String(rappen % 100).padStart(2, '0')}`
  return rappen % 100 === 0 ? [ganze, mitRappen] : [mitRappen]
}

it.each(RECHNUNGEN)('%s: %i is right', (datei, betrag, ergebnis) => {
  expect(Math.round(ergebnis)).toBe(betrag)
  expect(schreibweisen(betrag).some(text => lies(datei).includes(text))).toBe(true)
})

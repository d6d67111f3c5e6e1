import { expect, test } from 'vitest'
import { tabelle, tarif } from '../tests/fixtures/rechner/testtabelle.ts'
import { guenstigsteJahre } from './guenstigste-jahre.ts'
import { mitVorjahr } from './vorjahr.ts'

const FRAGE = { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500, bfs: 261 } as const

/** Gross; the refund is 5.15 in 2026 and 4.75 in 2027. */
const DIESES = tabelle(
  [
    tarif(8, 'BASE', 'Grund', { 2500: 404_75 }),
    tarif(1542, 'TEL_DIG', 'CallMed', { 2500: 384_75 }),
    tarif(290, 'PRAXIS', 'Zentrum', { 2500: 394_75 }, { gemeinden: [230] }),
  ],
  2027,
)
const VORIGES = tabelle(
  [
    tarif(8, 'TAR-BASE', 'Grund', { 2500: 365_15 }),
    tarif(1542, 'TAR-DIV', 'CallMed', { 2500: 370_15 }),
    tarif(290, 'TAR-HAM', 'Zentrum', { 2500: 355_15 }, { gemeinden: [230] }),
    tarif(376, 'TAR-HMO', 'Endet', { 2500: 345_15 }),
  ],
  2026,
)

test('the cheapest of both years, net; of the year before among what goes on and is sold here', () => {
  expect(guenstigsteJahre(mitVorjahr(DIESES, VORIGES, []), FRAGE)).toEqual({
    vorher: { versicherer: 8, typ: 'BASE', name: 'Grund', preis: 360_00 },
    jetzt: { versicherer: 1542, typ: 'TEL_DIG', name: 'CallMed', preis: 380_00 },
    wechsel: { von: 2026, bis: 2027, differenz: 20_00, prozent: expect.closeTo(5.56, 2) },
  })
})

test('nothing without the year before, in a municipality of another region then, or at a franchise nobody sells', () => {
  expect(guenstigsteJahre(DIESES, FRAGE)).toBeUndefined()
  expect(guenstigsteJahre(mitVorjahr(DIESES, VORIGES, [261]), FRAGE)).toBeUndefined()
  expect(guenstigsteJahre(mitVorjahr(DIESES, VORIGES, []), { ...FRAGE, franchise: 300 })).toBeUndefined()
})

test('nothing when every tariff of the year before has ended', () => {
  const nurEndende = tabelle([tarif(376, 'TAR-HMO', 'Endet', { 2500: 345_15 })], 2026)
  expect(guenstigsteJahre(mitVorjahr(DIESES, nurEndende, []), FRAGE)).toBeUndefined()
})

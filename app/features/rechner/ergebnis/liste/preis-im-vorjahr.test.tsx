import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mitVorjahr } from '#domain/jahreswechsel/vorjahr.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'
import { decodeRegionstabelle, encodeRegionstabelle } from '#domain/praemien/regionstabelle.ts'
import { tabelle, tarif, ZUERICH } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { datenMit, imAngebot } from '../../../../../tests/fixtures/rechner/wege.ts'
import { sichtRechner } from '../sicht/sicht.ts'
import { PreisImVorjahr } from './tarif-details.tsx'

const heutige = tabelle([
  tarif(8, 'TAR-BASE', 'Grundversicherung', { 300: 605_15, 2500: 505_15 }),
  tarif(8, 'TAR-HAM', 'Profit', { 2500: 420_15 }),
])
const fruehere = tabelle([tarif(8, 'TAR-BASE', 'Grundversicherung', { 300: 585_15 })], 2025)

function inhalt(umgeteilt: readonly number[], franchise: Franchise, kasse = 0, vorige = fruehere): string {
  const mit = decodeRegionstabelle(encodeRegionstabelle(mitVorjahr(heutige, vorige, umgeteilt)))
  const daten = datenMit(mit)
  const zustand = imAngebot([{ geburtsjahr: '1988', franchise }], daten)
  const umfeld = { heute: '2026-06-15', aktuellesJahr: 2026, kassen: [], kassenName: String } as const
  const { person, alle } = sichtRechner()(zustand, daten, umfeld).liste
  const tarif = alle[kasse]?.tarif
  if (!tarif || !person) throw new Error('no row')
  return renderToStaticMarkup(<PreisImVorjahr {...{ tarif, person }} tabelle={mit} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
}

test('the price of the year before, and the change', () => {
  expect(inhalt([], 300)).toContain('2025 580.00 2026 600.00 Von 2025 auf 2026: +20.00, +3.4 %')
  expect(inhalt([], 300)).not.toContain('Ihre Gemeinde')
})

test('a municipality that came to this region is told so', () => {
  expect(inhalt([ZUERICH.bfs], 300)).toContain('Ihre Gemeinde liegt 2025 und 2026 nicht in derselben Prämienregion')
  expect(inhalt([230], 300)).not.toContain('Ihre Gemeinde')
})

test('a franchise that was not sold then has no figure, a new tariff says that it is new', () => {
  expect(inhalt([], 2500, 1)).toBe('')
  expect(inhalt([], 2500, 0).trim()).toBe('Neu: 2025 nicht unter diesem Namen im Angebot.')
})

test('a tariff that may only have a new name names what it may have been', () => {
  const uebrige = tabelle([tarif(8, 'TAR-HAM', 'Hausarzt', { 2500: 410_15 }), tarif(8, 'TAR-HMO', 'Netz', {})], 2025)
  expect(inhalt([], 2500, 0, uebrige).trim()).toBe(
    'Neuer Name? 2025 hiess es vielleicht «Hausarzt» oder «Netz». Die Prämientabelle sagt es nicht, darum fehlt der Preis von 2025.',
  )
})

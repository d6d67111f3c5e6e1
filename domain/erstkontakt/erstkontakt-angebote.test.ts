import { expect, test } from 'vitest'
import { tabelle, tarif } from '../../tests/fixtures/tabellen/testtarif.ts'
import { alleAngebote } from '../praemien/angebote.ts'
import { jeErstkontakt } from './erstkontakt-angebote.ts'

test('the cheapest of each kind of first contact; a kind that nobody sells is left out', () => {
  const region = tabelle(
    2026,
    tarif(8, 'Grundversicherung', 'TAR-BASE', { 'ERW 2500': 412_00 }),
    tarif(376, 'Grundversicherung', 'TAR-BASE', { 'ERW 2500': 408_00 }),
    tarif(8, 'Multimed', 'TAR-HAM', { 'ERW 2500': 384_90 }),
    tarif(376, 'KPTwin.win', 'TAR-HAM', { 'ERW 2500': 338_30 }),
    tarif(376, 'KPTwin.smart', 'TAR-DIV', { 'ERW 2500': 330_20 }),
  )
  const angebote = alleAngebote(region, { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500 })
  const gefunden = jeErstkontakt(angebote).map(({ kontakt, angebot }) => [kontakt, angebot.versicherer, angebot.tarif])
  expect(gefunden).toEqual([
    ['frei', 376, 'Grundversicherung'],
    ['telefon-app', 376, 'KPTwin.smart'],
    ['wahl', 376, 'KPTwin.win'],
  ])
})

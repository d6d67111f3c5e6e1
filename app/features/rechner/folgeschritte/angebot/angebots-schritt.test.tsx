// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UNFALLNOTIZ } from '#content/rechner/schritt-1.ts'
import {
  angebote,
  klicke,
  mitBildern,
  region,
  text,
  waehle,
  zeige,
} from '../../../../../tests/fixtures/rechner/angebots-probe.tsx'
import { erwachsen } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import type { Person } from '../../zustand/person.ts'

mitBildern()

test('rows are named by insurer, model and net price, cheapest first and selected', () => {
  zeige()
  expect(angebote()).toEqual([
    'Assura, Mehrere zur Wahl, CHF 361.75',
    'CSS, Je nach Tarif, CHF 415.00',
    'KPT, Freie Wahl, CHF 480.00',
    'CSS, Freie Wahl, CHF 500.00',
  ])
  expect(screen.getByLabelText(/^Assura, /)).toHaveProperty('checked', true)
  expect(screen.getByRole('heading', { name: '4 Angebote von 3 Kassen' })).toBeTruthy()
})

test('the answer: price, deduction, saving and what it is compared with', () => {
  const inhalt = text(zeige())
  expect(inhalt).toContain('CHF 361.75 pro Monat')
  expect(inhalt).toContain('· inkl. Abzug -CHF 5.15/Monat')
  expect(inhalt).toContain('1’539.00')
  expect(inhalt).toContain('Durchschnitt der 2 Standard-Tarife der Region bei gleicher Franchise (CHF 490.00/Monat)')
})

test('a year without a known refund shows gross prices and no deduction', () => {
  const inhalt = text(zeige({ von: { ...region, jahr: 2031 } }))
  expect(inhalt).toContain('CHF 366.90 pro Monat')
  expect(inhalt).not.toContain('Abzug')
})

test('the current insurer comes first; until its tariff is known the reference stays the average, and that is said', () => {
  const container = zeige()
  klicke(screen.getByRole('button', { name: 'Heutige Kasse angeben' }))
  waehle('Aktuelle Krankenkasse', '8')
  expect(angebote()[0]).toBe('CSS, Je nach Tarif, CHF 415.00')
  expect(text(container)).toContain('Solange Ihr Tarif nicht bekannt ist, wird mit dem Durchschnitt')
  expect(text(container)).toContain('Ersparnis gegenüber StandardCHF 1’539.00')
  expect(text(container)).not.toContain('zu Ihrem Tarif')
})

test('the tariff can be named, and then it is the reference', () => {
  const container = zeige({ start: { aktuelleKasse: 8 } })
  const profit = screen.getByRole('option', { name: /Profit/ }).getAttribute('value') ?? ''
  waehle('Aktueller Tarif', profit)
  expect(text(container)).toContain('Ersparnis gegenüber CSSCHF 639.00')
  expect(text(container)).toContain('−639.00 zu Ihrem Tarif')
  expect(text(container)).not.toContain('Solange Ihr Tarif nicht bekannt ist')
})

test('no saving is said, never a negative one', () => {
  const container = zeige({ start: { aktuelleKasse: 1542 } })
  const eigener = screen.getByRole('option', { name: /Qualimed/ }).getAttribute('value') ?? ''
  waehle('Aktueller Tarif', eigener)
  expect(text(container)).toContain('Keine Ersparnis')
  expect(text(container)).not.toContain('Ersparnis gegenüber')
})

test('another franchise today is no saving: the risk is named', () => {
  const container = zeige({ start: { aktuelleKasse: 8, aktuelleFranchise: 300 } })
  waehle('Aktueller Tarif', screen.getByRole('option', { name: /Grundversicherung/ }).getAttribute('value') ?? '')
  expect(text(container)).toContain('kostet derselbe Tarif CHF 600.00/Monat')
  expect(text(container)).toContain('mit 2’500 tragen Sie im Jahr bis zu CHF 2’200 mehr selbst')
})

test('franchises: named by amount, with the cheapest price; insurers without it are named', () => {
  const container = zeige()
  const gruppe = within(screen.getByRole('radiogroup', { name: 'Franchise' }))
  expect(gruppe.getAllByRole('radio').map(radio => radio.getAttribute('aria-label'))).toEqual([
    '300',
    '500',
    "1'000",
    "1'500",
    "2'000",
    "2'500",
  ])
  klicke(gruppe.getByRole('radio', { name: "2'000" }))
  expect(angebote()).toEqual(['Assura, Mehrere zur Wahl, CHF 388.95'])
  expect(text(container)).toContain('Diese Kassen bieten hier keine Franchise 2’000 an: CSS, KPT.')
})

test('an old person without accident cover is warned beside the answer, and can add it there', () => {
  zeige({ person: { ...erwachsen, geburtsjahr: 1950 } })
  expect(screen.getByRole('button', { name: UNFALLNOTIZ.mit })).toBeTruthy()
})

test('a franchise nobody sells leads to the empty state', () => {
  const container = zeige()
  klicke(screen.getByLabelText("1'000"))
  expect(text(container)).toContain('Keine Ergebnisse gefunden')
  expect(text(container)).toContain('Für Ihre Angaben konnten keine passenden Angebote gefunden werden')
})

test('the filter shows one model; a collapsed one comes out under its own name', () => {
  zeige()
  klicke(screen.getByRole('checkbox', { name: 'Telefon/App 1' }))
  expect(angebote()).toEqual(['Assura, Telefon/App, CHF 361.75'])
  expect(screen.getByLabelText(/^Assura, /)).toHaveProperty('checked', true)
})

test('a shared comparison says so and marks what is sold in some municipalities only', () => {
  const geteilt: Person = { art: 'geteilt', jahr: null, kanton: 'ZH', region: 1, klasse: 'AKL-ERW', unfall: 'OHNE' }
  const container = zeige({ person: geteilt })
  expect(text(container)).toContain('Geteilter Vergleich')
  expect(angebote()).toContain('Concordia, Je nach Tarif, CHF 375.00')
  expect(text(container)).toContain('Nur in bestimmten Gemeinden erhältlich')
})

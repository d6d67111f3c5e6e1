// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { franken } from '#domain/werte/rappen.ts'
import {
  angebote,
  druecke,
  gewaehlte,
  kreuze,
  mitListe,
  nimm,
  region,
  zeigeListe,
  zeile,
} from '../../../../../tests/fixtures/rechner/liste-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { datenMit, geteilt, imAngebot, nach } from '../../../../../tests/fixtures/rechner/wege.ts'

mitListe()

test('rows are named by insurer, model and net price, cheapest first and selected', () => {
  zeigeListe()
  expect(angebote()).toEqual([
    'Assura, Mehrere zur Wahl, CHF 361.75',
    'CSS, Je nach Tarif, CHF 415.00',
    'KPT, Freie Wahl, CHF 480.00',
    'CSS, Freie Wahl, CHF 500.00',
  ])
  expect(gewaehlte()).toEqual(['Assura, Mehrere zur Wahl, CHF 361.75'])
  expect(screen.getByRole('heading', { name: '4 Angebote von 3 Kassen' })).toBeTruthy()
})

test('the first shows its year, the others what they cost more in a year', () => {
  const { text } = zeigeListe()
  expect(zeile(0)).toContain('Günstigstes Angebot')
  expect(zeile(0)).toContain('4’341.00 im Jahr')
  expect(zeile(1)).toContain('+639.00 im Jahr')
  expect(text()).toContain('4 von 4 · CHF im Monat, nach Abzug der Umweltabgabe (−5.15)')
  expect(text()).toContain(' · inkl. Abzug -CHF 5.15/Monat · Prämien 2026')
})

test('a year without a known refund shows gross prices and no deduction', () => {
  const { text } = zeigeListe({ von: { ...region, jahr: 2031 } })
  expect(angebote()[0]).toBe('Assura, Mehrere zur Wahl, CHF 366.90')
  expect(text()).not.toContain('Abzug')
})

test('the current insurer comes first and is marked; the badge stays with the cheapest', () => {
  zeigeListe({ nach: [{ art: 'aktuelleKasse', id: 1, nummer: 8 }] })
  expect(angebote()[0]).toBe('CSS, Je nach Tarif, CHF 415.00')
  expect(zeile(0)).toContain('Ihre heutige Kasse')
  expect(zeile(0)).not.toContain('Günstigstes Angebot')
  expect(zeile(1)).toContain('Günstigstes Angebot')
})

test('a shared comparison marks what is sold in some municipalities only', () => {
  const daten = datenMit(region)
  const start = nach(imAngebot([{ geburtsjahr: '1988' }], daten), { art: 'geteilt', geteilt })
  zeigeListe({ start: { ...start, daten: { art: 'bereit', ...daten } } })
  expect(angebote()).toContain('Concordia, Je nach Tarif, CHF 375.00')
  expect(zeile(1)).toContain('Nur in bestimmten Gemeinden erhältlich')
})

test('a row opens to gross, refund, net, all tariffs of the model, contact point and yearly cost', () => {
  zeigeListe()
  const knopf = screen.getByRole('button', { name: 'Details zu CSS, Profit' })
  fireEvent.click(knopf)
  for (const teil of [
    '420.15',
    '5.15',
    '415.00',
    'Profit',
    'Multimed',
    '425.00',
    'Lesen Sie die Bedingungen der Kasse.',
    '5’780.00',
  ])
    expect(zeile(1)).toContain(teil)
  expect(knopf.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(knopf)
  expect(zeile(1)).not.toContain('Multimed')
})

test('whom one contacts first is told per product: of those filed as a family doctor’s, too', () => {
  zeigeListe()
  expect(zeile(0)).toContain('Mehrere zur Wahl · Qualimed')
  druecke('Details zu Assura, Qualimed')
  expect(zeile(0)).toContain('Eine von mehreren Stellen')
  expect(zeile(0)).not.toMatch(/Hausarztpraxis|Anruf/)
})

test('ordered by yearly cost a row shows the year with these costs, its franchise and the month', () => {
  const { dispatch } = zeigeListe()
  dispatch({ art: 'kosten', id: 1, kosten: franken(5000) })
  nimm('Jahreskosten')
  expect(angebote()[0]).toBe('Assura, Mehrere zur Wahl, CHF 481.15, Franchise 300')
  for (const teil of ['Tiefste Jahreskosten', '6’543.80', 'Franchise 300', '481.15/Monat'])
    expect(zeile(0)).toContain(teil)
  expect(gewaehlte()).toEqual([angebote()[0]])
})

test('an opened row leads to the profile of its insurer', () => {
  zeigeListe()
  druecke('Details zu KPT, Grund')
  expect(screen.getByRole('link', { name: 'Porträt von KPT' }).getAttribute('href')).toBe('/krankenkasse/kpt')
})

describe('any tariff of a model can be chosen', () => {
  test('the row says which one it is', () => {
    const { text, sicht } = zeigeListe()
    druecke('Details zu CSS, Profit')
    druecke(/^Multimed/)
    expect(screen.getByRole('button', { name: /^Multimed/ }).getAttribute('aria-pressed')).toBe('true')
    expect(gewaehlte()).toEqual(['CSS, Je nach Tarif, CHF 415.00'])
    expect(text()).toContain('Gewählt: Multimed, 425.00')
    expect(sicht().loesung?.praemien).toBe(425_00)
    druecke('CSS wählen')
    expect(text()).not.toContain('Gewählt: Multimed')
    expect(screen.getByRole('button', { name: 'CSS ist gewählt' })).toBeTruthy()
  })

  test('also one of the models that share the row', () => {
    const { text } = zeigeListe()
    druecke('Details zu Assura, Qualimed')
    druecke(/^Telmed/)
    expect(screen.getByRole('button', { name: /^Telmed/, pressed: true })).toBeTruthy()
    expect(text()).toContain('Gewählt: Telmed, 361.75')
  })
})

test('new results are announced once the changes rest, and nothing at first', () => {
  const { dispatch } = zeigeListe()
  const meldung = screen.getByRole('status')
  expect(meldung.textContent).toBe('')
  dispatch({ art: 'franchise', id: 1, franchise: 2000 })
  dispatch({ art: 'franchise', id: 1, franchise: 300 })
  act(() => vi.advanceTimersByTime(499))
  expect(meldung.textContent).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(meldung.textContent).toBe(
    '4 Angebote von 3 Kassen, nach Preis. Günstigstes: Assura, Mehrere zur Wahl, CHF 481.15 pro Monat.',
  )
})

describe('first contacts', () => {
  const VIER = tabelle([
    ...[340_15, 360_15, 365_15, 365_15].map((praemie, index) =>
      tarif(8, 'TAR-HAM', `Hausarztmodell ${index + 1}`, { 2500: praemie }),
    ),
    tarif(8, 'TAR-HAM', 'Multimed', { 2500: 350_15 }),
    tarif(8, 'TAR-DIV', 'Telmed', { 2500: 355_15 }),
    tarif(376, 'TAR-HAM', 'KPTwin.win', { 2500: 349_15 }),
    tarif(376, 'TAR-HMO', 'HMO Bern', { 2500: 370_15 }),
    tarif(376, 'TAR-BASE', 'Grund', { 2500: 485_15 }),
  ])

  test('what stands behind a cheaper tariff of another first contact is found, chosen and kept by it', () => {
    const { text } = zeigeListe({ von: VIER })
    kreuze('Mehrere zur Wahl 2')
    expect(angebote()).toEqual(['KPT, Mehrere zur Wahl, CHF 344.00', 'CSS, Mehrere zur Wahl, CHF 345.00'])
    nimm(/^CSS, Mehrere zur Wahl/)
    kreuze('Alle 5')
    expect(text()).toContain('Gewählt: Multimed, 345.00')
  })

  test('how four tariffs of one name differ, and where the question of the list is answered', () => {
    zeigeListe({ von: VIER })
    druecke('Details zu CSS, Hausarztmodell 1')
    expect(zeile(0)).toContain('Erste Anlaufstelle: Praxis (Hausarzt, HMO)')
    expect(zeile(0)).toContain(
      'am tiefsten bei «Hausarztmodell 1», am höchsten bei «Hausarztmodell 3» und «Hausarztmodell 4».',
    )
    expect(zeile(0)).toContain('Welche Praxen gelten, bestimmt die Liste von CSS.')
    const frage = screen.getByRole('link', { name: 'Bleibe ich bei meiner Ärztin?' })
    expect(decodeURI(frage.getAttribute('href') ?? '')).toBe(
      '/ratgeber/hausarzt-verlaesst-das-modell#bleibe-ich-bei-meiner-ärztin',
    )
  })

  test('one tariff of its kind is compared with nobody, and a phone has no list of practices', () => {
    const { text } = zeigeListe({ von: VIER })
    druecke('Details zu CSS, Telmed')
    expect(screen.queryByRole('link', { name: 'Bleibe ich bei meiner Ärztin?' })).toBeNull()
    expect(text()).not.toContain('dieselbe erste Anlaufstelle')
  })
})

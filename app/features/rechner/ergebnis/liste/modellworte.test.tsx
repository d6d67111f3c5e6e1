// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mitVorjahr } from '#domain/jahreswechsel/vorjahr.ts'
import { angebote, kreuze, mitListe, zeigeListe, zeile } from '../../../../../tests/fixtures/rechner/liste-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { fremdeModellworte } from '../../../../../tests/fixtures/texte/modellworte.ts'

mitListe()

const schalter = () =>
  [...screen.getByRole('group', { name: 'Modell' }).querySelectorAll('label')].map(({ textContent }) => textContent)

test('rows and filter are named by whom one contacts first, in the tables up to 2026 as well', () => {
  const { text } = zeigeListe({
    von: tabelle([
      tarif(8, 'TAR-HAM', 'Hausarztmodell', { 2500: 340_15 }),
      tarif(8, 'TAR-HAM', 'Multimed', { 2500: 350_15 }),
      tarif(8, 'TAR-DIV', 'Telmed', { 2500: 355_15 }),
      tarif(376, 'TAR-HAM', 'KPTwin.win', { 2500: 349_15 }),
      tarif(376, 'TAR-HMO', 'HMO Bern', { 2500: 370_15 }),
      tarif(376, 'TAR-BASE', 'Grund', { 2500: 485_15 }),
    ]),
  })
  expect(angebote()).toEqual([
    'CSS, Praxis, CHF 335.00',
    'KPT, Mehrere zur Wahl, CHF 344.00',
    'CSS, Telefon/App, CHF 350.00',
    'KPT, Praxis, CHF 365.00',
    'KPT, Freie Wahl, CHF 480.00',
  ])
  expect(schalter()).toEqual(['Alle 5', 'Freie Wahl 1', 'Praxis 2', 'Telefon/App 1', 'Mehrere zur Wahl 2'])
  expect(fremdeModellworte('step 2', text())).toEqual([])
})

/** Prices are gross; the refund of 2027 is 4.75. */
const VON_2027 = tabelle(
  [
    tarif(8, 'BASE', 'Grundversicherung', { 300: 604_75, 2500: 504_75 }),
    tarif(8, 'PRAXIS', 'Profit', { 2500: 424_75 }),
    tarif(8, 'TEL_DIG', 'Telmed', { 2500: 404_75 }),
    tarif(8, 'PHARM', 'Pharmed', { 2500: 404_75 }),
    tarif(1542, 'TEL_DIG', 'CallMed', { 2500: 384_75 }),
    tarif(1542, 'PHARM', 'PharMed', { 2500: 394_75 }),
    tarif(1542, 'FLEX', 'PlusMed', { 2500: 414_75 }),
  ],
  2027,
)
/** The types of then: those who look for a product find it by its name. */
const VON_2026 = tabelle(
  [
    tarif(1542, 'TAR-DIV', 'CallMed', { 2500: 370_15 }),
    tarif(8, 'TAR-BASE', 'Grundversicherung', { 2500: 515_15 }),
    tarif(8, 'TAR-HAM', 'Hausarzt', { 2500: 415_15 }),
  ],
  2026,
)

test('filter and rows carry the first contacts of the table', () => {
  zeigeListe({ von: VON_2027 })
  expect(schalter()).toEqual([
    ...['Alle 6', 'Freie Wahl 1', 'Praxis 1', 'Telefon/App 2', 'Apotheke 2', 'Mehrere zur Wahl 1'],
  ])
  expect(angebote()).toEqual([
    'Assura, Telefon/App, CHF 380.00',
    'Assura, Apotheke, CHF 390.00',
    'CSS, Telefon/App, CHF 400.00',
    'Assura, Mehrere zur Wahl, CHF 410.00',
    'CSS, Praxis, CHF 420.00',
    'CSS, Freie Wahl, CHF 500.00',
  ])
})

test('no pharmacy product hides behind a phone product: an equally priced one is named and has its own list', () => {
  const { text } = zeigeListe({ von: VON_2027 })
  expect(text()).toContain('Zum gleichen Preis auch: Apotheke')
  expect(text()).toContain('1 Tarif steht hinter einem anderen derselben Kasse.')
  kreuze('Apotheke 2')
  expect(angebote()).toEqual(['Assura, Apotheke, CHF 390.00', 'CSS, Apotheke, CHF 400.00'])
})

test('a filter that this table does not know hides nothing', () => {
  zeigeListe({ von: VON_2027, nach: [{ art: 'filter', filter: { kontakte: ['je-nach-tarif'] } }] })
  expect(angebote()).toHaveLength(6)
  expect(screen.getByRole('checkbox', { name: 'Alle 6', checked: true })).toBeTruthy()
})

test('each row tells the price of the year before', () => {
  zeigeListe({ von: mitVorjahr(VON_2027, VON_2026, []) })
  expect(zeile(0)).toContain('380.002026 365.00')
  expect(zeile(1)).toContain('390.00neu 2027')
  expect(zeile(2)).toContain('400.00neuer Name?')
  expect(zeile(5)).toContain('500.002026 510.00')
})

test('without the year before a row says nothing about it', () => {
  expect(zeigeListe({ von: VON_2027 }).text()).not.toMatch(/2026 \d|neu 2027/)
})

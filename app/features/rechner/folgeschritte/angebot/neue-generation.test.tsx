// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mitVorjahr } from '#domain/vorjahr.ts'
import { angebote, klicke, mitBildern, text, zeige } from '../../../../../tests/fixtures/rechner/angebots-probe.tsx'
import { tabelle, tarif, ZUERICH } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import type { Person } from '../../zustand/person.ts'

mitBildern()

/** Prices are gross; the refund of 2027 is 4.75. */
const TARIFE = [
  tarif(8, 'BASE', 'Grundversicherung', { 300: 604_75, 2500: 504_75 }),
  tarif(8, 'PRAXIS', 'Profit', { 2500: 424_75 }),
  tarif(8, 'TEL_DIG', 'Telmed', { 2500: 404_75 }),
  tarif(8, 'PHARM', 'Pharmed', { 2500: 404_75 }),
  tarif(1542, 'TEL_DIG', 'CallMed', { 2500: 384_75 }),
  tarif(1542, 'PHARM', 'PharMed', { 2500: 394_75 }),
  tarif(1542, 'FLEX', 'PlusMed', { 2500: 414_75 }),
]
const VON_2027 = tabelle(TARIFE, 2027)
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
  zeige({ von: VON_2027, heute: '2026-11-16' })
  const filter = within(screen.getByRole('group', { name: 'Modell' }))
  expect(filter.getAllByRole('checkbox').map(box => box.closest('label')?.textContent)).toEqual([
    'Alle 6',
    'Freie Wahl 1',
    'Praxis 1',
    'Telefon/App 2',
    'Apotheke 2',
    'Mehrere zur Wahl 1',
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
  const container = zeige({ von: VON_2027, heute: '2026-11-16' })
  expect(text(container)).toContain('Zum gleichen Preis auch: Apotheke')
  expect(text(container)).toContain('1 Tarif steht hinter einem anderen derselben Kasse.')
  klicke(screen.getByRole('checkbox', { name: 'Apotheke 2' }))
  expect(angebote()).toEqual(['Assura, Apotheke, CHF 390.00', 'CSS, Apotheke, CHF 400.00'])
})

test('a filter that this table does not know hides nothing', () => {
  zeige({ von: VON_2027, heute: '2026-11-16', kontakt: 'je-nach-tarif' })
  expect(angebote()).toHaveLength(6)
  expect(screen.getByRole('checkbox', { name: 'Alle 6', checked: true })).toBeTruthy()
})

test('each row tells the price of the year before', () => {
  zeige({ von: mitVorjahr(VON_2027, VON_2026, []), heute: '2026-11-16' })
  const zeile = (stelle: number) =>
    document.querySelectorAll('input[name="angebot"]')[stelle]?.closest('li')?.textContent?.replaceAll('\u00a0', ' ')
  expect(zeile(0)).toContain('380.002026 365.00')
  expect(zeile(1)).toContain('390.00neu 2027')
  expect(zeile(2)).toContain('400.00neuer Name?')
  expect(zeile(5)).toContain('500.002026 510.00')
})

test('without the year before a row says nothing about it', () => {
  expect(text(zeige({ von: VON_2027, heute: '2026-11-16' }))).not.toMatch(/2026 \d|neu 2027/)
})

const geboren = (geburtsjahr: number): Person => ({ art: 'eigen', geburtsjahr, ort: ZUERICH, unfall: 'OHNE' })

test('beside the price: the class changes until then', () => {
  const junge = tabelle([tarif(8, 'BASE', 'Grund', { 2500: 304_75 }, { stufe: 'JUG' })], 2027)
  const satz = 'Ab 2027 zahlen Sie die Prämie für junge Erwachsene (19 bis 25), heute noch die für Kinder.'
  expect(text(zeige({ von: junge, heute: '2026-11-16', person: geboren(2008) }))).toContain(satz)
})

test('where the class stays nothing is said', () => {
  const junge = tabelle([tarif(8, 'BASE', 'Grund', { 2500: 304_75 }, { stufe: 'JUG' })], 2027)
  expect(text(zeige({ von: junge, heute: '2026-11-16', person: geboren(2002) }))).not.toContain('heute noch')
  expect(text(zeige({ von: junge, heute: '2027-01-01', person: geboren(2008) }))).not.toContain('heute noch')
})

test('an address of another year is told apart from the prices', () => {
  const geteilt = { art: 'geteilt', kanton: 'ZH', region: 1, klasse: 'AKL-ERW', unfall: 'OHNE' } as const
  const bei = (jahr: number | null) => text(zeige({ von: VON_2027, heute: '2026-11-16', person: { ...geteilt, jahr } }))
  expect(bei(2026)).toContain('Der Link war für Prämien 2026. Das sind die Preise von 2027.')
  expect(bei(2027)).not.toContain('Der Link war')
  expect(bei(null)).not.toContain('Der Link war')
})

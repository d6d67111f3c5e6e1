// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Franchise } from '#domain/franchise.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { RechnungAbgleich } from './rechnung-abgleich.tsx'

afterEach(cleanup)

const TABELLE = tabelle([
  tarif(8, 'TAR-BASE', 'Grundversicherung', { 300: 500_00, 2500: 400_00 }),
  tarif(8, 'TAR-HAM', 'Hausarzt', { 300: 400_05, 2500: 350_00 }),
  tarif(8, 'TAR-DIV', 'Telmed', { 300: 320_00 }, { unfall: 'MIT-UNF' }),
  tarif(9, 'TAR-BASE', 'Andere', { 300: 350_00 }),
])

function zeige(anfang: Franchise | null = null) {
  const onErkannt = vi.fn<(kandidat: Kandidat) => void>()
  const onVerworfen = vi.fn<(franchise: Franchise | null) => void>()
  function Rahmen() {
    const [aktuelleFranchise, setAktuelleFranchise] = useState(anfang)
    onErkannt.mockImplementation(({ franchise }) => setAktuelleFranchise(franchise))
    onVerworfen.mockImplementation(setAktuelleFranchise)
    return (
      <RechnungAbgleich
        tabelle={TABELLE}
        frage={{ klasse: 'AKL-ERW', unfall: 'OHN-UNF' }}
        kasse={8}
        kassenName="CSS"
        {...{ aktuelleFranchise, onErkannt, onVerworfen }}
      />
    )
  }
  render(<Rahmen />)
  const schreibe = (value: string) =>
    fireEvent.change(screen.getByLabelText('Betrag auf Ihrer Rechnung'), { target: { value } })
  return { onErkannt, onVerworfen, schreibe }
}
const namen = () => screen.queryAllByRole('radio').map(radio => radio.closest('label')?.textContent)

test('the only tariff that fits is offered, not taken', () => {
  const { onErkannt, schreibe } = zeige()
  schreibe('344.85')
  expect(screen.getByRole('status').textContent).toContain('Nur dieser Tarif passt')
  expect(namen()).toEqual([
    'Hausarzt-Modell · HausarztFranchise 2’500, ohne Unfall, Prämie CHF\u00a0350.00, auf der Rechnung nach Abzug der Umweltabgabe',
  ])
  expect(onErkannt).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio'))
  expect(onErkannt).toHaveBeenCalledExactlyOnceWith({
    typ: 'TAR-HAM',
    tarif: 'Hausarzt',
    franchise: 2500,
    unfall: 'OHN-UNF',
    lesart: 'netto',
    praemie: 350_00,
  })
  expect(screen.getByRole('status').textContent).toContain('gegenüber CSS, Hausarzt, gerechnet')
})

test('several that fit stand to choice, those first that agree with the known franchise', () => {
  const { schreibe } = zeige(300)
  schreibe('400')
  expect(screen.getByRole('status').textContent).toContain('2 Tarife passen')
  expect(namen().map(name => name?.split('Franchise')[0])).toEqual([
    'Hausarzt-Modell · Hausarzt',
    'Standard · Grundversicherung',
  ])
})

test('a bill with accident cover is found too, and the difference is said', () => {
  const { schreibe } = zeige()
  schreibe('320.00')
  fireEvent.click(screen.getByRole('radio'))
  expect(screen.getByRole('status').textContent).toContain(
    'Ihre Rechnung ist mit Unfall, der Vergleich ohne: Beide Seiten zählen ohne Unfall.',
  )
})

test('no tariff: says so and what to look for; an unreadable amount gets its own words', () => {
  const { schreibe } = zeige()
  schreibe('123.45')
  expect(screen.getByRole('status').textContent).toContain('Kein Tarif von CSS kostet hier 2026 CHF\u00a0123.45')
  schreibe('viel')
  expect(screen.getByLabelText('Betrag auf Ihrer Rechnung').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('')
})

const gewaehlt = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(radio => radio.closest('label')?.textContent?.split('Franchise')[0])

test('another amount takes the choice back', () => {
  const { schreibe, onVerworfen } = zeige()
  schreibe('344.85')
  expect(onVerworfen).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio'))
  schreibe('400')
  expect(gewaehlt()).toEqual([])
  expect(onVerworfen).toHaveBeenCalledExactlyOnceWith(null)
})

test('the chosen one stays chosen, in its place, though it brings its franchise along', () => {
  const { schreibe } = zeige(300)
  schreibe('400')
  fireEvent.click(screen.getByRole('radio', { name: /Grundversicherung/ }))
  expect(gewaehlt()).toEqual(['Standard · Grundversicherung'])
  expect(namen().map(name => name?.split('Franchise')[0])).toEqual([
    'Hausarzt-Modell · Hausarzt',
    'Standard · Grundversicherung',
  ])
  expect(screen.getByRole('status').textContent).toContain('gegenüber CSS, Grundversicherung, gerechnet')
})

test('it can be taken back: nothing is chosen, and the franchise is the one known before', () => {
  const { schreibe, onVerworfen } = zeige(300)
  schreibe('400')
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /Grundversicherung/ }))
  fireEvent.click(screen.getByRole('radio', { name: /Hausarzt/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Doch nicht mein Tarif' }))
  expect(onVerworfen).toHaveBeenCalledExactlyOnceWith(300)
  expect(gewaehlt()).toEqual([])
  expect(screen.getByRole('status').textContent).not.toContain('gerechnet')
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Betrag auf Ihrer Rechnung'))
})

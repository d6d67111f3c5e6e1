// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { rechnungsFolge } from '#content/rechner/heute.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { RechnungAbgleich } from './rechnung-abgleich.tsx'

afterEach(cleanup)

const TABELLE = tabelle([
  tarif(8, 'TAR-BASE', 'Grundversicherung', { 300: 500_00, 2500: 400_00 }),
  tarif(8, 'TAR-HAM', 'Hausarzt', { 300: 400_00, 2500: 350_00 }),
  tarif(8, 'TAR-DIV', 'Telmed', { 300: 320_00 }, { unfall: 'MIT-UNF' }),
  tarif(9, 'TAR-BASE', 'Andere', { 300: 350_00 }),
])

function zeige(anfang: Franchise | null = null, tabellen: readonly Regionstabelle[] = [TABELLE]) {
  const onErkannt = vi.fn<(kandidat: Kandidat) => void>()
  const onVerworfen = vi.fn<(franchise: Franchise | null) => void>()
  function Rahmen() {
    const [aktuelleFranchise, setAktuelleFranchise] = useState(anfang)
    onErkannt.mockImplementation(({ franchise }) => setAktuelleFranchise(franchise))
    onVerworfen.mockImplementation(setAktuelleFranchise)
    return (
      <RechnungAbgleich
        jahre={tabellen.map(jahr => ({ tabelle: jahr, klasse: 'AKL-ERW' }))}
        frage={{ unfall: 'OHN-UNF' }}
        kasse={8}
        kassenName="CSS"
        {...{ aktuelleFranchise, onErkannt, onVerworfen }}
        folge={({ tarif, unfall }) => rechnungsFolge('CSS', tarif, unfall, 'OHN-UNF')}
      />
    )
  }
  render(<Rahmen />)
  const schreibe = (value: string) =>
    fireEvent.change(screen.getByLabelText(/^Betrag auf Ihrer Rechnung/), { target: { value } })
  return { onErkannt, onVerworfen, schreibe }
}
const namen = () => screen.queryAllByRole('radio').map(radio => radio.closest('label')?.textContent)

test('the only tariff that fits is offered, not taken', () => {
  const { onErkannt, schreibe } = zeige()
  schreibe('344.85')
  expect(screen.getByRole('status').textContent).toContain('Nur dieser Tarif passt')
  expect(namen()).toEqual([
    'Praxis · HausarztFranchise 2’500, ohne Unfall, Prämie 2026 CHF\u00a0350.00 vor Abzug der Umweltabgabe',
  ])
  expect(onErkannt).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio'))
  expect(onErkannt).toHaveBeenCalledExactlyOnceWith({
    jahr: 2026,
    typ: 'TAR-HAM',
    tarif: 'Hausarzt',
    franchise: 2500,
    unfall: 'OHN-UNF',
    lesart: 'netto',
    praemie: 350_00,
  })
  expect(screen.getByRole('status').textContent).toContain('mit Ihrem Tarif: CSS, Hausarzt.')
})

test('several that fit stand to choice, those first that agree with the known franchise', () => {
  const { schreibe } = zeige(300)
  schreibe('400')
  expect(screen.getByRole('status').textContent).toContain(
    '2 Tarife passen zu diesem Betrag. Sie unterscheiden sich in: Tarif und Franchise. Welcher ist Ihrer?',
  )
  expect(namen().map(name => name?.split('Franchise')[0])).toEqual([
    'Praxis · Hausarzt',
    'Freie Wahl · Grundversicherung',
  ])
})

test('a bill with accident cover is found too, and the difference is said', () => {
  const { schreibe } = zeige()
  schreibe('320.00')
  fireEvent.click(screen.getByRole('radio'))
  expect(screen.getByRole('status').textContent).toContain(
    'Ihre Police ist mit Unfall, Sie vergleichen aber ohne Unfall. Darum rechnen wir beide Preise ohne Unfall.',
  )
})

test('an unreadable amount gets its own words', () => {
  const { schreibe } = zeige()
  schreibe('viel')
  expect(screen.getByLabelText('Betrag auf Ihrer Rechnung').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('')
})

const ohneModell = () => namen().map(name => name?.replace(/^.* · /, ''))

/** Ten francs apart. */
const VIELE = tabelle(
  Array.from({ length: 12 }, (_, nummer) => tarif(8, 'TAR-HAM', `Arzt ${nummer}`, { 300: 500_00 + nummer * 10_00 })),
)

test('no tariff: says so and what to look for, and offers the nearest, a few at a time', () => {
  const { schreibe, onErkannt } = zeige(null, [VIELE])
  schreibe('499')
  const status = screen.getByRole('status')
  expect(status.textContent).toContain('Kein Tarif von CSS kostet hier 2026 CHF\u00a0499.00, weder vor noch nach Abzug')
  expect(status.textContent).toContain('Am nächsten kommen diese Tarife. Ist einer davon Ihrer?')
  expect(ohneModell()).toHaveLength(5)
  expect(ohneModell()[0]).toBe('Arzt 0Franchise 300, ohne Unfall, Prämie 2026 CHF\u00a0500.00')
  fireEvent.click(screen.getByRole('button', { name: 'Weitere Tarife zeigen' }))
  expect(namen()).toHaveLength(12)
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[5])
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /Arzt 11/ }))
  expect(onErkannt).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tarif: 'Arzt 11', praemie: 610_00 }))
  schreibe('498')
  expect(namen()).toHaveLength(5)
})

test('an insurer that sells nothing here: the question is whether it is the right one', () => {
  const { schreibe } = zeige(null, [tabelle([]), tabelle([], 2027)])
  schreibe('499')
  expect(screen.getByRole('status').textContent).toBe(
    'CSS bietet hier 2026 und 2027 keine Grundversicherung an. Stimmt die Kasse?',
  )
})

describe('with the tables of two years', () => {
  /** Zurich 1: official in 2026; of 2027 as the letter says. */
  const ZWEI = [
    tabelle([
      tarif(8, 'TAR-HAM', 'Multimed', { 2000: 475_30 }, { unfall: 'MIT-UNF' }),
      tarif(8, 'TAR-DIV', 'Callmed', { 2500: 435_30 }),
    ]),
    tabelle([tarif(8, 'TEL_DIG', 'Callmed', { 2500: 480_10, 1000: 475_30 })], 2027),
  ]

  test('the question names both papers, and the letter is found with its year', () => {
    const { schreibe, onErkannt } = zeige(null, ZWEI)
    expect(
      screen.getByLabelText('Betrag auf Ihrer Rechnung oder im Brief').getAttribute('aria-describedby'),
    ).toBeTruthy()
    expect(document.body.textContent).toContain('Prämienrechnung 2026 oder Brief mit der Prämie 2027')
    schreibe('480.10')
    expect(namen()).toEqual(['Telefon/App · CallmedFranchise 2’500, ohne Unfall, Prämie 2027 CHF\u00a0480.10'])
    schreibe('475.35')
    expect(screen.getByRole('status').textContent).toContain('Nur dieser Tarif passt. Ist es Ihrer?')
    expect(namen()).toEqual([
      'Telefon/App · CallmedFranchise 2’500, ohne Unfall, Prämie 2027 CHF\u00a0480.10 vor Abzug der Umweltabgabe',
    ])
    fireEvent.click(screen.getByRole('radio'))
    expect(onErkannt).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ jahr: 2027, tarif: 'Callmed' }))
  })

  test('several say how they differ; those of both years name both, and so does a new name', () => {
    const { schreibe } = zeige(null, ZWEI)
    schreibe('475.30')
    expect(screen.getByRole('status').textContent).toContain(
      '2 Tarife passen zu diesem Betrag. Sie unterscheiden sich in: Jahr, Tarif, Franchise und Unfalldeckung. Welcher ist Ihrer?',
    )
    cleanup()
    const umbenannt = { ...tarif(8, 'PRAXIS', 'Praxis', { 300: 400_00 }), code: 'Hausarzt' }
    const { schreibe: nochmals } = zeige(null, [TABELLE, tabelle([umbenannt], 2027)])
    nochmals('400')
    expect(ohneModell()).toEqual([
      'GrundversicherungFranchise 2’500, ohne Unfall, Prämie 2026 CHF\u00a0400.00',
      'HausarztFranchise 300, ohne Unfall, Prämie 2026 CHF\u00a0400.00 und 2027 («Praxis») CHF\u00a0400.00',
    ])
    nochmals('123.45')
    expect(screen.getByRole('status').textContent).toContain('Kein Tarif von CSS kostet hier 2026 oder 2027')
  })
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
  expect(gewaehlt()).toEqual(['Freie Wahl · Grundversicherung'])
  expect(namen().map(name => name?.split('Franchise')[0])).toEqual([
    'Praxis · Hausarzt',
    'Freie Wahl · Grundversicherung',
  ])
  expect(screen.getByRole('status').textContent).toContain('mit Ihrem Tarif: CSS, Grundversicherung.')
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

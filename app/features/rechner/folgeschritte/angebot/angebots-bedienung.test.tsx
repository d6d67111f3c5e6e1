// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  aendere,
  angebote,
  klicke,
  mitBildern,
  text,
  zeige,
} from '../../../../../tests/fixtures/rechner/angebots-probe.tsx'

mitBildern()

test('a row opens to gross, refund, net, all tariffs of the model, contact point and yearly cost', () => {
  zeige()
  const knopf = screen.getByRole('button', { name: 'Details zu CSS, Profit' })
  klicke(knopf)
  const zeile = text(knopf.closest('li') ?? document.body)
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
    expect(zeile).toContain(teil)
  expect(knopf.getAttribute('aria-expanded')).toBe('true')
  klicke(knopf)
  expect(text(knopf.closest('li') ?? document.body)).not.toContain('Multimed')
})

test('whom one contacts first is told per product: of those filed as a family doctor’s, too', () => {
  zeige()
  const zeile = () => screen.getByRole('button', { name: 'Details zu Assura, Qualimed' }).closest('li') ?? document.body
  expect(text(zeile())).toContain('Mehrere zur Wahl · ')
  klicke(screen.getByRole('button', { name: 'Details zu Assura, Qualimed' }))
  expect(text(zeile())).toContain('Eine von mehreren Stellen')
  expect(text(zeile())).not.toMatch(/Hausarztpraxis|Anruf/)
})

test('the slider: total per offer, best franchise with its break-even, order by yearly cost', () => {
  const container = zeige()
  klicke(screen.getByRole('button', { name: 'Genauer' }))
  const regler = screen.getByRole('slider', { name: 'Gesundheitskosten' })
  expect(text(container)).toContain('2’500 lohnt sich bis CHF 1’892')
  aendere(regler, '5000')
  expect(regler.getAttribute('aria-valuetext')).toBe('CHF 5’000 im Jahr')
  expect(text(container)).toContain('Ab CHF 1’892 lohnt sich 300')
  expect(text(container)).toContain('7’091.00')
  klicke(screen.getByRole('radio', { name: 'Jahreskosten' }))
  expect(angebote()[0]).toBe('Assura, Mehrere zur Wahl, CHF 481.15, Franchise 300')
  klicke(screen.getByLabelText(/^CSS, Je nach Tarif, CHF/))
  expect(screen.getByLabelText('300')).toHaveProperty('checked', true)
  expect(screen.getByLabelText(/^CSS, Je nach Tarif, CHF/)).toHaveProperty('checked', true)
})

test('ordered by yearly cost a row shows the year with these costs, its franchise and the month', () => {
  zeige()
  klicke(screen.getByRole('button', { name: 'Genauer' }))
  aendere(screen.getByRole('slider', { name: 'Gesundheitskosten' }), '5000')
  const ordnung = within(screen.getByRole('radiogroup', { name: 'Ordnen nach' }))
  expect(ordnung.getByLabelText('Preis')).toHaveProperty('checked', true)
  klicke(ordnung.getByLabelText('Jahreskosten'))
  const zeile = text(screen.getByLabelText(/^Assura, Mehrere zur Wahl, CHF/).closest('li') ?? document.body)
  for (const teil of ['Tiefste Jahreskosten', '6’543.80', 'Franchise 300', '481.15/Monat'])
    expect(zeile).toContain(teil)
})

test('one question about health costs: four examples, what the year costs, and which franchise suits', () => {
  const container = zeige()
  const gruppe = within(screen.getByRole('radiogroup', { name: 'Gesundheitskosten' }))
  expect(gruppe.getAllByRole('radio').map(radio => radio.parentElement?.textContent)).toEqual([
    'kaum300',
    'wenig800',
    'mittel2’500',
    'viel6’000',
  ])
  expect(gruppe.getByRole('radio', { name: 'wenig' })).toHaveProperty('checked', true)
  expect(text(container)).toContain('Das ganze Jahr 12 × 361.75 + 800.005’141.00')
  expect(text(container)).toContain('Dazu passt Franchise 2’500. Ab Kosten von CHF 1’892 ist 300 günstiger.')
  klicke(gruppe.getByRole('radio', { name: 'viel' }))
  expect(text(container)).toContain('Das ganze Jahr 12 × 361.75 + 2’850.007’191.00')
  expect(text(container)).toContain('Dazu passt Franchise 300. Bei Kosten bis CHF 1’892 ist 2’500 günstiger.')
  klicke(screen.getByRole('button', { name: 'Franchise 300 wählen' }))
  expect(screen.getByLabelText('300')).toHaveProperty('checked', true)
  expect(screen.queryByRole('button', { name: 'Franchise 300 wählen' })).toBeNull()
})

test('the head follows the list: another row, and the order by yearly cost', () => {
  const container = zeige()
  expect(text(container)).toMatch(/Günstigstes AngebotPrämien 2026Assura/)
  klicke(screen.getByLabelText(/^KPT, Freie Wahl, CHF/))
  expect(text(container)).toContain('Ihre AuswahlPrämien 2026KPT Freie Wahl · Grund')
  expect(text(container)).toContain('Im Jahr CHF 1’419.00 mehr als das günstigste Angebot.')
  klicke(screen.getByRole('button', { name: 'Günstigstes wählen' }))
  expect(screen.getByLabelText(/^Assura, Mehrere zur Wahl, CHF/)).toHaveProperty('checked', true)
  klicke(screen.getByRole('radio', { name: 'viel' }))
  klicke(screen.getByRole('button', { name: 'Genauer' }))
  klicke(screen.getByRole('radio', { name: 'Jahreskosten' }))
  expect(text(container)).toMatch(/Tiefste JahreskostenPrämien 2026Assura Mehrere zur Wahl · Qualimed · Franchise 300/)
  expect(text(container)).toContain('CHF 6’643.80 pro Jahr')
  expect(text(container)).toContain('12 × 481.15 + 870.00 für Ihren Anteil an Kosten von 6’000.')
})

describe('any tariff of a model can be chosen', () => {
  const multimed = () => screen.getByRole('button', { name: /^Multimed/ })

  test('headline and row say which one it is', () => {
    const container = zeige()
    klicke(screen.getByRole('button', { name: 'Details zu CSS, Profit' }))
    klicke(multimed())
    expect(multimed().getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByLabelText(/^CSS, Je nach Tarif, CHF/)).toHaveProperty('checked', true)
    expect(text(container)).toContain('Gewählt: Multimed, 425.00')
    expect(text(container)).toContain('CHF 425.00 pro Monat')
    klicke(screen.getByRole('button', { name: 'CSS wählen' }))
    expect(text(container)).not.toContain('Gewählt: Multimed')
    expect(screen.getByRole('button', { name: 'CSS ist gewählt' })).toBeTruthy()
  })

  test('also one of the models that share the row', () => {
    const container = zeige()
    klicke(screen.getByRole('button', { name: 'Details zu Assura, Qualimed' }))
    klicke(screen.getByRole('button', { name: /^Telmed/ }))
    expect(screen.getByRole('button', { name: /^Telmed/, pressed: true })).toBeTruthy()
    expect(text(container)).toContain('Gewählt: Telmed, 361.75')
  })
})

test('an opened row leads to the profile of its insurer', () => {
  zeige()
  klicke(screen.getByRole('button', { name: 'Details zu KPT, Grund' }))
  expect(screen.getByRole('link', { name: 'Porträt von KPT' }).getAttribute('href')).toBe('/krankenkasse/kpt')
})

test('new results are announced once the changes rest, and nothing at first', () => {
  zeige()
  const meldung = screen.getByRole('status')
  expect(meldung.textContent).toBe('')
  fireEvent.click(screen.getByLabelText("2'000"))
  fireEvent.click(screen.getByLabelText('300'))
  act(() => vi.advanceTimersByTime(499))
  expect(meldung.textContent).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(meldung.textContent).toContain('Günstigstes: Assura, Mehrere zur Wahl, CHF 481.15 pro Monat.')
})

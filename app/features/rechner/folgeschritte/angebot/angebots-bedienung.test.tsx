// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { currentToast } from '#app/ui/toast.ts'
import {
  aendere,
  angebote,
  bild,
  klicke,
  mitBildern,
  text,
  zeige,
} from '../../../../../tests/fixtures/rechner/angebots-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'

mitBildern()

test('a row opens to gross, refund, net, all tariffs of the model, contact point and yearly cost', () => {
  zeige()
  const knopf = screen.getByRole('button', { name: 'Details zu CSS, Profit' })
  klicke(knopf)
  const zeile = text(knopf.closest('li') ?? document.body)
  for (const teil of ['420.15', '5.15', '415.00', 'Profit', 'Multimed', '425.00', 'Hausarztpraxis', '5’780.00'])
    expect(zeile).toContain(teil)
  expect(knopf.getAttribute('aria-expanded')).toBe('true')
  klicke(knopf)
  expect(text(knopf.closest('li') ?? document.body)).not.toContain('Multimed')
})

test('the slider: total per offer, best franchise with its break-even, order by yearly cost', () => {
  const container = zeige()
  const regler = screen.getByRole('slider', { name: 'Gesundheitskosten' })
  expect(text(container)).toContain('2’500 lohnt sich bis CHF 1’892')
  aendere(regler, '5000')
  expect(regler.getAttribute('aria-valuetext')).toBe('CHF 5’000 im Jahr')
  expect(text(container)).toContain('Ab CHF 1’892 lohnt sich 300')
  expect(text(container)).toContain('7’091.00')
  klicke(screen.getByRole('checkbox', { name: 'Liste nach Jahreskosten ordnen' }))
  expect(angebote()[0]).toBe('Assura, Hausarzt-Modell, CHF 481.15, Franchise 300')
  klicke(screen.getByLabelText(/^CSS, Hausarzt-Modell, CHF/))
  expect(screen.getByLabelText('300')).toHaveProperty('checked', true)
  expect(screen.getByLabelText(/^CSS, Hausarzt-Modell, CHF/)).toHaveProperty('checked', true)
})

test('the total of a row is rounded to francs, never cut', () => {
  const container = zeige({ von: tabelle([tarif(8, 'TAR-BASE', 'Grundversicherung', { 2500: 338_45 })]) })
  aendere(screen.getByRole('slider', { name: 'Gesundheitskosten' }), '0')
  expect(text(container)).toContain('3’999.60/Jahr')
  expect(text(container)).toContain('Total 4’000 im Jahr')
})

test('up to three offers stand side by side', () => {
  zeige()
  for (const knopf of screen.getAllByRole('button', { name: /^Details/ })) klicke(knopf)
  const knoepfe = screen.getAllByRole('button', { name: /^In den Vergleich/ })
  for (const knopf of knoepfe) klicke(knopf)
  const tafel = within(screen.getByRole('table', { name: '' }))
  expect(tafel.getAllByRole('columnheader').map(kopf => kopf.textContent)).toEqual([
    'AssuraHausarzt-Modell',
    'CSSHausarzt-Modell',
    'KPTStandard',
  ])
  expect(knoepfe[3]).toHaveProperty('disabled', true)
  klicke(tafel.getByRole('button', { name: 'Wählen: KPT, Grund' }))
  expect(screen.getByLabelText(/^KPT, Standard, CHF/)).toHaveProperty('checked', true)
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
  expect(meldung.textContent).toContain('Günstigstes: Assura, Hausarzt-Modell, CHF 481.15 pro Monat.')
})

test('the checklist has eight points', () => {
  zeige()
  const gruppe = within(screen.getByRole('group', { name: 'Was ist Ihnen wichtig?' }))
  expect(gruppe.getAllByRole('checkbox')).toHaveLength(8)
})

describe('loading more', () => {
  const viele = tabelle(
    Array.from({ length: 60 }, (_, i) => tarif(3000 + i, 'TAR-BASE', 'Grund', { 2500: 400_00 + i * 5 })),
  )
  const mehr = () => screen.queryByText('Mehr Angebote laden')
  const ladeMehr = async () => {
    await act(async () => klicke(mehr() ?? document.body))
    bild()
  }

  test('20, then 50, then all; the focus goes on to the first new row', async () => {
    zeige({ von: viele })
    expect(angebote()).toHaveLength(20)
    await ladeMehr()
    expect(angebote()).toHaveLength(50)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Versicherer 3020, Standard, CHF 395.85')
    await ladeMehr()
    expect(angebote()).toHaveLength(60)
    expect(mehr()).toBeNull()
  })

  test('a selection keeps what was loaded, another list starts anew', async () => {
    zeige({ von: viele })
    await ladeMehr()
    klicke(screen.getByLabelText(/^Versicherer 3030, Standard, CHF/))
    expect(angebote()).toHaveLength(50)
    klicke(screen.getByText('Standard'))
    expect(angebote()).toHaveLength(20)
  })

  test('a press in any row shows in the same frame', () => {
    zeige({ von: viele })
    const radio = screen.getByLabelText(/^Versicherer 3015, Standard, CHF/)
    fireEvent.click(radio)
    expect(radio).toHaveProperty('checked', true)
    const knopf = screen.getByRole('button', { name: 'Details zu Versicherer 3015, Grund' })
    fireEvent.click(knopf)
    expect(knopf.getAttribute('aria-expanded')).toBe('true')
  })

  test('nobody answers: toast, and the rows stay', async () => {
    zeige({ von: viele, pruefeDaten: () => Promise.reject(new Error('offline')) })
    await ladeMehr()
    expect(currentToast()).toMatchObject({
      title: 'Fehler',
      description: 'Weitere Ergebnisse konnten nicht geladen werden.',
      variant: 'destructive',
    })
    expect(angebote()).toHaveLength(20)
    expect(mehr()).not.toBeNull()
  })
})

// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { currentToast } from '#app/ui/toast.ts'
import {
  angebote,
  bild,
  klicke,
  mitBildern,
  text,
  waehle,
  zeige,
} from '../../../../../tests/fixtures/rechner/angebots-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'

mitBildern()

describe('filter', () => {
  test('several models at once; all of them again', () => {
    zeige()
    klicke(screen.getByRole('checkbox', { name: 'Freie Wahl 2' }))
    klicke(screen.getByRole('checkbox', { name: 'Telefon/App 1' }))
    expect(angebote()).toEqual([
      'Assura, Telefon/App, CHF 361.75',
      'KPT, Freie Wahl, CHF 480.00',
      'CSS, Freie Wahl, CHF 500.00',
    ])
    klicke(screen.getByRole('checkbox', { name: 'Alle 4' }))
    expect(angebote()).toHaveLength(4)
  })

  test('letters of a name; the models count those insurers only', () => {
    const container = zeige()
    waehle('Versicherer suchen', 'css')
    expect(angebote()).toEqual(['CSS, Je nach Tarif, CHF 415.00', 'CSS, Freie Wahl, CHF 500.00'])
    expect(screen.getByRole('checkbox', { name: 'Alle 2', checked: true })).toBeTruthy()
    waehle('Versicherer suchen', 'xyz')
    expect(text(container)).toContain('Keine Ergebnisse gefunden')
    klicke(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    expect(angebote()).toHaveLength(4)
  })

  test('an insurer is left out, and comes back', () => {
    const container = zeige()
    klicke(screen.getByRole('button', { name: 'Details zu Assura, Qualimed' }))
    klicke(screen.getByRole('button', { name: 'Assura ausblenden' }))
    expect(angebote()[0]).toBe('CSS, Je nach Tarif, CHF 415.00')
    expect(text(container)).toContain('1 ausgeblendet')
    klicke(screen.getByRole('button', { name: 'Ausgeblendete Kassen zurücksetzen' }))
    expect(angebote()).toHaveLength(4)
  })
})

test('one row is selected, and it stays the chosen one however the list is sorted anew', () => {
  zeige()
  const gewaehlte = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name="angebot"]')]
      .filter(({ checked }) => checked)
      .map(radio => radio.getAttribute('aria-label'))
  expect(gewaehlte()).toEqual(['Assura, Mehrere zur Wahl, CHF 361.75'])
  klicke(screen.getByLabelText('KPT, Freie Wahl, CHF 480.00'))
  expect(gewaehlte()).toEqual(['KPT, Freie Wahl, CHF 480.00'])
  // Without the two before it, it moves up by two places.
  klicke(screen.getByRole('checkbox', { name: 'Freie Wahl 2' }))
  expect(gewaehlte()).toEqual(['KPT, Freie Wahl, CHF 480.00'])
  klicke(screen.getByRole('checkbox', { name: 'Alle 4' }))
  expect(gewaehlte()).toEqual(['KPT, Freie Wahl, CHF 480.00'])
  klicke(screen.getByRole('radio', { name: '300' }))
  expect(gewaehlte()).toEqual([angebote()[0]])
  klicke(screen.getByRole('radio', { name: 'Jahreskosten' }))
  expect(gewaehlte()).toEqual([angebote()[0]])
})

test('the checklist has eight points', () => {
  zeige()
  const gruppe = within(screen.getByRole('group', { name: 'Was ist Ihnen wichtig?' }))
  expect(gruppe.getAllByRole('checkbox')).toHaveLength(8)
})

test('what matters changes the list, and says what to do', () => {
  const container = zeige()
  klicke(screen.getByRole('checkbox', { name: 'Freie Arztwahl' }))
  expect(angebote()).toEqual(['KPT, Freie Wahl, CHF 480.00', 'CSS, Freie Wahl, CHF 500.00'])
  klicke(screen.getByRole('checkbox', { name: 'Günstige Prämien' }))
  expect(angebote()).toHaveLength(2)
  klicke(screen.getByRole('checkbox', { name: 'Freie Arztwahl' }))
  expect(angebote()).toHaveLength(4)
  klicke(screen.getByRole('checkbox', { name: 'Zusatzversicherung' }))
  expect(text(container)).toContain('Ein eigener Vertrag')
  expect(screen.getByRole('link', { name: 'Zusatzversicherungen' }).getAttribute('href')).toBe('/zusatzversicherung')
})

test('a filter the visitor has changed since stays when the tick goes', () => {
  zeige()
  klicke(screen.getByRole('checkbox', { name: 'Freie Arztwahl' }))
  klicke(screen.getByRole('checkbox', { name: /^Mehrere zur Wahl/ }))
  klicke(screen.getByRole('checkbox', { name: 'Freie Arztwahl' }))
  expect(screen.getByRole('checkbox', { name: /^Mehrere zur Wahl/, checked: true })).toBeTruthy()
})

describe('side by side', () => {
  const kaestchen = () => screen.getAllByRole('checkbox', { name: /^Vergleichen: / })
  const oeffne = (stellen: readonly number[]) => {
    for (const stelle of stellen) klicke(kaestchen()[stelle] ?? document.body)
    klicke(screen.getByRole('button', { name: `${stellen.length} nebeneinander` }))
    return within(screen.getByRole('table', { name: 'Nebeneinander' }))
  }

  test('the marked offers, in place of the list; each can be chosen', () => {
    zeige()
    const tafel = oeffne([2, 0, 1])
    expect(tafel.getAllByRole('columnheader').map(kopf => kopf.textContent?.replaceAll('\u00ad', ''))).toEqual([
      'Assura Mehrere zur Wahl',
      'CSS Je nach Tarif',
      'KPT Freie Wahl',
    ])
    expect(screen.queryByRole('radiogroup', { name: 'Angebote' })).toBeNull()
    klicke(tafel.getByRole('button', { name: 'Wählen: KPT, Grund' }))
    expect(tafel.getByRole('button', { name: 'Gewählt: KPT, Grund', pressed: true })).toBeTruthy()
    klicke(screen.getByRole('button', { name: 'Vergleich schliessen' }))
    expect(screen.getByLabelText(/^KPT, Freie Wahl, CHF/)).toHaveProperty('checked', true)
  })

  test('what is the same stands once', () => {
    const container = zeige()
    const tafel = oeffne([2, 3])
    expect(tafel.queryByRole('rowheader', { name: 'Erste Anlaufstelle' })).toBeNull()
    expect(tafel.getByRole('rowheader', { name: 'Produkt' })).toBeTruthy()
    expect(text(container)).toContain(
      'Erste Anlaufstelle: Sie gehen direkt in jede Praxis, auch zu Spezialistinnen und Spezialisten.',
    )
  })

  test('closed, the focus is on the box that was marked last', () => {
    zeige()
    oeffne([0, 1])
    expect(document.activeElement?.textContent).toBe('Nebeneinander')
    klicke(screen.getByRole('button', { name: 'Vergleich schliessen' }))
    expect(document.activeElement).toBe(kaestchen()[1])
  })

  test('one alone has nothing beside it: the list is back', () => {
    zeige()
    klicke(oeffne([0, 1]).getByRole('button', { name: 'Entfernen: CSS, Profit' }))
    expect(screen.queryByRole('table', { name: 'Nebeneinander' })).toBeNull()
    expect(kaestchen().filter(box => (box as HTMLInputElement).checked)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /nebeneinander$/ })).toBeNull()
  })

  test('there is room for three on a narrow screen', () => {
    const schmal = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
    vi.spyOn(window, 'matchMedia').mockReturnValue(schmal as unknown as MediaQueryList)
    zeige()
    for (const stelle of [0, 1, 2]) klicke(kaestchen()[stelle] ?? document.body)
    expect(kaestchen()[3]).toHaveProperty('disabled', true)
    vi.restoreAllMocks()
  })
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
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Versicherer 3020, Freie Wahl, CHF 395.85')
    await ladeMehr()
    expect(angebote()).toHaveLength(60)
    expect(mehr()).toBeNull()
  })

  test('a selection keeps what was loaded, another list starts anew', async () => {
    zeige({ von: viele })
    await ladeMehr()
    klicke(screen.getByLabelText(/^Versicherer 3030, Freie Wahl, CHF/))
    expect(angebote()).toHaveLength(50)
    klicke(screen.getByRole('checkbox', { name: 'Freie Wahl 60' }))
    expect(angebote()).toHaveLength(20)
  })

  test('a narrow screen unfolds the first page; the focus goes on to the first row that was folded', () => {
    zeige({ von: viele })
    klicke(screen.getByText('Alle 20 zeigen'))
    expect(screen.queryByText('Alle 20 zeigen')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Versicherer 3008, Freie Wahl, CHF 395.25')
  })

  test('a press in any row shows in the same frame', () => {
    zeige({ von: viele })
    const radio = screen.getByLabelText(/^Versicherer 3015, Freie Wahl, CHF/)
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

// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { currentToast } from '#app/ui/overlay/toast.ts'
import {
  angebote,
  druecke,
  gewaehlte,
  kreuze,
  mitListe,
  nimm,
  zeigeListe,
} from '../../../../../tests/fixtures/rechner/liste-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'

mitListe()

describe('filter', () => {
  const suche = (wert: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Versicherer suchen' }), { target: { value: wert } })

  test('several models at once; all of them again', () => {
    zeigeListe()
    kreuze('Freie Wahl 2')
    kreuze('Telefon/App 1')
    expect(angebote()).toEqual([
      'Assura, Telefon/App, CHF 361.75',
      'KPT, Freie Wahl, CHF 480.00',
      'CSS, Freie Wahl, CHF 500.00',
    ])
    kreuze('Alle 4')
    expect(angebote()).toHaveLength(4)
  })

  test('letters of a name, behind a button; the models count those insurers only', () => {
    const { text } = zeigeListe()
    druecke('Versicherer suchen')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    suche('css')
    expect(angebote()).toEqual(['CSS, Je nach Tarif, CHF 415.00', 'CSS, Freie Wahl, CHF 500.00'])
    expect(screen.getByRole('checkbox', { name: 'Alle 2', checked: true })).toBeTruthy()
    suche('xyz')
    expect(text()).toContain('Keine Ergebnisse gefunden')
    expect(text()).toContain('Für Ihre Angaben konnten keine passenden Angebote gefunden werden')
    druecke('Filter zurücksetzen')
    expect(angebote()).toHaveLength(4)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('closing the search brings everybody back', () => {
    zeigeListe()
    druecke('Versicherer suchen')
    suche('css')
    druecke('Suche schliessen')
    expect(angebote()).toHaveLength(4)
    expect(screen.getByRole('button', { name: 'Versicherer suchen' })).toBeTruthy()
  })

  test('an insurer is left out, and comes back', () => {
    const { text } = zeigeListe()
    druecke('Details zu Assura, Qualimed')
    druecke('Assura ausblenden')
    expect(angebote()[0]).toBe('CSS, Je nach Tarif, CHF 415.00')
    expect(text()).toContain('1 ausgeblendet')
    druecke('Ausgeblendete Kassen zurücksetzen')
    expect(angebote()).toHaveLength(4)
  })

  test('a franchise nobody sells leads to the empty state, without a filter to take back', () => {
    const { text } = zeigeListe({ nach: [{ art: 'franchise', id: 1, franchise: 1000 }] })
    expect(text()).toContain('Keine Ergebnisse gefunden')
    expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).toBeNull()
  })
})

test('one row is selected, and it stays the chosen one however the list is sorted anew', () => {
  const { dispatch } = zeigeListe()
  expect(gewaehlte()).toEqual(['Assura, Mehrere zur Wahl, CHF 361.75'])
  nimm('KPT, Freie Wahl, CHF 480.00')
  expect(gewaehlte()).toEqual(['KPT, Freie Wahl, CHF 480.00'])
  // Without the two before it, it moves up by two places.
  kreuze('Freie Wahl 2')
  expect(gewaehlte()).toEqual(['KPT, Freie Wahl, CHF 480.00'])
  kreuze('Alle 4')
  expect(gewaehlte()).toEqual(['KPT, Freie Wahl, CHF 480.00'])
  dispatch({ art: 'franchise', id: 1, franchise: 300 })
  expect(gewaehlte()).toEqual([angebote()[0]])
  nimm('Jahreskosten')
  expect(gewaehlte()).toEqual([angebote()[0]])
})

describe('side by side', () => {
  const kaestchen = () => screen.getAllByRole('checkbox', { name: /^Vergleichen: / })
  const oeffne = (stellen: readonly number[]) => {
    for (const stelle of stellen) fireEvent.click(kaestchen()[stelle] ?? document.body)
    druecke(`${stellen.length} nebeneinander`)
    return within(screen.getByRole('table', { name: 'Nebeneinander' }))
  }

  test('the marked offers, in place of the list; each can be chosen', () => {
    zeigeListe()
    const tafel = oeffne([2, 0, 1])
    expect(tafel.getAllByRole('columnheader').map(kopf => kopf.textContent?.replaceAll('\u00ad', ''))).toEqual([
      'Assura Mehrere zur Wahl',
      'CSS Je nach Tarif',
      'KPT Freie Wahl',
    ])
    expect(screen.queryByRole('radiogroup', { name: 'Angebote' })).toBeNull()
    fireEvent.click(tafel.getByRole('button', { name: 'Wählen: KPT, Grund' }))
    expect(tafel.getByRole('button', { name: 'Gewählt: KPT, Grund', pressed: true })).toBeTruthy()
    druecke('Vergleich schliessen')
    expect(gewaehlte()).toEqual(['KPT, Freie Wahl, CHF 480.00'])
  })

  test('what is the same stands once', () => {
    const { text } = zeigeListe()
    const tafel = oeffne([2, 3])
    expect(tafel.queryByRole('rowheader', { name: 'Erste Anlaufstelle' })).toBeNull()
    expect(tafel.getByRole('rowheader', { name: 'Produkt' })).toBeTruthy()
    expect(text()).toContain(
      'Erste Anlaufstelle: Sie gehen direkt in jede Praxis, auch zu Spezialistinnen und Spezialisten.',
    )
  })

  test('closed, the focus is on the box that was marked last', () => {
    zeigeListe()
    oeffne([0, 1])
    expect(document.activeElement?.textContent).toBe('Nebeneinander')
    druecke('Vergleich schliessen')
    expect(document.activeElement).toBe(kaestchen()[1])
  })

  test('one alone has nothing beside it: the list is back', () => {
    zeigeListe()
    fireEvent.click(oeffne([0, 1]).getByRole('button', { name: 'Entfernen: CSS, Profit' }))
    expect(screen.queryByRole('table', { name: 'Nebeneinander' })).toBeNull()
    expect(kaestchen().filter(box => (box as HTMLInputElement).checked)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /nebeneinander$/ })).toBeNull()
  })

  test('there is room for three on a narrow screen', () => {
    const schmal = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
    vi.spyOn(window, 'matchMedia').mockReturnValue(schmal as unknown as MediaQueryList)
    zeigeListe()
    for (const stelle of [0, 1, 2]) fireEvent.click(kaestchen()[stelle] ?? document.body)
    expect(kaestchen()[3]).toHaveProperty('disabled', true)
  })
})

describe('loading more', () => {
  const anbieter = (anzahl: number) =>
    tabelle(Array.from({ length: anzahl }, (_, i) => tarif(3000 + i, 'TAR-BASE', 'Grund', { 2500: 400_00 + i * 5 })))
  const viele = anbieter(60)
  const mehr = () => screen.queryByText('Mehr Angebote laden')
  const ladeMehr = () =>
    act(async () => {
      fireEvent.click(mehr() ?? document.body)
      await vi.advanceTimersByTimeAsync(0)
    })
  const imFokus = () => document.activeElement?.getAttribute('aria-label')

  test('20, then 50, then all; the focus goes on to the first new row', async () => {
    const { text } = zeigeListe({ von: viele })
    expect(angebote()).toHaveLength(20)
    await ladeMehr()
    expect(angebote()).toHaveLength(50)
    expect(imFokus()).toBe('Versicherer 3020, Freie Wahl, CHF 395.85')
    expect(text()).toContain('50 von 60 · CHF im Monat')
    await ladeMehr()
    expect(angebote()).toHaveLength(60)
    expect(mehr()).toBeNull()
  })

  test('a selection keeps what was loaded, another list starts anew', async () => {
    zeigeListe({ von: viele })
    await ladeMehr()
    nimm(/^Versicherer 3030, Freie Wahl, CHF/)
    expect(angebote()).toHaveLength(50)
    kreuze('Freie Wahl 60')
    expect(angebote()).toHaveLength(20)
  })

  function narrowScreen() {
    const schmal = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
    vi.spyOn(window, 'matchMedia').mockReturnValue(schmal as unknown as MediaQueryList)
  }

  test('a narrow screen unfolds the first page, then loads; the focus goes on to the first row that was folded', async () => {
    narrowScreen()
    zeigeListe({ von: viele })
    expect(angebote()).toHaveLength(8)
    await ladeMehr()
    expect(angebote()).toHaveLength(20)
    expect(imFokus()).toBe('Versicherer 3008, Freie Wahl, CHF 395.25')
    await ladeMehr()
    expect(angebote()).toHaveLength(50)
  })

  test('all are said to be shown only where they are', () => {
    narrowScreen()
    zeigeListe({ von: anbieter(15) })
    expect(angebote()).toHaveLength(8)
    fireEvent.click(screen.getByText('Alle 15 zeigen'))
    expect(screen.queryByText('Alle 15 zeigen')).toBeNull()
    expect(imFokus()).toBe('Versicherer 3008, Freie Wahl, CHF 395.25')
  })

  test('a press in any row shows in the same frame', () => {
    zeigeListe({ von: viele })
    nimm(/^Versicherer 3015, Freie Wahl, CHF/)
    expect(gewaehlte()).toEqual(['Versicherer 3015, Freie Wahl, CHF 395.60'])
    druecke('Details zu Versicherer 3015, Grund')
    expect(screen.getByRole('button', { name: 'Details zu Versicherer 3015, Grund', expanded: true })).toBeTruthy()
  })

  test('nobody answers: toast, and the rows stay', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'))
    zeigeListe({ von: viele })
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

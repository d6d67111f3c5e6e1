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
  waehle,
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
  klicke(screen.getByRole('button', { name: 'Genauer' }))
  const regler = screen.getByRole('slider', { name: 'Gesundheitskosten' })
  expect(text(container)).toContain('2’500 lohnt sich bis CHF 1’892')
  aendere(regler, '5000')
  expect(regler.getAttribute('aria-valuetext')).toBe('CHF 5’000 im Jahr')
  expect(text(container)).toContain('Ab CHF 1’892 lohnt sich 300')
  expect(text(container)).toContain('7’091.00')
  klicke(screen.getByRole('radio', { name: 'Jahreskosten' }))
  expect(angebote()[0]).toBe('Assura, Hausarzt-Modell, CHF 481.15, Franchise 300')
  klicke(screen.getByLabelText(/^CSS, Hausarzt-Modell, CHF/))
  expect(screen.getByLabelText('300')).toHaveProperty('checked', true)
  expect(screen.getByLabelText(/^CSS, Hausarzt-Modell, CHF/)).toHaveProperty('checked', true)
})

test('ordered by yearly cost a row shows the year with these costs, its franchise and the month', () => {
  zeige()
  klicke(screen.getByRole('button', { name: 'Genauer' }))
  aendere(screen.getByRole('slider', { name: 'Gesundheitskosten' }), '5000')
  const ordnung = within(screen.getByRole('radiogroup', { name: 'Ordnen nach' }))
  expect(ordnung.getByLabelText('Preis')).toHaveProperty('checked', true)
  klicke(ordnung.getByLabelText('Jahreskosten'))
  const zeile = text(screen.getByLabelText(/^Assura, Hausarzt-Modell, CHF/).closest('li') ?? document.body)
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
  expect(text(container)).toContain('Dafür passt 2’500. Ab CHF 1’892 ist 300 günstiger.')
  klicke(gruppe.getByRole('radio', { name: 'viel' }))
  expect(text(container)).toContain('Das ganze Jahr 12 × 361.75 + 2’850.007’191.00')
  expect(text(container)).toContain('Dafür passt 300. Bis CHF 1’892 ist 2’500 günstiger.')
  klicke(screen.getByRole('button', { name: 'Franchise 300 wählen' }))
  expect(screen.getByLabelText('300')).toHaveProperty('checked', true)
  expect(screen.queryByRole('button', { name: 'Franchise 300 wählen' })).toBeNull()
})

test('the head follows the list: another row, and the order by yearly cost', () => {
  const container = zeige()
  expect(text(container)).toMatch(/Günstigstes AngebotPrämien 2026Assura/)
  klicke(screen.getByLabelText(/^KPT, Standard, CHF/))
  expect(text(container)).toContain('Ihre AuswahlPrämien 2026KPT Standard · Grund')
  expect(text(container)).toContain('CHF 1’419.00 im Jahr über dem günstigsten.')
  klicke(screen.getByRole('button', { name: 'Günstigstes wählen' }))
  expect(screen.getByLabelText(/^Assura, Hausarzt-Modell, CHF/)).toHaveProperty('checked', true)
  klicke(screen.getByRole('radio', { name: 'viel' }))
  klicke(screen.getByRole('button', { name: 'Genauer' }))
  klicke(screen.getByRole('radio', { name: 'Jahreskosten' }))
  expect(text(container)).toMatch(/Tiefste JahreskostenPrämien 2026Assura Hausarzt-Modell · Qualimed · Franchise 300/)
  expect(text(container)).toContain('CHF 6’643.80 pro Jahr')
  expect(text(container)).toContain('12 × 481.15 + 870.00 Anteil an Kosten von 6’000.')
})

describe('any tariff of a model can be chosen', () => {
  const multimed = () => screen.getByRole('button', { name: /^Multimed/ })

  test('headline and row say which one it is', () => {
    const container = zeige()
    klicke(screen.getByRole('button', { name: 'Details zu CSS, Profit' }))
    klicke(multimed())
    expect(multimed().getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByLabelText(/^CSS, Hausarzt-Modell, CHF/)).toHaveProperty('checked', true)
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

describe('filter', () => {
  test('several models at once; all of them again', () => {
    zeige()
    klicke(screen.getByRole('checkbox', { name: 'Standard 2' }))
    klicke(screen.getByRole('checkbox', { name: 'Weitere Modelle 1' }))
    expect(angebote()).toEqual([
      'Assura, Weitere Modelle, CHF 361.75',
      'KPT, Standard, CHF 480.00',
      'CSS, Standard, CHF 500.00',
    ])
    klicke(screen.getByRole('checkbox', { name: 'Alle 4' }))
    expect(angebote()).toHaveLength(4)
  })

  test('letters of a name; the models count those insurers only', () => {
    const container = zeige()
    waehle('Versicherer suchen', 'css')
    expect(angebote()).toEqual(['CSS, Hausarzt-Modell, CHF 415.00', 'CSS, Standard, CHF 500.00'])
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
    expect(angebote()[0]).toBe('CSS, Hausarzt-Modell, CHF 415.00')
    expect(text(container)).toContain('1 ausgeblendet')
    klicke(screen.getByRole('button', { name: 'Ausgeblendete Kassen zurücksetzen' }))
    expect(angebote()).toHaveLength(4)
  })
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
      'Assura Hausarzt-Modell',
      'CSS Hausarzt-Modell',
      'KPT Standard',
    ])
    expect(screen.queryByRole('radiogroup', { name: 'Angebote' })).toBeNull()
    klicke(tafel.getByRole('button', { name: 'Wählen: KPT, Grund' }))
    expect(tafel.getByRole('button', { name: 'Gewählt: KPT, Grund', pressed: true })).toBeTruthy()
    klicke(screen.getByRole('button', { name: 'Vergleich schliessen' }))
    expect(screen.getByLabelText(/^KPT, Standard, CHF/)).toHaveProperty('checked', true)
  })

  test('what is the same stands once', () => {
    const container = zeige()
    const tafel = oeffne([0, 1])
    expect(tafel.queryByRole('rowheader', { name: 'Erste Anlaufstelle' })).toBeNull()
    expect(tafel.getByRole('rowheader', { name: 'Produkt' })).toBeTruthy()
    expect(text(container)).toContain('Erste Anlaufstelle: Ihre Hausarztpraxis, die Sie beim Abschluss wählen.')
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

test('what matters changes the list, and says what to do', () => {
  const container = zeige()
  klicke(screen.getByRole('checkbox', { name: 'Freie Arztwahl' }))
  expect(angebote()).toEqual(['KPT, Standard, CHF 480.00', 'CSS, Standard, CHF 500.00'])
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
  klicke(screen.getByRole('checkbox', { name: /^Hausarzt/ }))
  klicke(screen.getByRole('checkbox', { name: 'Freie Arztwahl' }))
  expect(screen.getByRole('checkbox', { name: /^Hausarzt/, checked: true })).toBeTruthy()
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
    klicke(screen.getByRole('checkbox', { name: 'Standard 60' }))
    expect(angebote()).toHaveLength(20)
  })

  test('a narrow screen unfolds the first page; the focus goes on to the first row that was folded', () => {
    zeige({ von: viele })
    klicke(screen.getByText('Alle 20 zeigen'))
    expect(screen.queryByText('Alle 20 zeigen')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Versicherer 3008, Standard, CHF 395.25')
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

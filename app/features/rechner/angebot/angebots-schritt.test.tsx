// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useReducer } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToast } from '#app/ui/toast.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { AngebotsSchritt } from './angebots-schritt.tsx'
import { AngebotsAnsichtProvider } from './ansicht.tsx'
import type { AngebotsAktion, Person, Wahl } from './eingang.ts'
import { wahl as ersteWahl, erwachsen, tabelle, tarif } from './testtabelle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Prices are gross; the refund of 2026 is 5.15. */
const region = tabelle([
  tarif(8, 'TAR-BASE', 'Grundversicherung', { 300: 605_15, 2500: 505_15 }),
  tarif(8, 'TAR-HAM', 'Profit', { 300: 500_15, 2500: 420_15 }),
  tarif(8, 'TAR-HAM', 'Multimed', { 300: 510_15, 2500: 430_15 }),
  tarif(376, 'TAR-BASE', 'Grund', { 300: 585_15, 2500: 485_15 }),
  tarif(1542, 'TAR-HAM', 'Qualimed', { 300: 486_30, 2000: 394_10, 2500: 366_90 }),
  tarif(1542, 'TAR-DIV', 'Telmed', { 2500: 366_90 }),
  tarif(290, 'TAR-HMO', 'Zentrum', { 300: 490_15, 2500: 380_15 }, { gemeinden: [230] }),
])

function neueWahl(wahl: Wahl, aktion: AngebotsAktion): Wahl {
  switch (aktion.art) {
    case 'franchise':
      return { ...wahl, franchise: aktion.franchise, gewaehlt: null }
    case 'waehle':
      return { ...wahl, gewaehlt: { versicherer: aktion.versicherer, typ: aktion.typ } }
    case 'aktuelleKasse':
      return { ...wahl, aktuelleKasse: aktion.nummer }
    case 'aktuelleFranchise':
      return { ...wahl, aktuelleFranchise: aktion.franchise }
  }
}

type Vorgabe = { von?: Regionstabelle; person?: Person; pruefeDaten?: () => Promise<void>; start?: Partial<Wahl> }

function Rahmen({ von = region, person = erwachsen, pruefeDaten = async () => {}, start = {} }: Vorgabe) {
  const [wahl, dispatch] = useReducer(neueWahl, { ...ersteWahl, ...start })
  return (
    <AngebotsSchritt
      person={person}
      wahl={wahl}
      tabelle={von}
      versichererNamen={NAMEN}
      dispatch={dispatch}
      pruefeDaten={pruefeDaten}
    />
  )
}
const NAMEN = new Map([8, 32, 290, 376, 1542].map(nummer => [nummer, `Name ${nummer}`]))

function zeige(vorgabe: Vorgabe = {}) {
  const { container } = render(
    <AngebotsAnsichtProvider>
      <Rahmen {...vorgabe} />
    </AngebotsAnsichtProvider>,
  )
  return container
}

/** Looked up by label: reading roles of the whole step is slow in a DOM without a browser. */
const angebote = () =>
  [...document.querySelectorAll('input[name="angebot"]')].map(radio => radio.getAttribute('aria-label'))
const text = (container: Element) => container.textContent?.replaceAll('\u00a0', ' ')
const waehle = (name: string, wert: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: wert } })

test('rows are named by insurer, model and net price, cheapest first and selected', () => {
  zeige()
  expect(angebote()).toEqual([
    'Assura, Hausarzt-Modell, CHF 361.75',
    'CSS, Hausarzt-Modell, CHF 415.00',
    'KPT, Standard, CHF 480.00',
    'CSS, Standard, CHF 500.00',
  ])
  expect(screen.getByLabelText(/^Assura, /)).toHaveProperty('checked', true)
  expect(screen.getByRole('heading', { name: '4 Angebote von 3 Kassen – vollständig, nach Preis' })).toBeTruthy()
})

test('the answer: price, deduction, saving and what it is compared with', () => {
  const inhalt = text(zeige())
  expect(inhalt).toContain('CHF 361.75 pro Monat')
  expect(inhalt).toContain('· inkl. Abzug -CHF 5.15/Monat')
  expect(inhalt).toContain('1’539.00')
  expect(inhalt).toContain('Durchschnitt der 2 Standard-Tarife der Region bei gleicher Franchise (CHF 490.00/Monat)')
})

test('a year without a known refund shows gross prices and no deduction', () => {
  const inhalt = text(zeige({ von: { ...region, jahr: 2031 } }))
  expect(inhalt).toContain('CHF 366.90 pro Monat')
  expect(inhalt).not.toContain('Abzug')
})

test('the current insurer comes first, its Standard model is assumed and said', () => {
  const container = zeige()
  waehle('Aktuelle Krankenkasse', '8')
  expect(angebote()[0]).toBe('CSS, Hausarzt-Modell, CHF 415.00')
  expect(text(container)).toContain('Annahme: Standardmodell.')
  expect(text(container)).toContain('Ersparnis gegenüber CSSCHF 1’659.00')
  expect(text(container)).toContain('−1’659.00 zu heute')
})

test('the tariff can be named, and then it is the reference', () => {
  const container = zeige({ start: { aktuelleKasse: 8 } })
  const profit = screen.getByRole('option', { name: /Profit/ }).getAttribute('value') ?? ''
  waehle('Aktueller Tarif', profit)
  expect(text(container)).toContain('Ersparnis gegenüber CSSCHF 639.00')
  expect(text(container)).not.toContain('Annahme: Standardmodell.')
})

test('no saving is said, never a negative one', () => {
  const container = zeige({ start: { aktuelleKasse: 1542 } })
  const eigener = screen.getByRole('option', { name: /Qualimed/ }).getAttribute('value') ?? ''
  waehle('Aktueller Tarif', eigener)
  expect(text(container)).toContain('Keine Ersparnis')
  expect(text(container)).not.toContain('Ersparnis gegenüber')
})

test('another franchise today is no saving: the risk is named', () => {
  const container = zeige({ start: { aktuelleKasse: 8, aktuelleFranchise: 300 } })
  expect(text(container)).toContain('kostet derselbe Tarif CHF 600.00/Monat')
  expect(text(container)).toContain('mit 2’500 tragen Sie im Jahr bis zu CHF 2’200 mehr selbst')
})

test('franchises: named by amount, with the cheapest price; insurers without it are named', () => {
  const container = zeige()
  const gruppe = within(screen.getByRole('radiogroup', { name: 'Franchise' }))
  expect(gruppe.getAllByRole('radio').map(radio => radio.getAttribute('aria-label'))).toEqual([
    '300',
    '500',
    "1'000",
    "1'500",
    "2'000",
    "2'500",
  ])
  fireEvent.click(gruppe.getByRole('radio', { name: "2'000" }))
  expect(angebote()).toEqual(['Assura, Hausarzt-Modell, CHF 388.95'])
  expect(text(container)).toContain('Franchise 2’000 verkaufen hier nicht: CSS, KPT.')
})

test('a franchise nobody sells leads to the empty state', () => {
  const container = zeige()
  fireEvent.click(screen.getByLabelText("1'000"))
  expect(text(container)).toContain('Keine Ergebnisse gefunden')
  expect(text(container)).toContain('Für Ihre Angaben konnten keine passenden Angebote gefunden werden')
})

test('the filter shows one model; a collapsed one comes out under its own name', () => {
  zeige()
  fireEvent.click(screen.getByRole('radio', { name: 'Weitere Modelle 1' }))
  expect(angebote()).toEqual(['Assura, Weitere Modelle, CHF 361.75'])
  expect(screen.getByLabelText(/^Assura, /)).toHaveProperty('checked', true)
})

test('a row opens to gross, refund, net, all tariffs of the model, contact point and yearly cost', () => {
  zeige()
  const knopf = screen.getByRole('button', { name: 'Details zu CSS, Profit' })
  fireEvent.click(knopf)
  const zeile = text(knopf.closest('li') ?? document.body)
  for (const teil of ['420.15', '5.15', '415.00', 'Profit', 'Multimed', '425.00', 'Hausarztpraxis', '5’780.00'])
    expect(zeile).toContain(teil)
  expect(knopf.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(knopf)
  expect(text(knopf.closest('li') ?? document.body)).not.toContain('Multimed')
})

test('the slider: total per offer, best franchise with its break-even, order by yearly cost', () => {
  const container = zeige()
  const regler = screen.getByRole('slider', { name: 'Gesundheitskosten' })
  expect(text(container)).toContain('2’500 lohnt sich bis CHF 1’892')
  fireEvent.change(regler, { target: { value: '5000' } })
  expect(regler.getAttribute('aria-valuetext')).toBe('CHF 5’000 im Jahr')
  expect(text(container)).toContain('Ab CHF 1’892 lohnt sich 300')
  expect(text(container)).toContain('7’091.00')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Liste nach Jahreskosten ordnen' }))
  expect(angebote()[0]).toBe('Assura, Hausarzt-Modell, CHF 481.15, Franchise 300')
  fireEvent.click(screen.getByLabelText(/^CSS, Hausarzt-Modell, CHF/))
  expect(screen.getByLabelText('300')).toHaveProperty('checked', true)
  expect(screen.getByLabelText(/^CSS, Hausarzt-Modell, CHF/)).toHaveProperty('checked', true)
})

test('up to three offers stand side by side', () => {
  zeige()
  for (const knopf of screen.getAllByRole('button', { name: /^Details/ })) fireEvent.click(knopf)
  const knoepfe = screen.getAllByRole('button', { name: /^In den Vergleich/ })
  for (const knopf of knoepfe) fireEvent.click(knopf)
  const tafel = within(screen.getByRole('table', { name: '' }))
  expect(tafel.getAllByRole('columnheader').map(kopf => kopf.textContent)).toEqual([
    'AssuraHausarzt-Modell',
    'CSSHausarzt-Modell',
    'KPTStandard',
  ])
  expect(knoepfe[3]).toHaveProperty('disabled', true)
  fireEvent.click(tafel.getByRole('button', { name: 'Wählen: KPT, Grund' }))
  expect(screen.getByLabelText(/^KPT, Standard, CHF/)).toHaveProperty('checked', true)
})

test('a shared comparison says so and marks what is sold in some municipalities only', () => {
  const geteilt: Person = { art: 'geteilt', kanton: 'ZH', region: 1, klasse: 'AKL-ERW', unfall: 'OHNE' }
  const container = zeige({ person: geteilt })
  expect(text(container)).toContain('Geteilter Vergleich')
  expect(angebote()).toContain('Concordia, HMO-Modell, CHF 375.00')
  expect(text(container)).toContain('Nur in bestimmten Gemeinden erhältlich')
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
  const klicke = () => act(async () => fireEvent.click(mehr() ?? document.body))

  test('20, then 50, then all; the focus goes on to the first new row', async () => {
    zeige({ von: viele })
    expect(angebote()).toHaveLength(20)
    await klicke()
    expect(angebote()).toHaveLength(50)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Versicherer 3020, Standard, CHF 395.85')
    await klicke()
    expect(angebote()).toHaveLength(60)
    expect(mehr()).toBeNull()
  })

  test('a selection keeps what was loaded, another list starts anew', async () => {
    zeige({ von: viele })
    await klicke()
    fireEvent.click(screen.getByLabelText(/^Versicherer 3030, Standard, CHF/))
    expect(angebote()).toHaveLength(50)
    fireEvent.click(screen.getByText('Standard'))
    expect(angebote()).toHaveLength(20)
  })

  test('nobody answers: toast, and the rows stay', async () => {
    zeige({ von: viele, pruefeDaten: () => Promise.reject(new Error('offline')) })
    await klicke()
    expect(currentToast()).toMatchObject({
      title: 'Fehler',
      description: 'Weitere Ergebnisse konnten nicht geladen werden.',
      variant: 'destructive',
    })
    expect(angebote()).toHaveLength(20)
    expect(mehr()).not.toBeNull()
  })
})

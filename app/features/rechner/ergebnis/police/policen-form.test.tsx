// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { druecke, gibEin, oeffne, SIE, text, zeigePolice } from '../../../../../tests/fixtures/rechner/police-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'
import { neuePerson } from '../../zustand/person.ts'

afterEach(cleanup)

/** The refund of 2026 is 5.15. */
const TABELLE = tabelle([
  tarif(8, 'TAR-BASE', 'Grundversicherung', { 300: 500_00, 2500: 400_00 }),
  tarif(8, 'TAR-HAM', 'Hausarzt', { 300: 400_00, 2500: 350_00 }),
  tarif(8, 'TAR-DIV', 'Telmed', { 300: 320_00 }, { unfall: 'MIT-UNF' }),
  tarif(376, 'TAR-BASE', 'Andere', { 300: 350_00, 2500: 345_00 }),
])

const wahlen = () => screen.queryAllByRole('radio').map(radio => text(radio.closest('label') ?? radio))
const hinweis = () => text(screen.getByRole('status'))
const betragsfeld = () => screen.getByLabelText<HTMLInputElement>(/^Betrag/)

test('one line until it is asked for; open it has the focus, closed the line has it again', () => {
  const { container } = zeigePolice({ von: TABELLE })
  const frage = screen.getByRole('button', { name: 'Was zahlen Sie heute?' })
  expect(text(container)).toContain('Betrag aus Rechnung oder Brief genügt')
  oeffne()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Was zahlen Sie heute?' }))
  expect(container.contains(frage)).toBe(false)
  druecke('Schliessen')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Was zahlen Sie heute?' }))
})

test('the only tariff that fits is offered, not taken; a press takes it, folds the form and leads to the answer', () => {
  const gezeigt = zeigePolice({ von: TABELLE })
  oeffne()
  gibEin(8, '344.85')
  expect(hinweis()).toBe('Nur dieser Tarif passt.')
  expect(wahlen()).toEqual([
    'Praxis · HausarztFranchise 2’500, ohne Unfall, Rechnung 2026, nach Abzug der Umweltabgabe',
  ])
  expect(gezeigt.zustand.personen[0]?.police).toBeNull()
  druecke('Ja, das ist meiner')
  expect(gezeigt.zustand.personen[0]?.police?.kandidat).toEqual({
    ...{ jahr: 2026, typ: 'TAR-HAM', tarif: 'Hausarzt', franchise: 2500, unfall: 'OHN-UNF', lesart: 'netto' },
    praemie: 350_00,
  })
  expect(screen.queryByLabelText(/^Betrag/)).toBeNull()
  expect(text(gezeigt.container)).toContain('Ihre Police: CSS Hausarzt, 344.85')
  expect(document.activeElement?.id).toBe('antwort-titel')
})

describe('several that fit', () => {
  test('what parts them stands in front; those first that agree with the known franchise', () => {
    zeigePolice({ von: TABELLE, personen: [{ ...SIE, aktuelleFranchise: 300 }] })
    oeffne()
    gibEin(8, '400')
    expect(hinweis()).toBe('2 Tarife passen zu diesem Betrag. Sie unterscheiden sich in: Tarif und Franchise.')
    expect([...document.querySelectorAll('label b')].map(text)).toEqual([
      'Franchise 300, Praxis · Hausarzt',
      'Franchise 2’500, Freie Wahl · Grundversicherung',
    ])
    expect(wahlen()[0]).toBe('Franchise 300, Praxis · HausarztOhne Unfall, Rechnung 2026')
  })

  test('none is chosen before the visitor does; without a choice it says so', () => {
    const gezeigt = zeigePolice({ von: TABELLE })
    oeffne()
    gibEin(8, '400')
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    druecke('Ja, das ist meiner')
    expect(gezeigt.zustand.personen[0]?.police).toBeNull()
    expect(text(screen.getByRole('radiogroup'))).toContain('Wählen Sie den Tarif, der auf Ihrer Police steht.')
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    fireEvent.click(screen.getByRole('radio', { name: /Grundversicherung/ }))
    druecke('Ja, das ist meiner')
    expect(gezeigt.zustand.personen[0]).toMatchObject({ franchise: 2500, police: { kasse: 8 } })
  })
})

test('a bill with accident cover sets it, with the franchise; not theirs after all, both come back', () => {
  const gezeigt = zeigePolice({ von: TABELLE })
  oeffne()
  gibEin(8, '320.00')
  druecke('Ja, das ist meiner')
  expect(gezeigt.zustand.personen[0]).toMatchObject({ franchise: 300, unfall: 'MIT' })
  expect(text(gezeigt.container)).toContain('Verglichen wie Ihre Police: Franchise 300, mit Unfall')
  druecke('Ändern: Ihre Police')
  druecke('Doch nicht mein Tarif')
  expect(gezeigt.zustand.personen[0]).toMatchObject({ police: null, franchise: null, unfall: 'OHNE' })
  expect(betragsfeld().value).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Was zahlen Sie heute?' }))
})

test('an unreadable amount gets its own words; one without insurer asks for it', () => {
  zeigePolice({ von: TABELLE })
  oeffne()
  gibEin(8, 'viel')
  expect(betragsfeld().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('status')).toBeNull()
  cleanup()
  zeigePolice({ von: TABELLE })
  oeffne()
  gibEin(null, '350')
  expect(document.body.textContent).toContain('Wählen Sie noch die Krankenkasse.')
  fireEvent.change(screen.getByLabelText('Aktuelle Krankenkasse'), { target: { value: '376' } })
  expect(betragsfeld().value).toBe('350')
  expect(wahlen()).toEqual(['Freie Wahl · AndereFranchise 300, ohne Unfall, Rechnung 2026'])
})

/** Ten francs apart. */
const VIELE = tabelle(
  Array.from({ length: 12 }, (_, nummer) => tarif(8, 'TAR-HAM', `Arzt ${nummer}`, { 300: 500_00 + nummer * 10_00 })),
)
const zeilen = () => within(screen.getByRole('list')).getAllByRole('button').map(text)

describe('none that fits', () => {
  test('says so, and offers the nearest, a few at a time; one tap takes it', () => {
    const gezeigt = zeigePolice({ von: VIELE })
    oeffne()
    gibEin(8, '499')
    expect(hinweis()).toBe(
      'Kein Tarif von CSS kostet hier 2026 CHF 499.00, weder vor noch nach Abzug der Umweltabgabe.',
    )
    expect(zeilen()).toHaveLength(5)
    expect(zeilen()[0]).toBe('Je nach Tarif · Arzt 0500.00Franchise 300, ohne Unfall, Rechnung 2026+1.00')
    druecke('Weitere Tarife zeigen')
    expect(zeilen()).toHaveLength(12)
    expect(text(document.activeElement ?? document.body)).toContain('Arzt 5')
    expect(screen.queryByRole('button', { name: 'Weitere Tarife zeigen' })).toBeNull()
    druecke(/Arzt 11/)
    expect(gezeigt.zustand.personen[0]?.police?.kandidat).toMatchObject({ tarif: 'Arzt 11', praemie: 610_00 })
    expect(document.activeElement?.id).toBe('antwort-titel')
  })

  test('another amount starts with the nearest again', () => {
    zeigePolice({ von: VIELE })
    oeffne()
    gibEin(8, '499')
    druecke('Weitere Tarife zeigen')
    gibEin(null, '498')
    expect(zeilen()).toHaveLength(5)
  })

  test('an insurer that sells nothing here: the question is whether it is the right one', () => {
    zeigePolice({ von: tabelle([], 2027), andere: tabelle([]) })
    oeffne()
    gibEin(8, '499')
    expect(hinweis()).toBe('CSS bietet hier 2026 und 2027 keine Grundversicherung an. Stimmt die Kasse?')
  })

  test('none of those that fit: the others, without them', () => {
    zeigePolice({ von: TABELLE })
    oeffne()
    gibEin(8, '344.85')
    druecke('Keiner davon')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Am nächsten kommen/ }))
    expect(zeilen()).toEqual([
      'Telefon/App · Telmed320.00Franchise 300, mit Unfall, Rechnung 2026−24.85',
      'Freie Wahl · Grundversicherung394.85Franchise 2’500, ohne Unfall, Rechnung 2026, nach Abzug der Umweltabgabe+50.00',
      'Praxis · Hausarzt394.85Franchise 300, ohne Unfall, Rechnung 2026, nach Abzug der Umweltabgabe+50.00',
      'Freie Wahl · Grundversicherung494.85Franchise 300, ohne Unfall, Rechnung 2026, nach Abzug der Umweltabgabe+150.00',
    ])
  })
})

describe('with the tables of two years', () => {
  /** Zurich 1: official in 2026; of 2027 as the letter says. */
  const DIESE = tabelle([
    tarif(8, 'TAR-HAM', 'Multimed', { 2000: 475_30 }, { unfall: 'MIT-UNF' }),
    tarif(8, 'TAR-DIV', 'Callmed', { 2500: 435_30 }),
  ])
  const NAECHSTE = tabelle([tarif(8, 'TEL_DIG', 'Callmed', { 2500: 480_10, 1000: 475_30 })], 2027)

  test('the question names both papers, and the letter is found with its year', () => {
    const gezeigt = zeigePolice({ von: NAECHSTE, andere: DIESE })
    oeffne()
    expect(document.body.textContent).toContain('Rechnung 2026 oder Brief für 2027')
    gibEin(8, '480.10')
    expect(wahlen()).toEqual(['Telefon/App · CallmedFranchise 2’500, ohne Unfall, Brief 2027'])
    gibEin(null, '475.35')
    expect(wahlen()).toEqual([
      'Telefon/App · CallmedFranchise 2’500, ohne Unfall, Brief 2027, nach Abzug der Umweltabgabe',
    ])
    druecke('Ja, das ist meiner')
    expect(gezeigt.zustand.personen[0]?.police?.kandidat).toMatchObject({ jahr: 2027, tarif: 'Callmed' })
  })

  test('several say how they differ; those of both years name both, and so does a new name', () => {
    zeigePolice({ von: NAECHSTE, andere: DIESE })
    oeffne()
    gibEin(8, '475.30')
    expect(hinweis()).toBe(
      '2 Tarife passen zu diesem Betrag. Sie unterscheiden sich in: Jahr, Tarif, Franchise und Unfalldeckung.',
    )
    cleanup()
    const umbenannt = { ...tarif(8, 'PRAXIS', 'Praxis', { 300: 400_00 }), code: 'Hausarzt' }
    zeigePolice({ von: tabelle([umbenannt], 2027), andere: TABELLE })
    oeffne()
    gibEin(8, '400')
    expect(wahlen()).toContain('Franchise 300, Praxis · Hausarzt, Rechnung 2026 oder Brief 2027 («Praxis»)Ohne Unfall')
    gibEin(null, '123.45')
    expect(hinweis()).toContain('Kein Tarif von CSS kostet hier 2026 oder 2027')
  })

  test('nothing is sought before the other table is there; where it failed, it is tried again', () => {
    zeigePolice({ von: NAECHSTE, anderesJahr: { art: 'laedt' } })
    oeffne()
    gibEin(8, '480.10')
    expect(hinweis()).toBe('Lade Daten...')
    expect(wahlen()).toEqual([])
    cleanup()
    const gezeigt = zeigePolice({ von: NAECHSTE, anderesJahr: { art: 'fehler' } })
    oeffne()
    expect(text(screen.getByRole('alert'))).toContain('Die Prämien 2026 konnten nicht geladen werden.')
    druecke('Erneut versuchen')
    expect(gezeigt.zustand.anderesJahr).toEqual({ art: 'ruht' })
  })
})

describe('several persons', () => {
  const PARTNER = { ...neuePerson(2, 'erwachsen' as const), geburtsjahr: '1990' }

  test('one at a time, each with an insurer and an amount of their own', () => {
    const gezeigt = zeigePolice({ von: TABELLE, personen: [SIE, PARTNER] })
    expect(text(gezeigt.container)).toContain('Betrag je Person, aus Rechnung oder Brief')
    oeffne()
    gibEin(8, '344.85')
    fireEvent.click(screen.getByRole('radio', { name: 'Partner/in' }))
    expect(betragsfeld().value).toBe('')
    gibEin(376, '339.85')
    fireEvent.click(screen.getByRole('radio', { name: 'Sie' }))
    expect(betragsfeld().value).toBe('344.85')
    druecke('Ja, das ist meiner')
    expect(gezeigt.zustand.personen.map(({ police }) => police?.kandidat.tarif)).toEqual(['Hausarzt', undefined])
    expect(text(gezeigt.container)).toContain('Sie: CSS Hausarzt, 344.85')
    druecke('Weitere Rechnung angeben')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Partner/in' }).checked).toBe(true)
    gibEin(376, '339.85')
    druecke('Keiner davon')
    druecke(/Andere 344.85/)
    expect(gezeigt.zustand.personen[1]).toMatchObject({ franchise: 300, police: { kasse: 376 } })
    expect(screen.queryByRole('button', { name: 'Weitere Rechnung angeben' })).toBeNull()
  })

  test('another insurer of a confirmed policy changes nothing before it is confirmed', () => {
    const gezeigt = zeigePolice({ von: TABELLE, personen: [SIE, PARTNER] })
    oeffne()
    gibEin(8, '344.85')
    druecke('Ja, das ist meiner')
    druecke('Ändern: Sie')
    gibEin(376, '339.85')
    expect(gezeigt.zustand.personen[0]?.police?.kasse).toBe(8)
    druecke('Ja, das ist meiner')
    expect(gezeigt.zustand.personen[0]).toMatchObject({ police: { kasse: 376 }, aktuelleKasse: 376 })
    druecke('Weitere Rechnung angeben')
    gibEin(8, '344.85')
    druecke('Ja, das ist meiner')
    druecke('Ändern: Partner/in')
    druecke('Doch nicht mein Tarif')
    expect(gezeigt.zustand.personen.map(({ police }) => police?.kasse)).toEqual([376, undefined])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Was zahlen Sie heute?' }))
  })
})

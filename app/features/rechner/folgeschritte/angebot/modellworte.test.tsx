// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fremdeModellworte } from '../../../../../tests/fixtures/modellworte.ts'
import { angebote, klicke, mitBildern, text, zeige } from '../../../../../tests/fixtures/rechner/angebots-probe.tsx'
import { tabelle, tarif } from '../../../../../tests/fixtures/rechner/testtabelle.ts'

mitBildern()

const VIER = tabelle([
  ...[340_15, 360_15, 365_15, 365_15].map((praemie, index) =>
    tarif(8, 'TAR-HAM', `Hausarztmodell ${index + 1}`, { 2500: praemie }),
  ),
  tarif(8, 'TAR-HAM', 'Multimed', { 2500: 350_15 }),
  tarif(8, 'TAR-DIV', 'Telmed', { 2500: 355_15 }),
  tarif(376, 'TAR-HAM', 'KPTwin.win', { 2500: 349_15 }),
  tarif(376, 'TAR-HMO', 'HMO Bern', { 2500: 370_15 }),
  tarif(376, 'TAR-BASE', 'Grund', { 2500: 485_15 }),
])

test('rows and filter are named by whom one contacts first, in the tables up to 2026 as well', () => {
  const container = zeige({ von: VIER })
  expect(angebote()).toEqual([
    'CSS, Praxis, CHF 335.00',
    'KPT, Mehrere zur Wahl, CHF 344.00',
    'CSS, Telefon/App, CHF 350.00',
    'KPT, Praxis, CHF 365.00',
    'KPT, Freie Wahl, CHF 480.00',
  ])
  const schalter = screen.getByRole('group', { name: 'Modell' }).querySelectorAll('label')
  expect([...schalter].map(({ textContent }) => textContent)).toEqual([
    ...['Alle 5', 'Freie Wahl 1', 'Praxis 2', 'Telefon/App 1', 'Mehrere zur Wahl 2'],
  ])
  expect(fremdeModellworte('step 2', text(container) ?? '')).toEqual([])
})

test('what stands behind a cheaper tariff of another first contact is found, chosen and kept by it', () => {
  const container = zeige({ von: VIER })
  klicke(screen.getByRole('checkbox', { name: 'Mehrere zur Wahl 2' }))
  expect(angebote()).toEqual(['KPT, Mehrere zur Wahl, CHF 344.00', 'CSS, Mehrere zur Wahl, CHF 345.00'])
  klicke(screen.getByLabelText(/^CSS, Mehrere zur Wahl/))
  klicke(screen.getByRole('checkbox', { name: 'Alle 5' }))
  expect(text(container)).toContain('Gewählt: Multimed, 345.00')
})

test('how four tariffs of one name differ, and where the question of the list is answered', () => {
  zeige({ von: VIER })
  klicke(screen.getByRole('button', { name: 'Details zu CSS, Hausarztmodell 1' }))
  const zeile = screen.getByLabelText(/^CSS, Praxis/).closest('li') ?? document.body
  expect(text(zeile)).toContain('Erste Anlaufstelle: Praxis (Hausarzt, HMO)')
  expect(text(zeile)).toContain(
    'am tiefsten bei «Hausarztmodell 1», am höchsten bei «Hausarztmodell 3» und «Hausarztmodell 4».',
  )
  expect(text(zeile)).toContain('Welche Praxen gelten, bestimmt die Liste von CSS.')
  const frage = screen.getByRole('link', { name: 'Bleibe ich bei meiner Ärztin?' })
  expect(decodeURI(frage.getAttribute('href') ?? '')).toBe(
    '/ratgeber/hausarzt-verlaesst-das-modell#bleibe-ich-bei-meiner-ärztin',
  )
})

test('one tariff of its kind is compared with nobody, and a phone has no list of practices', () => {
  zeige({ von: VIER })
  klicke(screen.getByRole('button', { name: 'Details zu CSS, Telmed' }))
  expect(screen.queryByRole('link', { name: 'Bleibe ich bei meiner Ärztin?' })).toBeNull()
  expect(document.body.textContent).not.toContain('dieselbe erste Anlaufstelle')
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useReducer } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { currentToast, subscribeToToasts } from '#app/ui/overlay/toast.ts'
import { tabelle, tarif, ZUERICH } from '../../../../tests/fixtures/rechner/testtabelle.ts'
import { angebot, ausgefuellt } from '../../../../tests/fixtures/rechner/wege.ts'
import { sichtRechner } from '../ergebnis/sicht/sicht.ts'
import { naechster } from '../zustand/naechster.ts'
import { type Aktion, ANFANG, type Daten, datenVon } from '../zustand/zustand.ts'
import { AnfrageSchritt } from './anfrage-schritt.tsx'

let gemeldet: (string | undefined)[] = []
let schweig = () => {}

beforeEach(() => {
  gemeldet = []
  schweig = subscribeToToasts(() => gemeldet.push(currentToast()?.title))
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
})

afterEach(() => {
  cleanup()
  schweig()
  vi.unstubAllGlobals()
})

const daten: Daten = {
  tabelle: tabelle([
    tarif(8, 'TAR-HAM', 'Profit', { 2500: 405_15 }),
    tarif(8, 'TAR-HAM', 'Profit Kind', { 0: 105_15 }, { stufe: 'K1', unfall: 'MIT-UNF' }),
  ]),
  verzeichnis: { format: 1, jahr: 2026, quelle: 'BAG', versicherer: [], orte: '', regionen: {} },
}
const ich = { geburtsjahr: '1985' }
const umfeld = { heute: '2026-11-01', aktuellesJahr: 2026, kassen: [], kassenName: () => 'CSS' }
const goBack = vi.fn()
const sicht = sichtRechner()

function Schritt({ aktionen, von }: { aktionen: readonly Aktion[]; von: Daten }) {
  const [zustand, dispatch] = useReducer(
    naechster,
    [...aktionen, { art: 'anfrage' } as const].reduce(naechster, ANFANG),
  )
  const rechner = {
    ...{ dispatch, goBack, aktuellesJahr: 2026 },
    ...{ goToAngebot: async () => {}, goToAnfrage: () => {}, forget: () => {} },
  }
  if (!datenVon(zustand)) throw new Error('no table')
  return <AnfrageSchritt {...{ rechner, zustand, umfeld }} sicht={sicht(zustand, von, umfeld)} />
}

const ANGEBOT = angebot(ausgefuellt([ich], ZUERICH), daten)

function oeffne(aktionen: readonly Aktion[] = [ANGEBOT], von = daten) {
  const praemien = { jahr: 2026, quelle: 'BAG' as const, versicherer: 1, regionen: 1, importiert: '2026-11-01' }
  render(
    <SeitenDatenContext value={{ siteUrl: 'https://x.ch', datum: '2026-11-01', praemien, gtmId: null }}>
      <Schritt aktionen={aktionen} von={von} />
    </SeitenDatenContext>,
  )
}

const tippe = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const sende = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Anfrage senden/ })))

function fuelleAus() {
  tippe('Aktuelle Krankenkasse', 'Andere oder noch keine Krankenkasse')
  for (const [name, wert] of [
    ...[
      ['Vorname', 'Anna'],
      ['Nachname', 'Beispiel'],
      ['E-Mail', 'anna@'],
      ['Telefon', '044 668 18 00'],
    ],
    ...[
      ['Strasse', 'Bahnhofstrasse'],
      ['Nummer', '1'],
    ],
  ] as const)
    tippe(name, wert)
  fireEvent.click(screen.getByRole('checkbox', { name: /Datenschutzerklärung/ }))
}

test('what is missing is told at the field, above the form, and once more as specified', async () => {
  oeffne()
  await sende()
  const liste = screen.getByRole('region', { name: '8 Angaben fehlen noch' })
  expect(within(liste).getAllByRole('link')).toHaveLength(8)
  expect(gemeldet).toEqual(['Fehlende Angaben'])
})

test('an address that is only wrong is not called missing', async () => {
  oeffne()
  fuelleAus()
  await sende()
  expect(
    within(screen.getByRole('region', { name: 'Eine Angabe stimmt noch nicht' })).getAllByRole('link'),
  ).toHaveLength(1)
  expect(gemeldet).toEqual([])
})

test('without a postcode there is one complaint, not two', async () => {
  oeffne()
  tippe('PLZ', '')
  tippe('Ort', '')
  await sende()
  expect(screen.getByRole('region', { name: '9 Angaben fehlen noch' })).toBeTruthy()
  expect(screen.getByLabelText('Ort').getAttribute('aria-invalid')).not.toBe('true')
})

test('privacy and contact are linked', () => {
  oeffne()
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/datenschutz', '/kontakt']))
})

test('several: who is insured where stands once, with the names of step 1', () => {
  oeffne([angebot(ausgefuellt([ich, { rolle: 'kind', geburtsjahr: '2015' }], ZUERICH), daten)])
  const wahl = screen.getByRole('complementary', { name: 'Ihr gewähltes Angebot' })
  const policen = within(wahl).getAllByRole('listitem')
  expect(policen.map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u00ad\u200b]/g, ''))).toEqual([
    expect.stringMatching(/^Sie · 1985 · Franchise 2’500 · ohne Unfall.*CSS.*Profit.*400\.00/),
    expect.stringMatching(/^Kind · 2015 · Franchise 0 · mit Unfall.*CSS.*Profit Kind.*100\.00/),
  ])
  expect(wahl.textContent?.replaceAll('\u00a0', ' ')).toContain('CHF 500.00/Monat')
})

test('without an offer nothing is asked, and the way back stands there', () => {
  oeffne([ANGEBOT], { ...daten, tabelle: tabelle([]) })
  expect(screen.queryByRole('button', { name: /^Anfrage senden/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Zu den Angeboten' }))
  expect(goBack).toHaveBeenCalledWith(2)
})

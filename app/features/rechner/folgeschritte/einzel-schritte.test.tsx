// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Verzeichnis } from '#domain/datensatz.ts'
import type { Zusage } from '#domain/kantonsbeitrag.ts'
import { rappen } from '#domain/rappen.ts'
import { ANNA } from '../../../../tests/fixtures/anna.ts'
import { tabelle, tarif, wahl } from '../../../../tests/fixtures/rechner/testtabelle.ts'
import { ERSTE_ANSICHT } from '../zustand/ansicht.ts'
import { leererKontakt } from '../zustand/kontakt.ts'
import type { EigenePerson } from '../zustand/person.ts'
import { ANFANG, type Schritt3 } from '../zustand/zustand.ts'
import { EinzelSchritte } from './einzel-schritte.tsx'

const ZUSAGE: Zusage = { regelJahr: 2026, deckel: 'netto', jeMonat: { erwachsen: rappen(156_80) } }
const SEITE: SeitenDaten = {
  siteUrl: 'https://example.ch',
  datum: '2026-06-15',
  praemien: { jahr: 2026, quelle: 'BAG', versicherer: 1, regionen: 1, importiert: '2026-06-15' },
  gtmId: null,
}
const person: EigenePerson = {
  ...{ art: 'eigen', geburtsjahr: 1985, unfall: 'OHNE' },
  ort: { id: 1, plz: 8001, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 },
}
const verzeichnis: Verzeichnis = { format: 1, jahr: 2026, quelle: 'BAG', versicherer: [], orte: '', regionen: {} }
const region = tabelle([tarif(8, 'TAR-BASE', 'Grundversicherung', { 300: 605_15, 2500: 505_15 })])

const gesendet: string[] = []

beforeEach(() => {
  gesendet.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') gesendet.push(body)
    throw new TypeError('offline')
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Step 3 of who has reckoned with `verbilligung`. */
function zeige(verbilligung: Zusage | null, mitVerbilligung = false) {
  const { eingabe, haushalt, versand } = ANFANG
  const daten = { art: 'bereit' as const, tabelle: region, verzeichnis }
  const zustand: Schritt3 = {
    ...{ schritt: 3, eingabe, haushalt, versand, person, sofort: null, daten, wahl: { ...wahl, aktuelleKasse: 8 } },
    ansicht: { ...ERSTE_ANSICHT, verbilligung },
    kontakt: { ...leererKontakt(person.ort), ...ANNA, datenschutz: true, mitVerbilligung },
  }
  const dispatch = vi.fn()
  const rechner = {
    ...{ dispatch, zurueck: vi.fn(), vergiss: vi.fn(), aktuellesJahr: 2026 },
    ...{ weiter: async () => {}, pruefeDaten: async () => {} },
  }
  const kassen = [{ versicherer: 8, name: 'CSS' }]
  render(
    <SeitenDatenContext value={SEITE}>
      <EinzelSchritte {...{ rechner, zustand, daten, kassen, kassenName: () => 'CSS' }} Briefe={() => null} />
    </SeitenDatenContext>,
  )
  return { dispatch, zustand }
}

const kaestchen = () => screen.queryByLabelText(/Betrag der Prämienverbilligung mitsenden/)
const sende = () => fireEvent.submit(screen.getByLabelText('Anfrage'))

test('who has not reckoned with premium reduction is not asked about it', () => {
  zeige(null)
  expect(kaestchen()).toBeNull()
})

test('who has is asked, not ticked, with the amount of the chosen offer; unticked nothing of it is sent', () => {
  const { dispatch, zustand } = zeige(ZUSAGE)
  expect(kaestchen()).toHaveProperty('checked', false)
  expect(screen.getByText(/CHF\s156\.80 pro Monat/)).toBeTruthy()
  sende()
  expect(JSON.parse(gesendet.at(-1) ?? '')).toMatchObject({ monthlyPremium: 'CHF 500.00', firstName: 'Anna' })
  expect(gesendet.at(-1)).not.toMatch(/reduction|156/)
  fireEvent.click(kaestchen() as Element)
  expect(dispatch).toHaveBeenLastCalledWith({ art: 'kontakt', kontakt: { ...zustand.kontakt, mitVerbilligung: true } })
})

test('ticked the amount is sent along, beside the full price', () => {
  zeige(ZUSAGE, true)
  sende()
  expect(JSON.parse(gesendet.at(-1) ?? '')).toMatchObject({
    monthlyPremium: 'CHF 500.00',
    reductionPerMonth: 'CHF 156.80',
  })
})

test('more than the premium is not paid: what is sent is what the canton pays of this offer', () => {
  zeige({ ...ZUSAGE, jeMonat: { erwachsen: rappen(900_00) } }, true)
  sende()
  expect(JSON.parse(gesendet.at(-1) ?? '')).toMatchObject({ reductionPerMonth: 'CHF 500.00' })
})

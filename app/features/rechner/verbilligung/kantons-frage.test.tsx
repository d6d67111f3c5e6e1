// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ladeOrte, ladeVerzeichnis } from '#app/lib/orte/orte-laden.ts'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { encodeOrtstabelle } from '#domain/orte/ortstabelle.ts'
import { KantonsFrage } from './kantons-frage.tsx'

const ORTE = encodeOrtstabelle([
  { plz: 1200, ort: 'Genf', gemeinde: 'Genf', bfs: 6621, kanton: 'GE', region: 0 },
  { plz: 8001, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 },
  { plz: 8044, ort: 'Gockhausen', gemeinde: 'Dübendorf', bfs: 191, kanton: 'ZH', region: 2 },
  { plz: 8044, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 },
])

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  ladeOrte.vergiss()
  ladeVerzeichnis.vergiss()
})

function zeige(holt: (adresse: string) => Promise<Response> | Response) {
  vi.stubGlobal('fetch', async (adresse: string) => holt(adresse))
  const praemien: SeitenDaten['praemien'] = {
    jahr: 2026,
    quelle: 'BAG',
    versicherer: 4,
    regionen: 1,
    importiert: '2026-06-15',
  }
  render(
    <SeitenDatenContext value={{ siteUrl: 'https://example.ch', datum: '2026-11-18', gtmId: null, praemien }}>
      <KantonsFrage />
    </SeitenDatenContext>,
  )
}

const mitTabelle = (adresse: string) =>
  adresse === '/orte.txt' ? new Response(ORTE) : Response.json({ orte: '/orte.txt', versicherer: [] })
const feld = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const gib = (name: string, value: string) => fireEvent.change(feld(name), { target: { value } })

test('a postcode tells canton and region; the canton, chosen by hand, takes it back', async () => {
  zeige(mitTabelle)
  gib('oder PLZ', '8001')
  await waitFor(() => expect(feld('Kanton').value).toBe('ZH'))
  expect(feld('Prämienregion').value).toBe('1')
  gib('Kanton', 'GE')
  expect(feld('oder PLZ').value).toBe('')
  expect(screen.queryByLabelText('Prämienregion')).toBeNull()
})

test('one of several regions leaves the municipality to the visitor', async () => {
  zeige(mitTabelle)
  gib('Kanton', 'GE')
  gib('oder PLZ', '8044')
  await waitFor(() => expect(feld('Gemeinde').value).toBe(''))
  expect(feld('Kanton').value).toBe('')
  gib('Gemeinde', '191')
  expect(feld('Kanton').value).toBe('ZH')
  expect(feld('Gemeinde').value).toBe('191')
})

test('a postcode that was changed before the table came tells nothing', async () => {
  zeige(mitTabelle)
  gib('oder PLZ', '8001')
  gib('oder PLZ', '80')
  await act(async () => void (await ladeOrte()))
  expect(feld('Kanton').value).toBe('')
  gib('oder PLZ', '1200')
  await waitFor(() => expect(feld('Kanton').value).toBe('GE'))
})

test('a postcode that nobody has, and a table that does not come, are said at the field', async () => {
  zeige(mitTabelle)
  gib('oder PLZ', '0001')
  await waitFor(() => expect(feld('oder PLZ').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(/^Standort nicht gefunden: 0001\./)).toBeTruthy()
  cleanup()
  ladeOrte.vergiss()
  ladeVerzeichnis.vergiss()
  zeige(() => Response.error())
  gib('oder PLZ', '8001')
  expect(await screen.findByText('Die Orte konnten nicht geladen werden. Wählen Sie den Kanton.')).toBeTruthy()
})

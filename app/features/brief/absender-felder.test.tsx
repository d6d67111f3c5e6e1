// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ladeOrte, ladeVerzeichnis } from '#app/lib/orte/orte-laden.ts'
import { encodeOrtstabelle } from '#domain/orte/ortstabelle.ts'
import { AbsenderFelder } from './absender-felder.tsx'
import { ersteEingabe } from './angaben.ts'

const ZUERICH = { gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 }
const TABELLE = encodeOrtstabelle([
  { plz: 8001, ort: 'Zürich', ...ZUERICH },
  { plz: 8044, ort: 'Gockhausen', gemeinde: 'Dübendorf', bfs: 191, kanton: 'ZH', region: 2 },
  { plz: 8044, ort: 'Zürich', ...ZUERICH },
])

const gefragt: string[] = []
const server = (antwort: (adresse: string) => Response) =>
  vi.stubGlobal('fetch', async (adresse: string) => {
    gefragt.push(adresse)
    return antwort(adresse)
  })
const mitTabelle = (adresse: string) =>
  adresse === '/orte.txt' ? new Response(TABELLE) : Response.json({ orte: '/orte.txt', versicherer: [] })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  gefragt.length = 0
  ladeOrte.vergiss()
  ladeVerzeichnis.vergiss()
})

function Absender() {
  const [eingabe, setEingabe] = useState(() => ersteEingabe({}, '2026-10-01'))
  const aendern = (teil: Partial<typeof eingabe>) => setEingabe({ ...eingabe, ...teil })
  return <AbsenderFelder eingabe={eingabe} aendern={aendern} fehler={() => undefined} />
}

const plz = () => screen.getByLabelText<HTMLInputElement>('PLZ')
const ort = () => screen.getByLabelText<HTMLInputElement>('Ort')
const tippe = (feld: HTMLElement, value: string) => fireEvent.change(feld, { target: { value } })
const angeboten = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** Until the table has come, or not. */
const warte = () =>
  act(() =>
    ladeOrte().then(
      () => {},
      () => {},
    ),
  )

async function oeffne() {
  render(<Absender />)
  await warte()
}

test('a postcode with one place fills it in, and asks nobody', async () => {
  server(mitTabelle)
  await oeffne()
  gefragt.length = 0
  tippe(plz(), '8001')
  expect(ort().value).toBe('Zürich')
  fireEvent.focus(ort())
  expect(angeboten()).toEqual([])
  expect(gefragt).toEqual([])
})

test('one that was typed before the table came fills it in then', async () => {
  server(mitTabelle)
  render(<Absender />)
  tippe(plz(), '8001')
  expect(ort().value).toBe('')
  await warte()
  expect(ort().value).toBe('Zürich')
})

test('one with several offers them, by keyboard and to be heard, and picks none itself', async () => {
  server(mitTabelle)
  await oeffne()
  tippe(plz(), '8044')
  expect(ort().value).toBe('')
  fireEvent.focus(ort())
  expect(angeboten()).toEqual(['8044 Gockhausen', '8044 Zürich'])
  expect(screen.getByRole('status').textContent).toBe('2 Vorschläge')
  expect(ort().getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(ort(), { key: 'ArrowDown' })
  const [erste] = within(screen.getByRole('listbox', { name: 'Vorschläge' })).getAllByRole('option')
  expect(ort().getAttribute('aria-activedescendant')).toBe(erste?.id)
  fireEvent.keyDown(ort(), { key: 'Enter' })
  expect(ort().value).toBe('Gockhausen')
  expect(angeboten()).toEqual([])
})

test('without the table both are plain fields, and the next visit to the postcode tries again', async () => {
  server(() => new Response('', { status: 503 }))
  await oeffne()
  tippe(plz(), '8044')
  tippe(ort(), 'Gock')
  expect([plz().value, ort().value, angeboten()]).toEqual(['8044', 'Gock', []])

  server(mitTabelle)
  fireEvent.focus(plz())
  await warte()
  expect([plz().value, ort().value]).toEqual(['8044', 'Gock'])
  fireEvent.focus(ort())
  expect(angeboten()).toEqual(['8044 Gockhausen', '8044 Zürich'])
})

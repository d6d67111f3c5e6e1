// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BrowserRouter, StaticRouter } from '#app/router.tsx'
import { currentToast } from '#app/ui/toast.ts'
import { kontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import { KontaktFormular } from './kontakt-formular.tsx'

const ANGABEN = {
  Nachricht: 'Guten Tag\nIch habe eine Frage.',
  Vorname: 'Anna',
  Nachname: 'Beispiel',
  'E-Mail': 'anna@example.ch',
  Telefon: '044 668 18 00',
  Strasse: 'Bahnhofstrasse',
  Nummer: '1',
  PLZ: '8001',
  Ort: 'Zürich',
} as const

const answers: (() => Promise<Response> | Response)[] = []
const fetched = vi.fn<typeof fetch>(async () => {
  const answer = answers.shift()
  if (!answer) throw new Error('an answer too few')
  return answer()
})

const accepted = () => Response.json({ referenz: 'A-1' }, { status: 201 })
const refused = (status: number, body: object) => () => Response.json(body, { status })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

const sentBody = (call = 0): unknown => JSON.parse(String(fetched.mock.calls[call]?.[1]?.body))
const sentKey = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('Idempotency-Key')

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'debug').mockImplementation(() => {})
  window.history.replaceState(null, '', '/kontakt')
})
afterEach(() => {
  cleanup()
  fetched.mockClear()
  answers.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(path = '/kontakt') {
  window.history.replaceState(null, '', path)
  render(
    <BrowserRouter>
      <KontaktFormular />
    </BrowserRouter>,
  )
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } })
const consent = () => screen.getByLabelText<HTMLInputElement>(/Datenschutzerklärung/)
const passOn = () => screen.getByLabelText<HTMLInputElement>(/Versicherer/)
/* By its text: to look a role up takes seconds in a form of fifty options. */
const button = () => screen.getByText('Anfrage senden').closest('button') ?? expect.unreachable()
const send = () => act(async () => void fireEvent.click(button()))

function fillIn() {
  for (const [label, value] of Object.entries(ANGABEN)) type(label, value)
  fireEvent.click(consent())
}

const typed = () => Object.keys(ANGABEN).map(label => control(label).value)
const toast = () => [currentToast()?.title, currentToast()?.description]

const BACKEND = ['Fehler beim Versenden', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.']
const UNEXPECTED = ['Fehler beim Versenden', 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.']

describe('the form in the HTML', () => {
  const html = () =>
    renderToString(
      <StaticRouter pathname="/kontakt">
        <KontaktFormular />
      </StaticRouter>,
    )

  test('posts itself without script, with the names of the contract', () => {
    expect(html()).toMatch(/^<form [^>]*action="\/api\/send-contact-inquiry" method="post">/)
    const names = [...html().matchAll(/ name="([^"]+)"/g)].map(match => match[1])
    const { anliegen: _fromTheAddress, ...fields } = kontaktAnfrage.anfrage.in.shape
    expect(names.toSorted()).toEqual(Object.keys(fields).toSorted())
  })

  test('29 countries with Switzerland chosen, 20 funds with none chosen', () => {
    open()
    const options = (label: string) => [...control(label).querySelectorAll('option')]
    expect(options('Land')).toHaveLength(29)
    expect(control('Land').value).toBe('CH')
    expect(options('Aktuelle Krankenkasse')).toHaveLength(1 + 1 + 20)
    expect(
      options('Aktuelle Krankenkasse')
        .slice(0, 2)
        .map(option => [option.value, option.text]),
    ).toEqual([
      ['', 'Bitte wählen'],
      ['keine', 'Keine Angabe'],
    ])
    expect(control('Aktuelle Krankenkasse').value).toBe('')
  })

  test('every field but the fund and the second consent is required; no box is ticked', () => {
    open()
    for (const label of [...Object.keys(ANGABEN), 'Land']) expect(control(label).required, label).toBe(true)
    expect([consent().required, passOn().required, control('Aktuelle Krankenkasse').required]).toEqual([
      true,
      false,
      false,
    ])
    expect([consent().checked, passOn().checked]).toEqual([false, false])
    expect([control('E-Mail').type, control('Telefon').type]).toEqual(['email', 'tel'])
  })
})

test('an empty form: the toast, a message at each field, nothing sent', async () => {
  open()
  await send()
  expect(toast()).toEqual([
    'Fehlende Angaben',
    'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.',
  ])
  expect(currentToast()?.variant).toBe('destructive')
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(Object.keys(ANGABEN).length + 1)
  expect(fetched).not.toHaveBeenCalled()
})

test('Keine Angabe is refused at its field, which may stay empty', async () => {
  open()
  fillIn()
  type('Aktuelle Krankenkasse', 'keine')
  await send()
  expect(toast()[0]).toBe('Fehlende Angaben')
  expect(document.activeElement).toBe(control('Aktuelle Krankenkasse'))
  expect(screen.getByText(/lassen Sie das Feld leer\.$/).textContent).toMatch(/^«Keine Angabe» kann nicht/)
  type('Aktuelle Krankenkasse', '')
  answers.push(accepted)
  await send()
  expect(fetched).toHaveBeenCalledOnce()
})

test('what is sent passes the contract, goes to the console, and leads to the thank-you page', async () => {
  open()
  fillIn()
  answers.push(accepted)
  await send()
  expect(sentBody()).toEqual({
    krankenkasse: '',
    vorname: 'Anna',
    nachname: 'Beispiel',
    email: 'anna@example.ch',
    telefon: '044 668 18 00',
    strasse: 'Bahnhofstrasse',
    nummer: '1',
    plz: '8001',
    ort: 'Zürich',
    land: 'CH',
    nachricht: 'Guten Tag\nIch habe eine Frage.',
    datenschutzEinverstaendnis: true,
    weitergabeEinverstaendnis: false,
    website: '',
    anliegen: '',
  })
  expect(kontaktAnfrage.anfrage.safeParse(sentBody()).success).toBe(true)
  expect(console.debug).toHaveBeenCalledExactlyOnceWith('Kontaktanfrage', sentBody())
  expect(window.location.pathname).toBe('/danke-kontakt')
})

test('a wish for advice leads to its own thank-you page; the second consent is sent when given', async () => {
  open('/kontakt?anliegen=beratung')
  fillIn()
  fireEvent.click(passOn())
  answers.push(accepted)
  await send()
  expect(sentBody()).toMatchObject({ anliegen: 'beratung', weitergabeEinverstaendnis: true })
  expect(window.location.pathname).toBe('/danke-beratung')
})

test('while it sends, the button says so and a second press sends nothing', async () => {
  open()
  fillIn()
  let release = (_: Response) => {}
  answers.push(
    () =>
      new Promise(resolve => {
        release = resolve
      }),
  )
  await send()
  expect(screen.getByText('Wird verarbeitet...').className).not.toContain('invisible')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await send()
  await act(async () => void fireEvent.submit(screen.getByLabelText('Kontaktformular')))
  expect(fetched).toHaveBeenCalledOnce()
  await act(async () => release(refused(503, {})()))
  expect(button().getAttribute('aria-disabled')).toBeNull()
})

test('refused: the toast, a note that stays, and everything typed is still there', async () => {
  open()
  fillIn()
  answers.push(refused(429, { fehler: 'Zu viele Anfragen. Bitte warten Sie zehn Minuten.' }))
  await send()
  expect(toast()).toEqual(BACKEND)
  expect(screen.getByText(/Bitte warten Sie zehn Minuten/)).toBeTruthy()
  expect(typed()).toEqual(Object.values(ANGABEN))
  expect(consent().checked).toBe(true)
  expect(window.location.pathname).toBe('/kontakt')
})

test('not reached: its own toast; the second try carries the same key, a changed text another', async () => {
  open()
  fillIn()
  answers.push(unreachable, unreachable, unreachable)
  await send()
  expect(toast()).toEqual(UNEXPECTED)
  expect(screen.getByText(/Unser Server hat nicht geantwortet/)).toBeTruthy()
  await send()
  type('Nachricht', 'Ein anderer Text')
  await send()
  expect(sentKey(1)).toBe(sentKey(0))
  expect(sentKey(2)).not.toBe(sentKey(0))
})

test('a field the server refuses is named at the field', async () => {
  open()
  fillIn()
  answers.push(refused(400, { fehler: 'Ungültige Anfrage.', felder: { telefon: 'Diese Nummer gibt es nicht.' } }))
  await send()
  expect(toast()).toEqual(BACKEND)
  expect(screen.getByText('Diese Nummer gibt es nicht.')).toBeTruthy()
  expect(document.activeElement).toBe(control('Telefon'))
  expect(screen.queryByText(/noch nicht gesendet/)).toBeNull()
})

test('the postcode follows the country', async () => {
  open()
  fillIn()
  type('Land', 'DE')
  await send()
  expect(screen.getByText('Diese Postleitzahl passt nicht zum gewählten Land.')).toBeTruthy()
  type('PLZ', '80331')
  answers.push(accepted)
  await send()
  expect(sentBody()).toMatchObject({ plz: '80331', land: 'DE' })
})

test('whoever has left the page while it sent is not fetched back', async () => {
  open()
  fillIn()
  let release = (_: Response) => {}
  answers.push(
    () =>
      new Promise(resolve => {
        release = resolve
      }),
  )
  await send()
  cleanup()
  window.history.replaceState(null, '', '/faq')
  await act(async () => release(accepted()))
  expect(window.location.pathname).toBe('/faq')
})

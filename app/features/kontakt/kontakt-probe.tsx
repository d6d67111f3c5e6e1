import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { BrowserRouter } from '#app/router.tsx'
import { currentToast } from '#app/ui/toast.ts'
import { KontaktFormular } from './kontakt-formular.tsx'

export const ANGABEN = {
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

export const answers: (() => Promise<Response> | Response)[] = []
export const fetched = vi.fn<typeof fetch>(async () => {
  const answer = answers.shift()
  if (!answer) throw new Error('an answer too few')
  return answer()
})

export const accepted = () => Response.json({ referenz: 'A-1' }, { status: 201 })
export const refused = (status: number, body: object) => () => Response.json(body, { status })
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

export const sentBody = (call = 0): unknown => JSON.parse(String(fetched.mock.calls[call]?.[1]?.body))
export const sentKey = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('Idempotency-Key')

/** Each test gets the answers it lays ready. */
export function mitAntworten() {
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
}

export function open(path = '/kontakt') {
  window.history.replaceState(null, '', path)
  render(
    <BrowserRouter>
      <KontaktFormular />
    </BrowserRouter>,
  )
}

export const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } })
export const consent = () => screen.getByLabelText<HTMLInputElement>(/Datenschutzerklärung/)
export const passOn = () => screen.getByLabelText<HTMLInputElement>(/Versicherer/)
/* By its text: to look a role up takes seconds in a form of fifty options. */
export const button = () => screen.getByText('Anfrage senden').closest('button') ?? expect.unreachable()
export const send = () => act(async () => void fireEvent.click(button()))

export function fillIn() {
  for (const [label, value] of Object.entries(ANGABEN)) type(label, value)
  fireEvent.click(consent())
}

export const typed = () => Object.keys(ANGABEN).map(label => control(label).value)
export const toast = () => [currentToast()?.title, currentToast()?.description]

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToast } from '#app/ui/overlay/toast.ts'
import { BEGRUENDUNG_STANDARD } from '#content/recht/datenschutz-verwaltung.ts'
import { datenschutzAntrag } from '#contract/datenschutz-antrag.ts'
import { AntragsFormular } from './antrags-formular.tsx'

const answers: (() => Promise<Response> | Response)[] = []
const fetched = vi.fn<typeof fetch>(async () => {
  const answer = answers.shift()
  if (!answer) throw new Error('an answer too few')
  return answer()
})
const accepted = () => Response.json({ referenz: 'D-1', linkGesendet: true }, { status: 201 })
const withoutLink = () => Response.json({ referenz: 'D-1', linkGesendet: false }, { status: 201 })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

const body = (call = 0): Record<string, string> => JSON.parse(String(fetched.mock.calls[call]?.[1]?.body))
const key = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('Idempotency-Key')

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
/* The text of the busy state is there too, hidden by a style that this environment does not know. */
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))
const toast = () => [currentToast()?.title, currentToast()?.description, currentToast()?.variant]

const NAMEN = ['Datenauskunft', 'Datenlöschung', 'Datenübertragung']

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  render(<AntragsFormular />)
})
afterEach(() => {
  cleanup()
  fetched.mockClear()
  answers.length = 0
  vi.unstubAllGlobals()
})

test('a required address, an optional reason of three rows', () => {
  expect([field('E-Mail').type, field('E-Mail').required]).toEqual(['email', true])
  expect([field('Begründung').getAttribute('rows'), field('Begründung').required]).toEqual(['3', false])
})

test.each(NAMEN)('%s without an address: the toast, a message at the field, nothing sent', async name => {
  await press(name)
  expect(toast()).toEqual(['E-Mail erforderlich', 'Bitte geben Sie Ihre E-Mail-Adresse ein.', 'destructive'])
  expect(document.activeElement).toBe(field('E-Mail'))
  expect(field('E-Mail').getAttribute('aria-invalid')).toBe('true')
  expect(fetched).not.toHaveBeenCalled()
})

test('an address with a slip in it is named at the field', async () => {
  const before = currentToast()
  type('E-Mail', 'anna@')
  await press('Datenauskunft')
  expect(screen.getByText(/einzelne gültige E-Mail-Adresse/)).toBeTruthy()
  expect(currentToast()).toBe(before)
  expect(fetched).not.toHaveBeenCalled()
})

describe.each([
  [
    'Datenauskunft',
    'access',
    'Ihr Antrag auf Datenauskunft wurde erfolgreich eingereicht. Sie erhalten eine Antwort innerhalb von 30 Tagen.',
  ],
  [
    'Datenlöschung',
    'deletion',
    'Ihr Antrag auf Datenlöschung wurde erfolgreich eingereicht. Ihre Daten werden innerhalb von 30 Tagen gelöscht.',
  ],
  [
    'Datenübertragung',
    'portability',
    'Ihr Antrag auf Datenübertragbarkeit wurde erfolgreich eingereicht. Sie erhalten Ihre Daten innerhalb von 30 Tagen.',
  ],
])('%s', (name, requestType, description) => {
  test('is sent, thanked for, and both fields are empty; the note about the link stays', async () => {
    type('E-Mail', 'anna@example.ch')
    type('Begründung', 'Neugier')
    answers.push(accepted)
    await press(name)
    expect(body()).toEqual({
      email: 'anna@example.ch',
      requestType,
      reason: 'Neugier',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    expect(datenschutzAntrag.anfrage.safeParse(body()).success).toBe(true)
    expect(toast()).toEqual(['Antrag erfolgreich eingereicht', description, 'default'])
    expect([field('E-Mail').value, field('Begründung').value]).toEqual(['', ''])
    expect(screen.getByText(/24 Stunden gültig/).textContent).toContain('anna@example.ch')
  })
})

test('when no link went out the page says so and names other ways; it does not speak of success', async () => {
  const before = currentToast()
  type('E-Mail', 'anna@example.ch')
  answers.push(withoutLink)
  await press('Datenlöschung')
  expect(currentToast()).toBe(before)
  expect(screen.queryByText(/Noch ein Schritt/)).toBeNull()
  const titel = screen.getByText('Ihr Antrag ist eingegangen, aber wir haben keinen neuen Link gesendet.')
  expect(document.activeElement).toBe(titel)
  expect(titel.parentElement?.textContent).toMatch(
    /An anna@example\.ch gingen .* Postfach .* per Post an .*Musterstrasse/,
  )
  expect(titel.parentElement?.querySelector('a')?.href).toBe('mailto:kontakt@praemienlotse.example')
  expect([field('E-Mail').value, field('Begründung').value]).toEqual(['', ''])
})

test('an empty reason is sent as the fixed text', async () => {
  type('E-Mail', 'anna@example.ch')
  type('Begründung', '  ')
  answers.push(accepted)
  await press('Datenlöschung')
  expect(body().reason).toBe(BEGRUENDUNG_STANDARD)
})

test('while it sends, no button sends another', async () => {
  type('E-Mail', 'anna@example.ch')
  let release = (_: Response) => {}
  answers.push(
    () =>
      new Promise(resolve => {
        release = resolve
      }),
  )
  await press('Datenauskunft')
  expect(button('Datenauskunft').getAttribute('aria-disabled')).toBe('true')
  expect([button('Datenlöschung').disabled, button('Datenübertragung').disabled]).toEqual([true, true])
  await press('Datenauskunft')
  expect(fetched).toHaveBeenCalledOnce()
  await act(async () => release(accepted()))
  expect(NAMEN.map(name => button(name).disabled)).toEqual([false, false, false])
})

test('a failure: the toast, fields kept; the second try is the same request, a later one another', async () => {
  type('E-Mail', 'anna@example.ch')
  answers.push(unreachable, () => Response.json({ fehler: 'Später.' }, { status: 503 }), accepted, accepted)
  await press('Datenauskunft')
  expect(toast()).toEqual([
    'Fehler',
    'Ihr Antrag konnte nicht verarbeitet werden. Bitte kontaktieren Sie uns direkt.',
    'destructive',
  ])
  expect(field('E-Mail').value).toBe('anna@example.ch')
  await press('Datenauskunft')
  expect(toast()[0]).toBe('Fehler')
  await press('Datenauskunft')
  expect(body(2)).toEqual(body(0))
  expect([key(1), key(2)]).toEqual([key(0), key(0)])

  type('E-Mail', 'anna@example.ch')
  await press('Datenlöschung')
  expect(key(3)).not.toBe(key(0))
})

test('Enter chooses none of the three', () => {
  type('E-Mail', 'anna@example.ch')
  expect(fireEvent.submit(screen.getByRole('form', { name: 'Antrag stellen' }))).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})

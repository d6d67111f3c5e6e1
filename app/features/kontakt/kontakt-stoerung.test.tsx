// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  ANGABEN,
  accepted,
  answers,
  button,
  consent,
  control,
  fetched,
  fillIn,
  mitAntworten,
  open,
  refused,
  send,
  sentBody,
  sentKey,
  toast,
  type,
  typed,
  unreachable,
} from '../../../tests/fixtures/server/kontakt-probe.tsx'

mitAntworten()

const BACKEND = ['Fehler beim Versenden', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.']
const UNEXPECTED = ['Fehler beim Versenden', 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.']

test('while it sends, the button says so and a second press sends nothing', async () => {
  open()
  fillIn()
  const { promise, resolve: release } = Promise.withResolvers<Response>()
  answers.push(() => promise)
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
  const { promise, resolve: release } = Promise.withResolvers<Response>()
  answers.push(() => promise)
  await send()
  cleanup()
  window.history.replaceState(null, '', '/faq')
  await act(async () => release(accepted()))
  expect(window.location.pathname).toBe('/faq')
})

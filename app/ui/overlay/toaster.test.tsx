// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, showToast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <input />
      <Toaster />
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const place = () => screen.queryByRole('region', { name: 'Meldungen (F8)' })
const field = () => screen.getByRole('textbox')
const show = (title: string) =>
  act(() => showToast({ title, description: 'Weitere Ergebnisse konnten nicht geladen werden.' }))

test('it is announced, and closes after 5000 ms', async () => {
  show('Fehler')
  expect(screen.getByRole('alert').textContent).toBe('FehlerWeitere Ergebnisse konnten nicht geladen werden.')
  expect(place()?.contains(screen.getByRole('alert'))).toBe(true)
  await pass(4_999)
  expect(currentToast()?.open).toBe(true)
  await pass(1)
  expect(currentToast()?.open).toBe(false)
  expect(place()).toBeNull()
})

test('one at a time, and the newer one has its own 5000 ms', async () => {
  show('Alt')
  await pass(3_000)
  show('Neu')
  await pass(4_999)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['Neu'])
  await pass(1)
  expect(place()).toBeNull()
})

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Schliessen' }))],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('list'), { key: 'Escape' })],
])('F8 leads to it, it stays while it has the focus, and %s gives that back', async (_way, close) => {
  show('Fehler')
  act(() => field().focus())
  fireEvent.keyDown(document, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('list'))
  await pass(60_000)
  expect(place()).toBeTruthy()
  close()
  expect(place()).toBeNull()
  expect(document.activeElement).toBe(field())
})

test.each([
  [
    'the pointer rests on it',
    () => fireEvent.pointerEnter(place() as HTMLElement),
    () => fireEvent.pointerLeave(place() as HTMLElement),
  ],
  ['the visitor is in another window', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('it stays while %s, and 5000 ms longer', async (_what, hold, release) => {
  show('Fehler')
  hold()
  await pass(60_000)
  expect(place()).toBeTruthy()
  release()
  await pass(4_999)
  expect(place()).toBeTruthy()
  await pass(1)
  expect(place()).toBeNull()
})

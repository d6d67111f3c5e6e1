import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showToast, subscribeToToasts, type Toast, toastReducer } from './toast.ts'

const first: Toast = { id: 1, title: 'Erste', variant: 'default', open: true }
const second: Toast = { id: 2, title: 'Zweite', variant: 'destructive', open: true }

test('a new toast takes the place of the one on screen', () => {
  expect(toastReducer(first, { type: 'show', toast: second })).toEqual(second)
})

test('a dismissed toast stays, closed', () => {
  expect(toastReducer(first, { type: 'dismiss', id: 1 })).toEqual({ ...first, open: false })
})

test('what concerns an earlier toast leaves the present one alone', () => {
  expect(toastReducer(second, { type: 'dismiss', id: 1 })).toBe(second)
  expect(toastReducer(second, { type: 'remove', id: 1 })).toBe(second)
})

test('removal empties the place', () => {
  expect(toastReducer(first, { type: 'remove', id: 1 })).toBeNull()
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

function shown(title: string): Toast {
  showToast({ title })
  const toast = currentToast()
  if (!toast) throw new Error('no toast in the store')
  return toast
}

test("the store forgets a dismissed toast after 1'000'000 ms, not before", () => {
  const { id } = shown('Gespeichert')
  dismissToast(id)
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toMatchObject({ title: 'Gespeichert', open: false })
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('the late removal of an old toast does not take away a new one', () => {
  dismissToast(shown('Alt').id)
  vi.advanceTimersByTime(500_000)
  shown('Neu')
  vi.advanceTimersByTime(1_000_000)
  expect(currentToast()).toMatchObject({ title: 'Neu', open: true })
})

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)
  const { id } = shown('Meldung')
  dismissToast(id)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  shown('Ungehört')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a toast is plain unless it says otherwise', () => {
  showToast({ title: 'Plain' })
  expect(currentToast()?.variant).toBe('default')
  showToast({ title: 'Fehler', variant: 'destructive' })
  expect(currentToast()?.variant).toBe('destructive')
})

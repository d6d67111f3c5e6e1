import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showToast, subscribeToToasts, type Toast } from './toast.ts'

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

test('a new toast takes the place of the one on screen, and what concerns the earlier one leaves it alone', () => {
  const earlier = shown('Erste')
  const present = shown('Zweite')
  dismissToast(earlier.id)
  vi.advanceTimersByTime(1_000_000)
  expect(currentToast()).toEqual(present)
})

test('a dismissed toast stays, closed', () => {
  const toast = shown('Erste')
  dismissToast(toast.id)
  expect(currentToast()).toEqual({ ...toast, open: false })
})

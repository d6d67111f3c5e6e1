// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNachDemBild } from './nach-dem-bild.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const bild = () => act(() => vi.advanceTimersToNextFrame())
const danach = () => act(() => vi.advanceTimersByTime(1))

test('follows only once the frame with the change is painted', () => {
  const { result, rerender } = renderHook(({ wert }) => useNachDemBild(wert), { initialProps: { wert: 'alt' } })
  bild()
  danach()
  rerender({ wert: 'neu' })
  expect(result.current).toBe('alt')
  bild()
  expect(result.current).toBe('alt')
  danach()
  expect(result.current).toBe('neu')
})

test('a newer value takes the place of one that still waits, and all that wait follow together', () => {
  const bilder: string[] = []
  const { rerender } = renderHook(
    ({ wert }) => {
      const paar = useNachDemBild(wert, 'leer') + useNachDemBild(wert.toUpperCase(), 'LEER')
      if (bilder.at(-1) !== paar) bilder.push(paar)
    },
    { initialProps: { wert: 'a' } },
  )
  rerender({ wert: 'b' })
  bild()
  danach()
  expect(bilder).toEqual(['leerLEER', 'bB'])
})

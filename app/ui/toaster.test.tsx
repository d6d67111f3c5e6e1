// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.doUnmock('./toast-radix.tsx')
  vi.useRealTimers()
})

/** Fresh modules, so that no test inherits the loaded view of another. */
async function freshToaster() {
  const [{ Toaster }, store] = await Promise.all([import('./toaster.tsx'), import('./toast.ts')])
  render(<Toaster />)
  return store
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

describe('with the full toast', () => {
  test('shows it and closes it after 5000 ms', async () => {
    await import('./toast-radix.tsx')
    const { showToast, currentToast } = await freshToaster()
    act(() => showToast({ title: 'Fehler', description: 'Weitere Ergebnisse konnten nicht geladen werden.' }))
    await settle()
    expect(screen.getByRole('region', { name: /Meldungen/ }).textContent).toContain('Fehler')
    await act(() => vi.advanceTimersByTimeAsync(4_999))
    expect(currentToast()?.open).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(currentToast()?.open).toBe(false)
  })

  test('shows one at a time', async () => {
    await import('./toast-radix.tsx')
    const { showToast } = await freshToaster()
    act(() => showToast({ title: 'Alt' }))
    await settle()
    act(() => showToast({ title: 'Neu' }))
    await settle()
    const place = screen.getByRole('region', { name: /Meldungen/ })
    expect(place.textContent).toContain('Neu')
    expect(place.textContent).not.toContain('Alt')
  })
})

describe('where the code cannot be loaded', () => {
  beforeEach(() => {
    vi.doMock('./toast-radix.tsx', () => {
      throw new Error('offline')
    })
  })

  const failedLoad = () =>
    act(() =>
      import('./toast-radix.tsx').then(
        () => expect.unreachable(),
        () => {},
      ),
    )

  test('a plain alert speaks all the same and goes after 5000 ms', async () => {
    const { showToast } = await freshToaster()
    act(() => showToast({ title: 'Fehler beim Senden', variant: 'destructive' }))
    await failedLoad()
    expect(screen.getByRole('alert').textContent).toContain('Fehler beim Senden')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('its button closes it', async () => {
    const { showToast } = await freshToaster()
    act(() => showToast({ title: 'Fehler' }))
    await failedLoad()
    fireEvent.click(screen.getByRole('button', { name: 'Schliessen' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('a toast that waits for a slow line is shown plainly after 1500 ms', async () => {
  vi.doMock('./toast-radix.tsx', () => new Promise(() => {}))
  const { showToast } = await freshToaster()
  act(() => showToast({ title: 'Langsam' }))
  await act(() => vi.advanceTimersByTimeAsync(1_499))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('alert').textContent).toContain('Langsam')
})

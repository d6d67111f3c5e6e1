// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Fehlergrenze } from './fehlergrenze.tsx'
import type { Location } from './router.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Kaputt(): never {
  throw new Error('planted')
}

/** What the browser did when scrolling began to return a promise. */
function KaputtBeimGehen() {
  useEffect(() => ({}) as () => void, [])
  return <p>noch heil</p>
}

const an = (pathname: string, state: unknown = null): Location => ({ pathname, search: '', hash: '', state })
const [A, B, C] = [an('/a'), an('/b'), an('/c')]

const seite = (stelle: Location, inhalt: ReactNode) => (
  <Fehlergrenze stelle={stelle} ersatz={<p>Ersatz</p>}>
    <div key={stelle.pathname}>{inhalt}</div>
  </Fehlergrenze>
)
const gezeigt = () => document.body.textContent

test('shows its content, and in its place the substitute once it throws', () => {
  const { rerender } = render(seite(A, 'Seite a'))
  expect(gezeigt()).toBe('Seite a')
  rerender(seite(A, <Kaputt />))
  expect(gezeigt()).toBe('Ersatz')
  rerender(seite(A, 'Seite a'))
  expect(gezeigt()).toBe('Ersatz')
})

test('an error at a new place stays until there is another place', () => {
  const { rerender } = render(seite(A, 'Seite a'))
  rerender(seite(B, <Kaputt />))
  rerender(seite(B, 'Seite b'))
  expect(gezeigt()).toBe('Ersatz')
  rerender(seite(C, 'Seite c'))
  expect(gezeigt()).toBe('Seite c')
})

test('from one error to the next, and out', () => {
  const { rerender } = render(seite(A, <Kaputt />))
  rerender(seite(B, <Kaputt />))
  expect(gezeigt()).toBe('Ersatz')
  rerender(seite(C, 'Seite c'))
  expect(gezeigt()).toBe('Seite c')
})

test('a step inside the page is the same place, the page asked for again is another', () => {
  const { rerender } = render(seite(A, <Kaputt />))
  rerender(seite(an('/a', { schritt: 2 }), 'Seite a'))
  expect(gezeigt()).toBe('Ersatz')
  rerender(seite(an('/a'), 'Seite a'))
  expect(gezeigt()).toBe('Seite a')
})

test('what throws on its way out costs the substitute, not everything; the next place is fine', () => {
  const { rerender } = render(seite(A, <KaputtBeimGehen />))
  rerender(seite(B, 'Seite b'))
  expect(gezeigt()).toBe('Ersatz')
  rerender(seite(C, 'Seite c'))
  expect(gezeigt()).toBe('Seite c')
  expect(screen.queryByText('Ersatz')).toBeNull()
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UnfallNotiz } from './unfall-notiz.tsx'

afterEach(cleanup)

test.each([
  [14, 'Unter 15 Jahren'],
  [65, 'Ab 65'],
])('at %d without accident cover it warns and offers to change that', (alter, worte) => {
  const onMit = vi.fn()
  render(<UnfallNotiz alter={alter} unfall="OHNE" onMit={onMit} />)
  expect(screen.getByText(/^Achtung/).textContent).toContain(worte)
  fireEvent.click(screen.getByRole('button', { name: 'Mit Unfall rechnen' }))
  expect(onMit).toHaveBeenCalledOnce()
})

test('it says nothing to whoever is covered, of working age or of unknown age', () => {
  for (const [alter, unfall] of [
    [14, 'MIT'],
    [70, 'MIT'],
    [15, 'OHNE'],
    [64, 'OHNE'],
    [undefined, 'OHNE'],
  ] as const) {
    const { container } = render(<UnfallNotiz alter={alter} unfall={unfall} onMit={() => {}} />)
    expect(container.textContent).toBe('')
  }
})

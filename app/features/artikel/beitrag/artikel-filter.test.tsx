// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ratgeber } from '#content/ratgeber/index.ts'
import { ArtikelFilter } from './artikel-filter.tsx'

// The build counts the words; here every text has 900.
vi.mock('./woerter.ts', () => ({ woerter: () => 900 }))

const titel = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
const waehle = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  // One category without an article, so that its empty state can be reached.
  const artikel = ratgeber.artikel.filter(({ kategorie }) => kategorie !== 'Familie')
  render(<ArtikelFilter bereich={{ ...ratgeber, artikel }} />)
})
afterEach(cleanup)

it('starts with all and says how many', () => {
  expect(screen.getByRole('status').textContent).toBe('Alle Ratgeber (15)')
  expect(titel()).toHaveLength(16)
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Alle')
})

it('shows only the chosen category', () => {
  waehle('Sparen')
  expect(screen.getByRole('status').textContent).toBe('Kategorie: Sparen (1)')
  expect(titel()).toEqual(['Franchise optimal wählen'])
  expect(screen.getByRole('article').textContent).toContain('15. Januar 2025 · 5 Minuten')
  expect(within(screen.getByRole('listitem')).getByRole('link').getAttribute('href')).toBe(
    '/ratgeber/franchise-optimal-waehlen',
  )
})

it('says when a category is empty, and leads back to all', () => {
  waehle('Familie')
  expect(screen.getByText('Keine Ratgeber in der Kategorie "Familie" gefunden.')).toBeDefined()
  waehle('Alle Ratgeber anzeigen')
  expect(titel()).toHaveLength(16)
})

it('shows what only some people need after the rest, under its own heading and without repeating it', () => {
  expect(titel()[7]).toBe('Für besondere Situationen')
  const danach = within(screen.getByRole('region', { name: 'Für besondere Situationen' }))
  expect(danach.getAllByRole('article')).toHaveLength(8)
  expect(danach.queryByText('Besondere Situationen')).toBeNull()
  waehle('Besondere Situationen')
  expect(screen.getByRole('status').textContent).toBe('Kategorie: Besondere Situationen (8)')
  expect(titel().slice(0, 2)).toEqual(['Für besondere Situationen', 'Neugeboren oder neu in der Schweiz'])
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Aufklapper } from './aufklapper.tsx'

afterEach(cleanup)

function Rahmen() {
  const [offen, setOffen] = useState(false)
  return (
    <Aufklapper
      titel="Heutige Kasse"
      text="Der Betrag genügt."
      schliessen="Schliessen"
      offen={offen}
      onToggle={setOffen}
    >
      Felder
    </Aufklapper>
  )
}

test('closed, its name is all that its button shows, and the sentence beside it describes it', () => {
  const { container } = render(<Rahmen />)
  const knopf = screen.getByRole('button', { name: 'Heutige Kasse', description: 'Der Betrag genügt.' })
  expect(knopf.textContent).toBe('Heutige Kasse')
  expect(knopf.hasAttribute('aria-label')).toBe(false)
  expect(container.textContent).toContain('Der Betrag genügt.')
  expect(container.textContent).not.toContain('Felder')
})

test('opens in its own place under the same name, and closes', () => {
  render(<Rahmen />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('region', { name: 'Heutige Kasse' }).textContent).toContain('Felder')
  fireEvent.click(screen.getByRole('button', { name: 'Heutige Kasse Schliessen', expanded: true }))
  expect(screen.getByRole('button', { name: 'Heutige Kasse', expanded: false })).toBeTruthy()
})

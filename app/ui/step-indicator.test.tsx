// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StepIndicator } from './step-indicator.tsx'

afterEach(cleanup)

const steps = [
  { title: 'Daten eingeben', text: 'Jahrgang und PLZ' },
  { title: 'Angebot', text: 'Alle Optionen und Ersparnis' },
  { title: 'Anfrage senden', text: 'Kontaktdaten angeben' },
]

test.each(['compact', 'wide'] as const)('%s: done and current steps can be chosen, later ones cannot', look => {
  const onSelect = vi.fn()
  render(<StepIndicator steps={steps} current={1} onSelect={onSelect} look={look} />)
  const list = within(screen.getByRole('navigation', { name: 'Schritte' })).getByRole('list')
  const [done, current, ahead] = within(list).getAllByRole('listitem')
  if (!done || !current || !ahead) throw new Error('three steps expected')

  fireEvent.click(within(done).getByRole('button', { name: /Daten eingeben.*erledigt/ }))
  fireEvent.click(within(current).getByRole('button', { name: /Angebot/ }))
  expect(onSelect.mock.calls).toEqual([[0], [1]])
  expect(within(ahead).queryByRole('button')).toBeNull()
  expect(ahead.textContent).toContain('Anfrage senden')
})

test('exactly the current step says so', () => {
  render(<StepIndicator steps={steps} current={1} onSelect={() => {}} />)
  const marked = document.querySelectorAll('[aria-current="step"]')
  expect([...marked].map(element => element.textContent)).toEqual(['2 Angebot: Alle Optionen und Ersparnis'])
})

test.each(['compact', 'wide'] as const)('%s: the second line of every step is read out', look => {
  render(<StepIndicator steps={steps} current={0} onSelect={() => {}} look={look} />)
  expect(screen.getAllByRole('listitem').map(step => step.textContent?.replace(/^(\d)(?=\1)/, ''))).toEqual([
    '1 Daten eingeben: Jahrgang und PLZ',
    '2 Angebot: Alle Optionen und Ersparnis',
    '3 Anfrage senden: Kontaktdaten angeben',
  ])
})

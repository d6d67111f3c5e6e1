// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'

afterEach(cleanup)

const items = ['Erste', 'Zweite', 'Dritte'].map(title => ({ title, content: `Antwort auf ${title}` }))
const header = (name: string) => screen.getByRole('button', { name })
const expanded = () => screen.getAllByRole('button').map(button => button.getAttribute('aria-expanded'))

test('answers are in the HTML while closed', () => {
  const html = renderToStaticMarkup(<Accordion items={items} />)
  for (const { content } of items) expect(html).toContain(content)
  expect(html).not.toContain('aria-expanded="true"')
})

test('one is open at a time, and it can be closed again', () => {
  render(<Accordion items={items} />)
  fireEvent.click(header('Erste'))
  expect(expanded()).toEqual(['true', 'false', 'false'])
  fireEvent.click(header('Dritte'))
  expect(expanded()).toEqual(['false', 'false', 'true'])
  fireEvent.click(header('Dritte'))
  expect(expanded()).toEqual(['false', 'false', 'false'])
})

test.each([
  ['Erste', 'ArrowDown', 'Zweite'],
  ['Dritte', 'ArrowDown', 'Erste'],
  ['Zweite', 'ArrowUp', 'Erste'],
  ['Erste', 'ArrowUp', 'Dritte'],
  ['Zweite', 'Home', 'Erste'],
  ['Zweite', 'End', 'Dritte'],
])('from %s, %s moves the focus to %s', (from, key, to) => {
  render(<Accordion items={items} />)
  header(from).focus()
  const untouched = fireEvent.keyDown(header(from), { key })
  expect(document.activeElement).toBe(header(to))
  expect(untouched).toBe(false)
})

test('other keys keep their meaning', () => {
  render(<Accordion items={items} />)
  header('Zweite').focus()
  expect(fireEvent.keyDown(header('Zweite'), { key: 'Tab' })).toBe(true)
  expect(document.activeElement).toBe(header('Zweite'))
})

test('each header controls a region that it names', () => {
  render(<Accordion items={items} />)
  const button = header('Zweite')
  fireEvent.click(button)
  const region = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(region?.textContent).toBe('Antwort auf Zweite')
  expect(region?.getAttribute('aria-labelledby')).toBe(button.id)
})

test('a search in the page opens the answer it found', () => {
  render(<Accordion items={items} />)
  const panel = screen.getByText('Antwort auf Zweite').parentElement
  expect(panel?.getAttribute('hidden')).toBe('until-found')
  if (panel) fireEvent(panel, new Event('beforematch'))
  expect(expanded()).toEqual(['false', 'true', 'false'])
  expect(panel?.hasAttribute('hidden')).toBe(false)
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('acts when pressed and submits nothing by itself', () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Zurück</Button>)
  const button = screen.getByRole('button', { name: 'Zurück' })
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(button.getAttribute('type')).toBe('button')
})

test('busy: does nothing, sends nothing, keeps the focus', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} busyLabel="Wird gesendet..." onClick={onClick}>
        Anfrage senden
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button')
  button.focus()
  rerender(form(true))
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})

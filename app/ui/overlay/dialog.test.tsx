// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { closeDialog, opens, showDialog } from './dialog-control.ts'

afterEach(cleanup)

function dialog() {
  const element = document.getElementById('fenster')
  if (!(element instanceof HTMLDialogElement)) throw new Error('no dialog')
  return element
}

const onClose = vi.fn()
const onOpen = vi.fn()

function renderWithButton() {
  onClose.mockClear()
  onOpen.mockClear()
  render(
    <>
      <button type="button" {...opens('fenster')}>
        Öffnen
      </button>
      <Dialog id="fenster" title="Cookie-Einstellungen" onOpen={onOpen} onClose={onClose}>
        <p>Inhalt</p>
      </Dialog>
    </>,
  )
}

test('is named by its title and closed at first', () => {
  renderWithButton()
  const title = document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Cookie-Einstellungen')
  expect(dialog().open).toBe(false)
})

test('the button names its dialog by attributes that work before hydration', () => {
  renderWithButton()
  const button = screen.getByRole('button', { name: 'Öffnen' })
  expect(button.getAttribute('commandfor')).toBe('fenster')
  expect(button.getAttribute('command')).toBe('show-modal')
})

test('a browser without these attributes opens it by the click, once', () => {
  expect('command' in HTMLButtonElement.prototype).toBe(false)
  renderWithButton()
  const button = screen.getByRole('button', { name: 'Öffnen' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(dialog().open).toBe(true)
})

test('the button holds the focus when the dialog opens, so that it returns there', () => {
  renderWithButton()
  const button = screen.getByRole('button', { name: 'Öffnen' })
  let focusAtOpening: Element | null = null
  vi.spyOn(dialog(), 'showModal').mockImplementation(() => {
    focusAtOpening = document.activeElement
  })
  fireEvent.click(button)
  expect(focusAtOpening).toBe(button)
})

test('opens and closes by its id, and tells so', () => {
  renderWithButton()
  showDialog('fenster')
  expect(dialog().open).toBe(true)
  closeDialog('fenster')
  expect(dialog().open).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press beside it closes it, one inside does not', () => {
  renderWithButton()
  showDialog('fenster')
  fireEvent.click(screen.getByText('Inhalt'))
  expect(dialog().open).toBe(true)
  fireEvent.click(dialog())
  expect(dialog().open).toBe(false)
})

test('an id that no dialog bears is ignored', () => {
  expect(() => showDialog('unbekannt')).not.toThrow()
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Brief } from '../text/brief.tsx'
import { useBriefKopieren } from './use-brief-kopieren.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()

function Seite() {
  useBriefKopieren()
  return (
    <>
      <Brief name="Musterbrief">Ich kündige.</Brief>
      <button type="button">Anderes</button>
    </>
  )
}

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<Seite />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('copies the letter, not the words of its button', async () => {
  writeText.mockResolvedValue()
  fireEvent.click(screen.getByRole('button', { name: 'Musterbrief kopieren' }))
  expect(await screen.findByText('Text kopiert.')).toBeDefined()
  expect(writeText.mock.calls).toEqual([['Ich kündige.']])
})

it('says how to go on when copying is forbidden', async () => {
  writeText.mockRejectedValue(new DOMException('forbidden', 'NotAllowedError'))
  fireEvent.click(screen.getByRole('button', { name: 'Musterbrief kopieren' }))
  expect(await screen.findByText(/kopieren Sie ihn von Hand/)).toBeDefined()
})

it('leaves the letter itself and other buttons alone', () => {
  fireEvent.click(screen.getByText('Ich kündige.'))
  fireEvent.click(screen.getByRole('button', { name: 'Anderes' }))
  expect(writeText).not.toHaveBeenCalled()
})

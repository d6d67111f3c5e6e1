// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TeilenKnopf } from './teilen-knopf.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()
const share = vi.fn<(data: ShareData) => Promise<void>>()

function geraet(teile: { share?: typeof share }) {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...teile })
  render(<TeilenKnopf titel="Franchise optimal wählen" />)
  fireEvent.click(screen.getByRole('button', { name: 'Teilen' }))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('uses the device’s own dialog where there is one', async () => {
  share.mockResolvedValue()
  geraet({ share })
  expect(share).toHaveBeenCalledWith({ title: 'Franchise optimal wählen', url: window.location.href })
  expect(writeText).not.toHaveBeenCalled()
})

it('copies the address elsewhere, and says so', async () => {
  writeText.mockResolvedValue()
  geraet({})
  expect(await screen.findByText('Link kopiert.')).toBeDefined()
  expect(writeText).toHaveBeenCalledWith(window.location.href)
})

it('says how to go on when copying is forbidden', async () => {
  writeText.mockRejectedValue(new DOMException('forbidden', 'NotAllowedError'))
  geraet({})
  expect(await screen.findByText(/kopieren Sie die Adresse/)).toBeDefined()
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SeitenDatenContext } from '#app/lib/seiten-daten.ts'
import { currentToast } from '#app/ui/overlay/toast.ts'
import { erinnerungsWunsch } from '#contract/erinnerung.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import ErinnerungsFormular from './erinnerungs-formular.tsx'

const fetched = vi.fn<typeof fetch>()
const antworte = (status: number, koerper: object) =>
  fetched.mockImplementation(async () => Response.json(koerper, { status }))
const press = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
const feld = () => screen.getByLabelText<HTMLInputElement>('E-Mail')
const tippe = (value: string) => fireEvent.change(feld(), { target: { value } })

const DATEN: SeitenDaten = {
  siteUrl: 'https://praemienlotse.ch',
  datum: '2026-11-15',
  praemien: { jahr: 2026, quelle: 'BAG', versicherer: 37, regionen: 42, importiert: '2026-11-01' },
  gtmId: null,
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  render(
    <SeitenDatenContext value={DATEN}>
      <ErinnerungsFormular art="jahresende" />
    </SeitenDatenContext>,
  )
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

test('says on which day the mail comes, and that the address is deleted then', () => {
  expect(screen.getByText(/16. November 2026/).textContent).toContain('nach der Erinnerung gelöscht')
})

test('a wrong address is named at the field, nothing is sent', async () => {
  tippe('anna@')
  await press()
  expect(feld().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(feld())
  expect(fetched).not.toHaveBeenCalled()
})

test('is sent once, and the note about the link takes its place and the focus', async () => {
  antworte(201, { referenz: 'PL-1', linkGesendet: true })
  tippe(' anna@example.ch ')
  await press()
  const koerper = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
  expect(koerper).toEqual({ email: 'anna@example.ch', frist: 'jahresende' })
  expect(erinnerungsWunsch.anfrage.safeParse(koerper).success).toBe(true)
  expect(screen.queryByRole('form')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Noch ein Schritt')
})

test('when no link went out it says so, and names the calendar and an address', async () => {
  antworte(201, { referenz: 'PL-1', linkGesendet: false })
  tippe('anna@example.ch')
  await press()
  expect(document.activeElement?.textContent).toBe('Wir haben keinen neuen Link gesendet.')
  const hinweis = document.activeElement?.parentElement?.textContent
  expect(hinweis).toContain('schon genug Mails von uns an anna@example.ch.')
  expect(hinweis).toContain('«In den Kalender eintragen»')
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:kontakt@praemienlotse.example')
})

test('a failure keeps the address and says so', async () => {
  antworte(503, { fehler: 'Später.' })
  tippe('anna@example.ch')
  await press()
  expect(currentToast()).toMatchObject({ title: 'Fehler', variant: 'destructive' })
  expect(feld().value).toBe('anna@example.ch')
})

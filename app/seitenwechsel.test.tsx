// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warteBis } from '../tests/fixtures/warte-bis.ts'
import { dankeSeite } from './features/danke/danke-seite.tsx'
import { SeitenDatenContext } from './lib/seiten-daten.ts'
import { dataLayer } from './lib/tracking/data-layer.ts'
import { BrowserRouter, Link } from './router.tsx'
import { Seitenaufruf, Seitenwechsel } from './seitenwechsel.tsx'

const SEITE = {
  ...{ siteUrl: 'https://example.ch', datum: '2026-06-15', gtmId: null },
  praemien: { jahr: 2026, quelle: 'BAG' as const, versicherer: 4, regionen: 1, importiert: '2026-06-15' },
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

beforeEach(() => {
  delete window.dataLayer
  window.history.replaceState(null, '', '/danke-kontakt')
})

test('in development, where React runs every effect twice, each event of a page still comes once', async () => {
  const { Seite } = dankeSeite('/danke-kontakt', 'contact_form')
  const runs = vi.fn()
  const Zeuge = () => <p ref={runs} />
  render(
    <StrictMode>
      <SeitenDatenContext value={SEITE}>
        <BrowserRouter>
          <Seitenaufruf />
          <Seite />
          <Seitenwechsel />
          <Zeuge />
        </BrowserRouter>
      </SeitenDatenContext>
    </StrictMode>,
  )
  const told = () => dataLayer().map(entry => (entry as { event: string }).event)
  await warteBis(() => expect(told()).toContain('page_conversion'))
  expect(told()).toEqual(['page_view', 'contact_form_conversion', 'contact_form_submission', 'page_conversion'])
  // Set, taken away and set again: this build does run everything twice.
  expect(runs).toHaveBeenCalledTimes(3)
})

test.each(['rechner', 'step-calculator'])('#%s scrolls smoothly to its place after 100 ms', id => {
  vi.useFakeTimers()
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  render(
    <BrowserRouter>
      <Link to={`/#${id}`}>Rechner</Link>
      <div id={id} />
      <Seitenwechsel />
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByText('Rechner'))
  vi.advanceTimersByTime(99)
  expect(scroll).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' })
  expect(scroll.mock.contexts).toEqual([document.getElementById(id)])
})

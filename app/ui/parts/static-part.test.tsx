// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter } from '#app/router.tsx'
import { StaticPart } from './static-part.tsx'

const load = vi.fn(async () => ({ default: () => <p>live</p> }))

/** Near is what the test says. */
let comeNear: () => void = () => {}
beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  load.mockClear()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

/** Hydrates a page that the server sent with the part's HTML in it, or without. */
async function open(id: string, html: string | null, live = false) {
  const container = document.createElement('div')
  container.innerHTML = html === null ? '' : `<div id="${id}" class="contents">${html}</div>`
  document.body.append(container)
  const page = (
    <BrowserRouter>
      <StaticPart id={id} part={lazy(load)} live={live} />
    </BrowserRouter>
  )
  return act(async () => render(page, { container, hydrate: html !== null }))
}

test('the HTML that came stays, and no code is loaded for it', async () => {
  await open('bleibt', '<p>from the server</p>')
  expect(screen.getByText('from the server')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
})

test('its links stay inside the site; a click with a key is the browser’s', async () => {
  await open('links', '<a href="/faq?a=1#b"><b>FAQ</b></a>')
  expect(fireEvent.click(screen.getByText('FAQ'))).toBe(false)
  expect(location.pathname + location.search + location.hash).toBe('/faq?a=1#b')
  expect(fireEvent.click(screen.getByText('FAQ'), { ctrlKey: true })).toBe(true)
})

test('without HTML, as after a link inside the site, its code is loaded', async () => {
  await open('fehlt', null)
  expect(await screen.findByText('live')).toBeTruthy()
})

test('a part that reacts comes to life when the visitor gets near', async () => {
  await open('lebt', '<p>from the server</p>', true)
  expect(load).not.toHaveBeenCalled()
  await act(async () => comeNear())
  expect(await screen.findByText('live')).toBeTruthy()
  expect(screen.queryByText('from the server')).toBeNull()
})

test('taken away and put back it shows the same HTML again', async () => {
  const { unmount } = await open('wieder', '<p>from the server</p>')
  unmount()
  expect(screen.queryByText('from the server')).toBeNull()
  await open('wieder', null)
  expect(screen.getByText('from the server')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
})

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter } from '#app/router.tsx'
import { ServerPart } from './server-part.tsx'

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
async function open(id: string, html: string | null, live?: ComponentType) {
  const container = document.createElement('div')
  container.innerHTML = html === null ? '' : `<div id="${id}" class="contents">${html}</div>`
  document.body.append(container)
  const part = <ServerPart id={id} {...(live && { live })} />
  const page = <BrowserRouter>{html === null ? <Suspense>{part}</Suspense> : part}</BrowserRouter>
  return act(async () => render(page, { container, hydrate: html !== null }))
}

test('the HTML that came stays', async () => {
  await open('bleibt', '<p>from the server</p>')
  expect(screen.getByText('from the server')).toBeTruthy()
})

test('without HTML, as after a link inside the site, it comes from the HTML of that page, once for all parts', async () => {
  history.replaceState(null, '', '/faq')
  const fetchPage = vi.fn(async () => new Response('<div id="fehlt"><p>from the page</p></div>'))
  vi.stubGlobal('fetch', fetchPage)
  await open('fehlt', null)
  expect(await screen.findByText('from the page')).toBeTruthy()
  expect(fetchPage.mock.calls).toEqual([['/faq']])
})

test('a part that reacts comes to life when the visitor gets near', async () => {
  const Live = lazy(load)
  await open('lebt', '<p>from the server</p>', Live)
  expect(load).not.toHaveBeenCalled()
  await act(async () => comeNear())
  expect(await screen.findByText('live')).toBeTruthy()
  expect(screen.queryByText('from the server')).toBeNull()
  expect(document.querySelector('#lebt[data-live]')).toBeTruthy()
})

test('without HTML it is alive at once', async () => {
  await open('lebt-sofort', null, lazy(load))
  expect(await screen.findByText('live')).toBeTruthy()
})

test('taken away and put back it shows the same HTML again', async () => {
  const { unmount } = await open('wieder', '<p>from the server</p>', lazy(load))
  unmount()
  expect(screen.queryByText('from the server')).toBeNull()
  await open('wieder', null, lazy(load))
  expect(screen.getByText('from the server')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
})

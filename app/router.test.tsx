// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrowserRouter, Link, matchPattern, NavLink, StaticRouter, useLocation, useNavigate } from './router.tsx'

afterEach(cleanup)
beforeEach(() => window.history.replaceState(null, '', '/faq'))

function Where() {
  const { pathname, search, hash } = useLocation()
  return <p data-testid="where">{pathname + search + hash}</p>
}
const where = () => screen.getByTestId('where').textContent

test.each([
  ['/faq', '/faq', ''],
  ['/faq', '/faq/', null],
  ['/', '/faq', null],
  ['/blog/:slug', '/blog/franchise', 'franchise'],
  ['/blog/:slug', '/blog/krankenkassenprämien-2025-sparen', 'krankenkassenprämien-2025-sparen'],
  ['/blog/:slug', '/blog/', null],
  ['/blog/:slug', '/blog', null],
  ['/blog/:slug', '/blog/a/b', null],
])('pattern %s for %s gives %j', (pattern, pathname, slug) => expect(matchPattern(pattern, pathname)).toBe(slug))

test('a plain click changes the address without loading a page', () => {
  render(
    <BrowserRouter>
      <Link to="/agb?x=1#oben">AGB</Link>
      <Where />
    </BrowserRouter>,
  )
  const before = window.history.length
  const notPrevented = fireEvent.click(screen.getByText('AGB'))
  expect(notPrevented).toBe(false)
  expect(where()).toBe('/agb?x=1#oben')
  expect(window.history.length).toBe(before + 1)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  modifier => {
    render(
      <BrowserRouter>
        <Link to="/agb">AGB</Link>
        <Where />
      </BrowserRouter>,
    )
    expect(fireEvent.click(screen.getByText('AGB'), modifier)).toBe(true)
    expect(where()).toBe('/faq')
  },
)

test.each([
  ['any link inside the site', '<a href="/agb"><svg><path></path></svg></a>', '/agb'],
  ['not one that says where it opens', '<a href="/agb" target="_self">AGB</a>', '/faq'],
  ['not a download', '<a href="/agb" download>AGB</a>', '/faq'],
  ['not a file', '<a href="/praemien/daten/schweiz-2026.csv">CSV</a>', '/faq'],
  ['not another site', '<a href="https://example.ch/agb">AGB</a>', '/faq'],
])('whoever made it, the router follows %s', (_which, html, expected) => {
  // Nothing to load here.
  const stop = (event: Event) => event.preventDefault()
  window.addEventListener('click', stop)
  const { container } = render(
    <BrowserRouter>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written here */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Where />
    </BrowserRouter>,
  )
  const link = container.querySelector('path, a')
  if (link) fireEvent.click(link)
  window.removeEventListener('click', stop)
  expect(where()).toBe(expected)
})

test('a link to the address shown adds nothing to the history', () => {
  render(
    <BrowserRouter>
      <Link to="/faq">FAQ</Link>
    </BrowserRouter>,
  )
  const before = window.history.length
  fireEvent.click(screen.getByText('FAQ'))
  expect(window.history.length).toBe(before)
})

test('going back is followed, and brings back the state of that place', () => {
  function Steps() {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate('/faq', { state: { step: 2 } })}>
        {JSON.stringify(useLocation().state)}
      </button>
    )
  }
  render(
    <BrowserRouter>
      <Steps />
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe('{"step":2}')
  act(() => {
    window.history.replaceState({ step: 1 }, '', '/faq')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(screen.getByRole('button').textContent).toBe('{"step":1}')
})

test.each([
  ['/blog/pr%C3%A4mien', '/blog/prämien'],
  ['/blog/pra%CC%88mien', '/blog/prämien'],
  ['/blog/franchise/', '/blog/franchise'],
  ['/blog/%E4', '/blog/%E4'],
  ['/', '/'],
])('the address %s is compared as %s', (address, pathname) => {
  window.history.replaceState(null, '', address)
  render(
    <BrowserRouter>
      <Where />
    </BrowserRouter>,
  )
  expect(where()).toBe(pathname.normalize('NFC'))
})

test('a navigation link names the page shown and its section', () => {
  render(
    <StaticRouter pathname="/ratgeber/franchise">
      <NavLink to="/ratgeber" section="/ratgeber/">
        Ratgeber
      </NavLink>
      <NavLink to="/ratgeber/franchise">Franchise</NavLink>
      <NavLink to="/">Start</NavLink>
    </StaticRouter>,
  )
  expect(screen.getAllByRole('link').map(link => link.getAttribute('aria-current'))).toEqual(['true', 'page', null])
})

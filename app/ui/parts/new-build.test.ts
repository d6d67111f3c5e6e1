// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const GONE = () => Promise.reject(new Error('gone'))
const page = (entry: string) => `<!doctype html><script type="module" src="/assets/${entry}.js" fetchpriority="low">`

let reload: ReturnType<typeof vi.fn>
let replace: ReturnType<typeof vi.fn>
const server = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  // One in the document would be loaded.
  vi.spyOn(document, 'querySelector').mockReturnValue({ getAttribute: () => '/assets/old.js' } as unknown as Element)
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  vi.stubGlobal('fetch', server)
  server.mockReset().mockImplementation(async () => new Response(page('new')))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

/** As in a new document. */
const load = () => import('./new-build.ts')
const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.catch((error: Error) => error.message),
    new Promise(resolve => setTimeout(resolve, 20, 'waits')),
  ])

test('code that is there comes, and nobody is asked', async () => {
  const { loadLater } = await load()
  expect(await loadLater(async () => 'code')).toBe('code')
  expect(server).not.toHaveBeenCalled()
})

test('code of an older build: the page is loaded anew, once for all that miss something, and nothing settles meanwhile', async () => {
  const { loadLater } = await load()
  expect(await Promise.all([settled(loadLater(GONE)), settled(loadLater(GONE))])).toEqual(['waits', 'waits'])
  // The browser has left, and with it ends what is asked.
  server.mockRejectedValueOnce(new TypeError('aborted'))
  expect(await settled(loadLater(GONE))).toBe('waits')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the same build once more, after having left it for this page: the error, not a circle', async () => {
  await settled((await load()).loadLater(GONE))
  vi.resetModules()
  expect(await settled((await load()).loadLater(GONE))).toBe('gone')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another address is another way: it takes the place of this one', async () => {
  const { followNewBuild } = await load()
  expect(await followNewBuild('http://localhost:3000/?step=2')).toBe(true)
  expect(replace).toHaveBeenCalledWith('http://localhost:3000/?step=2')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['the same build', async () => new Response(page('old'))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['words of somebody between us and the server', async () => new Response('<h1>503</h1>', { status: 503 })],
])('%s: the error stays one', async (_what, answer) => {
  server.mockImplementation(answer)
  expect(await settled((await load()).loadLater(GONE))).toBe('gone')
  expect(reload).not.toHaveBeenCalled()
})

test('a browser that stores nothing could not tell a circle: the error stays one', async () => {
  const getItem = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem })
  expect(await settled((await load()).loadLater(GONE))).toBe('gone')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['<textarea>Guten Tag</textarea>', 'gone'],
  ['<input value="Anna">', 'gone'],
  ['<input type="email" value="anna@example.ch">', 'gone'],
  ['<input><textarea></textarea>', 'waits'],
  ['<input type="radio" value="2500" checked><input type="checkbox"><input type="range" value="3">', 'waits'],
])('what stands in a text field is not taken away, a choice is no text: %s', async (fields, what) => {
  document.body.innerHTML = fields
  expect(await settled((await load()).loadLater(GONE))).toBe(what)
  expect(reload).toHaveBeenCalledTimes(what === 'gone' ? 0 : 1)
})

test('the page comes back where it was, once', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.stubGlobal('scrollY', 640)
  const { loadLater, restorePlace } = await load()
  await settled(loadLater(GONE))
  restorePlace()
  restorePlace()
  expect(scrollTo.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }]])
})

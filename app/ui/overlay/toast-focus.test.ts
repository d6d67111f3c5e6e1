// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { uncoverFocus } from './toast-focus.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

type Ort = { top: number; bottom: number; left?: number; right?: number }

function element(tag: string, { top, bottom, left = 20, right = 340 }: Ort, attribute: Record<string, string> = {}) {
  const neu = document.createElement(tag)
  for (const [name, wert] of Object.entries(attribute)) neu.setAttribute(name, wert)
  neu.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top)
  document.body.append(neu)
  return neu
}

/** On a phone of 640 px: the toast lies at 540 to 624. */
const TOAST = { top: 540, bottom: 624, left: 16, right: 344 }

function scrolled(toast: Ort): number {
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  uncoverFocus(element('div', toast))
  const options = scroll.mock.calls[0]?.[0] as ScrollToOptions | undefined
  return options?.top ?? 0
}

test('a field under the toast comes out from under it, with 8 px between them', () => {
  element('input', { top: 530, bottom: 578 }).focus()
  expect(scrolled(TOAST)).toBe(46)
})

test('so does the complaint below a field that stands free', () => {
  element('p', { top: 524, bottom: 564 }, { id: 'note' })
  element('input', { top: 470, bottom: 518 }, { 'aria-describedby': 'note' }).focus()
  expect(scrolled(TOAST)).toBe(32)
})

test.each([
  ['above it', { top: 400, bottom: 448 }, TOAST],
  [
    'beside it, as on a wide screen',
    { top: 40, bottom: 94, left: 100, right: 700 },
    { top: 24, bottom: 110, left: 1000, right: 1416 },
  ],
  ['below the window', { top: 700, bottom: 748 }, TOAST],
])('a field %s stays where it is', (_, feld, toast) => {
  element('input', feld).focus()
  expect(scrolled(toast)).toBe(0)
})

test('nothing moves while nothing has the focus', () => {
  expect(scrolled(TOAST)).toBe(0)
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const button = (name: string) => screen.getByRole('button', { name })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const visible = () => [...document.querySelectorAll('body > [aria-hidden]')].map(bubble => bubble.textContent)
const enter = (name: string) => fireEvent.pointerEnter(button(name), { pointerType: 'mouse' })
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' })

function renderTwo() {
  render(
    <>
      <Tooltip text="Ihr Anteil im Jahr">
        <button type="button">Franchise</button>
      </Tooltip>
      <Tooltip text="Zehn Prozent">
        <button type="button">Selbstbehalt</button>
      </Tooltip>
    </>,
  )
}

test('the text describes the element before it is shown', () => {
  renderTwo()
  const id = button('Franchise').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Ihr Anteil im Jahr')
})

test('opens 700 ms after the pointer arrives', async () => {
  renderTwo()
  enter('Franchise')
  await pass(699)
  expect(visible()).toEqual([])
  await pass(1)
  expect(visible()).toEqual(['Ihr Anteil im Jahr'])
})

test('a pointer that only passes by opens nothing', async () => {
  renderTwo()
  enter('Franchise')
  await pass(600)
  leave('Franchise')
  await pass(2_000)
  expect(visible()).toEqual([])
})

async function openAndCloseFirst() {
  enter('Franchise')
  await pass(700)
  leave('Franchise')
  await pass(120)
  expect(visible()).toEqual([])
}

test('the next one opens at once within 300 ms of the last', async () => {
  renderTwo()
  await openAndCloseFirst()
  await pass(299)
  enter('Selbstbehalt')
  await pass(0)
  expect(visible()).toEqual(['Zehn Prozent'])
})

test('later it waits again', async () => {
  renderTwo()
  await openAndCloseFirst()
  await pass(300)
  enter('Selbstbehalt')
  await pass(699)
  expect(visible()).toEqual([])
})

test('opens at once by keyboard, and closes when the focus leaves', async () => {
  renderTwo()
  act(() => button('Franchise').focus())
  await pass(0)
  expect(visible()).toEqual(['Ihr Anteil im Jahr'])
  act(() => button('Franchise').blur())
  expect(visible()).toEqual([])
})

test('a press with the mouse acts on the element instead', async () => {
  renderTwo()
  enter('Franchise')
  fireEvent.pointerDown(button('Franchise'), { pointerType: 'mouse' })
  act(() => button('Franchise').focus())
  await pass(2_000)
  expect(visible()).toEqual([])
})

test('it stays under the pointer that moves onto it, and goes with Escape or when the page moves', async () => {
  renderTwo()
  enter('Franchise')
  await pass(700)
  leave('Franchise')
  await pass(100)
  fireEvent.pointerEnter(screen.getAllByText('Ihr Anteil im Jahr').at(-1) as HTMLElement, { pointerType: 'mouse' })
  await pass(2_000)
  expect(visible()).toEqual(['Ihr Anteil im Jahr'])
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(visible()).toEqual([])

  act(() => button('Selbstbehalt').focus())
  expect(visible()).toEqual(['Zehn Prozent'])
  fireEvent.scroll(document)
  expect(visible()).toEqual([])
})

test.each([
  ['above the element', { top: 300, left: 400 }, '365px 252px'],
  ['below it where there is no room', { top: 20, left: 400 }, '365px 52px'],
  ['inside the window', { top: 300, left: 0 }, '16px 252px'],
])('it stands %s', async (_where, { top, left }, expected) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute('aria-hidden') ? new DOMRect(0, 0, 100, 40) : new DOMRect(left, top, 30, 24)
  })
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  renderTwo()
  act(() => button('Franchise').focus())
  const [bubble] = document.querySelectorAll<HTMLElement>('body > [aria-hidden]')
  expect(bubble?.style.translate).toBe(expected)
})

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

vi.mock('./tooltip-radix.tsx', () => ({
  RadixBubble: ({ text }: { text: string }) => <i data-testid="bubble">{text}</i>,
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
})

const button = (name: string) => screen.getByRole('button', { name })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const visible = () => screen.queryAllByTestId('bubble').map(bubble => bubble.textContent)
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

test('the text describes the element before any code is loaded', () => {
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

test('the element is the same before and after the bubble arrives', async () => {
  renderTwo()
  const before = button('Franchise')
  enter('Franchise')
  await pass(700)
  expect(button('Franchise')).toBe(before)
})

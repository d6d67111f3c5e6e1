// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useOnce } from './use-once.ts'

afterEach(cleanup)

function Probe({ effect }: { effect: () => void }) {
  useOnce(effect)
  return null
}

test('runs once per appearance, whatever re-renders it and in Strict Mode too', () => {
  const effect = vi.fn()
  const view = () => (
    <StrictMode>
      <Probe effect={() => effect()} />
    </StrictMode>
  )
  const { rerender, unmount } = render(view())
  rerender(view())
  expect(effect).toHaveBeenCalledOnce()
  unmount()
  render(view())
  expect(effect).toHaveBeenCalledTimes(2)
})

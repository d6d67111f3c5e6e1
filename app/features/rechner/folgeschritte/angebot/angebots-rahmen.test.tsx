// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { AngebotsRahmen } from './angebots-rahmen.tsx'

/** A tablet that can be turned. */
class Tablet extends EventTarget {
  matches = false
  turn(breit: boolean) {
    this.matches = breit
    act(() => {
      this.dispatchEvent(new Event('change'))
    })
  }
}

let tablet: Tablet
beforeEach(() => {
  tablet = new Tablet()
  vi.stubGlobal('matchMedia', () => tablet)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function zeige() {
  const teile = { antwort: 'Antwort ', jahr: 'Jahr ', regler: 'Regler ', liste: 'Liste ' }
  const mehr = (
    <details>
      <summary>Mehr</summary>
      <input aria-label="Name" />
    </details>
  )
  const { container } = render(<AngebotsRahmen ort={undefined} {...teile} mehr={mehr} />)
  const falte = () => screen.getByRole<HTMLDetailsElement>('group')
  const feld = () => screen.getByLabelText<HTMLInputElement>('Name')
  falte().open = true
  fireEvent.change(feld(), { target: { value: 'Anna' } })
  feld().focus()
  return () => ({
    folge: container.textContent,
    offen: falte().open,
    getippt: feld().value,
    fokus: document.activeElement === feld(),
  })
}

const BEHALTEN = { offen: true, getippt: 'Anna', fokus: true }
const HOCH = { ...BEHALTEN, folge: 'Antwort Jahr Regler Liste Mehr' }
const QUER = { ...BEHALTEN, folge: 'Antwort Jahr Regler MehrListe ' }

test('a tablet that is turned reads in its order, and keeps what was opened and typed', () => {
  const stand = zeige()
  expect(stand()).toEqual(HOCH)
  tablet.turn(true)
  expect(stand()).toEqual(QUER)
  tablet.turn(false)
  expect(stand()).toEqual(HOCH)
})

test('a browser that can move without losing anything does, once there is something to lose', () => {
  const moveBefore = vi.fn(function (this: Element, kind: Element) {
    if (!kind.isConnected) throw new DOMException('not connected', 'HierarchyRequestError')
    this.append(kind)
  })
  Object.assign(HTMLDivElement.prototype, { moveBefore })
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLDivElement.prototype, 'moveBefore')
  })
  const stand = zeige()
  expect(moveBefore).not.toHaveBeenCalled()
  tablet.turn(true)
  expect(moveBefore).toHaveBeenCalledOnce()
  expect(stand()).toEqual(QUER)
})

test('what was in focus is in sight after the turn, and nothing scrolls for anybody else', () => {
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  zeige()
  tablet.turn(true)
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByLabelText('Name')])
  screen.getByLabelText('Name').blur()
  tablet.turn(false)
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bildteil, useReihen } from './bildteil.tsx'

/** Says of every observed element whether it is on the screen. */
let melde: (sichtbar: (element: Element) => boolean) => void

beforeEach(() => {
  vi.useFakeTimers()
  const beobachter: ((sichtbar: (element: Element) => boolean) => void)[] = []
  melde = sichtbar =>
    act(() => {
      for (const eines of beobachter) eines(sichtbar)
    })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      beobachtet: Element[] = []
      constructor(callback: IntersectionObserverCallback) {
        beobachter.push(sichtbar => {
          const eintraege = this.beobachtet.map(target => ({ target, isIntersecting: sichtbar(target) }))
          if (eintraege.length > 0) callback(eintraege as IntersectionObserverEntry[], this as never)
        })
      }
      observe(element: Element) {
        this.beobachtet.push(element)
      }
      disconnect() {
        this.beobachtet = []
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A frame is painted, and what waited for it is drawn. */
const bild = () =>
  act(() => {
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
  })

test('parts appear one frame after the other, with something in their place until then', () => {
  const { container } = render(
    <>
      <Bildteil>{() => 'Antwort '}</Bildteil>
      <Bildteil nach={1} statt="… ">
        {() => 'Angebote '}
      </Bildteil>
      <Bildteil nach={2}>{() => 'Rest'}</Bildteil>
    </>,
  )
  expect(container.textContent).toBe('Antwort … ')
  bild()
  expect(container.textContent).toBe('Antwort Angebote ')
  bild()
  expect(container.textContent).toBe('Antwort Angebote Rest')
})

test('a value is followed at once on the screen, and after the frame elsewhere', () => {
  const teile = (wert: string) => (
    <>
      <Bildteil wert={wert}>{(gemalt, ort) => <div ref={ort} id="oben">{`oben ${gemalt} `}</div>}</Bildteil>
      <Bildteil nach={2} wert={wert}>
        {(gemalt, ort) => <div ref={ort} id="unten">{`unten ${gemalt}`}</div>}
      </Bildteil>
    </>
  )
  const { container, rerender } = render(teile('300'))
  bild()
  bild()
  melde(element => element.id === 'oben')
  rerender(teile('2500'))
  expect(container.textContent).toBe('oben 2500 unten 300')
  bild()
  expect(container.textContent).toBe('oben 2500 unten 2500')
})

const reihen = (name: string, anzahl: number) => Array.from({ length: anzahl }, (_, rang) => `${name}${rang}`)

function zeigeListe(anzahl: number) {
  const ul = document.createElement('ul')
  ul.append(...reihen('', anzahl).map(() => document.createElement('li')))
  const ort = { current: ul }
  const liste = renderHook(({ name, zeilen }) => useReihen(name, zeilen, ort), {
    initialProps: { name: 'a', zeilen: reihen('a', anzahl) },
  })
  const zwischen = (ab: number, bis: number) =>
    melde(element => {
      const rang = [...ul.children].indexOf(element as HTMLLIElement)
      return rang >= ab && rang < bis
    })
  return { ...liste, zwischen }
}

test('of the first list three rows come with their frame, the others with the next', () => {
  const { result } = zeigeListe(6)
  expect(result.current).toEqual({ gezeigt: ['a0', 'a1', 'a2'], folgen: true })
  bild()
  expect(result.current).toEqual({ gezeigt: reihen('a', 6), folgen: false })
})

test('of another list the rows on the screen change at once, wherever somebody has scrolled to', () => {
  const { result, rerender, zwischen } = zeigeListe(6)
  bild()
  zwischen(2, 4)
  rerender({ name: 'b', zeilen: reihen('b', 6) })
  expect(result.current).toEqual({ gezeigt: ['a0', 'a1', 'b2', 'b3', 'a4', 'a5'], folgen: true })
  bild()
  expect(result.current).toEqual({ gezeigt: reihen('b', 6), folgen: false })
  zwischen(6, 6)
  rerender({ name: 'c', zeilen: reihen('c', 6) })
  expect(result.current.gezeigt).toEqual(reihen('b', 6))
})

test('a list that ends on the screen is whole at once; a press in the same list too', () => {
  const { result, rerender, zwischen } = zeigeListe(6)
  bild()
  zwischen(0, 4)
  rerender({ name: 'b', zeilen: reihen('b', 2) })
  expect(result.current.gezeigt).toEqual(['b0', 'b1'])
  bild()
  rerender({ name: 'b', zeilen: ['b0', 'b1 gewaehlt'] })
  expect(result.current).toEqual({ gezeigt: ['b0', 'b1 gewaehlt'], folgen: false })
})

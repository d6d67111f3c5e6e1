import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const TIMING = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

const rowsOf = (list: RefObject<HTMLElement | null>) => [...(list.current?.children ?? [])] as HTMLElement[]

/**
 * Rows that stand elsewhere after a change move there, those on the screen only; new ones fade in. `keys` names the rows in
 * their order. Places are read after the frame, when reading them costs nothing.
 */
export function useRowMotion(list: RefObject<HTMLElement | null>, keys: string) {
  const before = useRef({ keys, tops: new Map<Element, number>() })

  useLayoutEffect(() => {
    const { keys: previous, tops } = before.current
    // More rows below the same ones move none of them.
    if (tops.size === 0 || keys.startsWith(previous) || previous.startsWith(keys)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const row of rowsOf(list)) {
      const { top, bottom } = row.getBoundingClientRect()
      if (top > innerHeight) return
      if (bottom >= 0) moveFrom(tops.get(row), row)
    }
  }, [list, keys])

  useEffect(() => {
    // Folded rows have no place yet.
    const shown = rowsOf(list).filter(row => row.offsetParent !== null)
    before.current = { keys, tops: new Map(shown.map(row => [row, row.offsetTop])) }
  })
}

function moveFrom(before: number | undefined, row: HTMLElement) {
  if (before === undefined) row.animate([{ opacity: 0 }, { opacity: 1 }], TIMING)
  else if (before !== row.offsetTop)
    row.animate([{ transform: `translateY(${before - row.offsetTop}px)` }, { transform: 'none' }], TIMING)
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Of the box that marks a row. */
export const boxId = (schluessel: string) => `vergleichen-${schluessel}`

/**
 * What opens in place of the list begins at its head; closed again, the box that was marked last stands where it stood
 * and has the focus, whatever changed above it meanwhile.
 */
export function useReturn(open: boolean, start: RefObject<HTMLElement | null>) {
  const place = useRef<{ id: string; top: number } | null>(null)
  const was = useRef(open)

  useLayoutEffect(() => {
    if (was.current === open) return
    was.current = open
    if (open || !place.current) {
      start.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
      start.current?.focus({ preventScroll: true })
      return
    }
    const box = document.getElementById(place.current.id) ?? start.current
    if (!box) return
    scrollBy({ top: box.getBoundingClientRect().top - place.current.top, behavior: 'instant' })
    box.focus({ preventScroll: true })
  }, [open, start])

  return (schluessel: string) => {
    const id = boxId(schluessel)
    const top = document.getElementById(id)?.getBoundingClientRect().top
    place.current = top === undefined ? null : { id, top }
  }
}

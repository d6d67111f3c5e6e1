import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * What opens in place of something else begins at its start; closed again, the control that was remembered by its id stands where it
 * stood and has the focus, whatever changed above it meanwhile.
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
    const control = document.getElementById(place.current.id) ?? start.current
    if (!control) return
    scrollBy({ top: control.getBoundingClientRect().top - place.current.top, behavior: 'instant' })
    control.focus({ preventScroll: true })
  }, [open, start])

  return (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    place.current = top === undefined ? null : { id, top }
  }
}

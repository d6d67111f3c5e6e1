import { useLayoutEffect, useRef } from 'react'

/**
 * What opened in place of something else is closed again: the control that was remembered by its id stands where it stood and has the
 * focus, whatever changed above it meanwhile.
 */
export function useReturn(open: boolean) {
  const place = useRef<{ id: string; top: number } | null>(null)

  useLayoutEffect(() => {
    const control = !open && place.current && document.getElementById(place.current.id)
    if (!control || !place.current) return
    scrollBy({ top: control.getBoundingClientRect().top - place.current.top, behavior: 'instant' })
    control.focus({ preventScroll: true })
  }, [open])

  return (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    place.current = top === undefined ? null : { id, top }
  }
}

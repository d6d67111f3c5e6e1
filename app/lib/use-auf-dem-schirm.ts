import { type RefObject, useEffect, useState } from 'react'

/** Whether any of the element is on the screen. */
export function useAufDemSchirm(ref: RefObject<Element | null>): boolean {
  const [sichtbar, setSichtbar] = useState(true)
  useEffect(() => {
    if (!ref.current) return
    const beobachter = new IntersectionObserver(([eintrag]) => setSichtbar(eintrag?.isIntersecting ?? true))
    beobachter.observe(ref.current)
    return () => beobachter.disconnect()
  }, [ref])
  return sichtbar
}

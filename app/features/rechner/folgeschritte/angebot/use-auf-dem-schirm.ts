import { type RefObject, useEffect, useState } from 'react'

/** The bar with the selection covers the rest; of what only begins above it nothing can be read yet. */
const UEBER_DER_LEISTE = { rootMargin: '0px 0px -96px' }

/** Whether something of the element can be seen. */
export function useAufDemSchirm(ref: RefObject<Element | null>): boolean {
  const [sichtbar, setSichtbar] = useState(true)
  useEffect(() => {
    if (!ref.current) return
    const beobachter = new IntersectionObserver(
      ([eintrag]) => setSichtbar(eintrag?.isIntersecting ?? true),
      UEBER_DER_LEISTE,
    )
    beobachter.observe(ref.current)
    return () => beobachter.disconnect()
  }, [ref])
  return sichtbar
}

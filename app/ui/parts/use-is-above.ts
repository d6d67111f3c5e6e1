import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has left the screen upwards. True where the browser cannot tell. */
export function useIsAbove(ref: RefObject<Element | null>): boolean {
  const [above, setAbove] = useState(!('IntersectionObserver' in window))
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return above
}

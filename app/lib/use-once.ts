import { useEffect, useRef } from 'react'

/** Once each time the component comes onto the screen: not again on a re-render, nor on Strict Mode's second run. */
export function useOnce(effect: () => void) {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    effect()
  })
}

import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: the sheet exists only then, so nothing on the screen waits for it. */
export function useDruck(fetchSheet: () => Promise<void>): { druckt: boolean; print: () => Promise<void> } {
  const [druckt, setDruckt] = useState(false)
  // Before the page is seen: from then on it may be printed.
  useLayoutEffect(() => {
    // At once: the browser reads the page as soon as the event is handled.
    const start = () => flushSync(() => setDruckt(true))
    const stop = () => setDruckt(false)
    const medium = window.matchMedia('print')
    const follow = () => (medium.matches ? start() : stop())
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', stop)
    medium.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', stop)
      medium.removeEventListener('change', follow)
    }
  }, [])
  async function print() {
    try {
      await fetchSheet()
      flushSync(() => setDruckt(true))
    } finally {
      window.print()
    }
  }
  return { druckt, print }
}

import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: the sheet exists only then, so nothing on the screen waits for it. */
export function useDruck(): { druckt: boolean; drucke: () => void } {
  const [druckt, setDruckt] = useState(false)
  // Before the page is seen: from then on it may be printed.
  useLayoutEffect(() => {
    // At once: the browser reads the page as soon as the event is handled.
    const beginne = () => flushSync(() => setDruckt(true))
    const beende = () => setDruckt(false)
    const medium = window.matchMedia('print')
    const folge = () => (medium.matches ? beginne() : beende())
    window.addEventListener('beforeprint', beginne)
    window.addEventListener('afterprint', beende)
    medium.addEventListener('change', folge)
    return () => {
      window.removeEventListener('beforeprint', beginne)
      window.removeEventListener('afterprint', beende)
      medium.removeEventListener('change', folge)
    }
  }, [])
  function drucke() {
    flushSync(() => setDruckt(true))
    window.print()
  }
  return { druckt, drucke }
}

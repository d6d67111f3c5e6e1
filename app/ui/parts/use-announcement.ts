import { useEffect, useRef, useState } from 'react'

/** Long enough for a row of quick changes to end in one announcement. */
const REST = 500

/** The text for a polite live region: nothing at first, then the newest once the changes have come to rest. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => setAnnounced(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}

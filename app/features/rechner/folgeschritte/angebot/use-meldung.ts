import { useEffect, useRef, useState } from 'react'

/** Long enough for a row of quick changes to end in one announcement. */
const RUHE = 500

/** The text for a polite live region: nothing at first, then the newest once the changes have come to rest. */
export function useMeldung(text: string): string {
  const [meldung, setMeldung] = useState('')
  const zuerst = useRef(text)
  useEffect(() => {
    if (text === zuerst.current) return
    zuerst.current = ''
    const timer = setTimeout(() => setMeldung(text), RUHE)
    return () => clearTimeout(timer)
  }, [text])
  return meldung
}

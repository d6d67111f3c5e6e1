import { useEffect, useSyncExternalStore } from 'react'

/** From here on pages have two columns. */
const WIDE = '(width >= 48rem)'

function subscribe(notify: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)

/** Whoever turns a tablet while typing finds the field in sight: two columns become one, and everything is elsewhere. */
export function useFocusInSight() {
  useEffect(() => {
    const unsubscribe = subscribe(showFocusedField)
    return unsubscribe
  }, [])
}

function showFocusedField() {
  const { activeElement } = document
  if (activeElement?.matches('input, select, textarea'))
    activeElement.scrollIntoView({ block: 'center', behavior: 'instant' })
}

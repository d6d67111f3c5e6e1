import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 48rem)'

function subscribe(notify: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)

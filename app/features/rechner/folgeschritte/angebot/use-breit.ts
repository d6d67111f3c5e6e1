import { useSyncExternalStore } from 'react'

/** From here on the list stands beside the controls; the classes say the same as `min-[64rem]`. */
const BREIT = '(width >= 64rem)'

function subscribe(melde: () => void) {
  const abfrage = window.matchMedia(BREIT)
  abfrage.addEventListener('change', melde)
  return () => abfrage.removeEventListener('change', melde)
}

/** Whether the list has the controls beside it: then what stands after it on a phone stands there too. */
export function useBreit(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(BREIT).matches)
}

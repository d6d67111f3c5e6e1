import { useSyncExternalStore } from 'react'

const BREIT = '(width >= 48rem)'

function subscribe(melde: () => void) {
  const abfrage = window.matchMedia(BREIT)
  abfrage.addEventListener('change', melde)
  return () => abfrage.removeEventListener('change', melde)
}

/** How many offers find room side by side without moving the page sideways. */
export const useVergleichPlaetze = (): 3 | 4 =>
  useSyncExternalStore(subscribe, () => (window.matchMedia(BREIT).matches ? 4 : 3))

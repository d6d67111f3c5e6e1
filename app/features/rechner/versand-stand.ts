import { useSyncExternalStore } from 'react'

export type VersandStand = { art: 'bereit' } | { art: 'sendet' } | { art: 'gescheitert'; grund: string }

let stand: VersandStand = { art: 'bereit' }
const listeners = new Set<() => void>()

/** How far the enquiry is. It outlives step 3: whoever goes back while it is sent gets the answer, and sends nothing twice. */
export const versandStand = () => stand

export function setVersandStand(neu: VersandStand) {
  stand = neu
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const useVersandStand = () => useSyncExternalStore(subscribe, versandStand, versandStand)

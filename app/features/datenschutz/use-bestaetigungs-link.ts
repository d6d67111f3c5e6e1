import { useSyncExternalStore } from 'react'
import { takeToken } from '#app/lib/formular/bestaetigungs-token.ts'

/** Links that have done their work, or that the visitor put aside: their page shows the form again. */
const beiseite = new Set<string>()
const listeners = new Set<() => void>()

export function legeBeiseite(token: string) {
  beiseite.add(token)
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  // A link pasted into a page that is already open.
  window.addEventListener('popstate', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('popstate', notify)
  }
}

function offenesToken(): string | null {
  const token = takeToken()
  return token !== null && beiseite.has(token) ? null : token
}

/** The secret of the link that opened this page, or null. The HTML knows of none. */
export const useBestaetigungsLink = () => useSyncExternalStore(subscribe, offenesToken, () => null)

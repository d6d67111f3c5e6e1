/** The settings dialog arrives with its first use; until then only this small door to it is loaded. */
declare global {
  interface Window {
    openCookieSettings?: () => void
  }
}

const listeners = new Set<() => void>()

export function openCookieEinstellungen() {
  for (const listener of listeners) listener()
}

export function onOpenCookieEinstellungen(listener: () => void): () => void {
  listeners.add(listener)
  window.openCookieSettings = openCookieEinstellungen
  return () => listeners.delete(listener)
}

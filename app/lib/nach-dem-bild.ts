import { startTransition, useEffect, useState } from 'react'

const wartende = new Set<() => void>()

/** Runs what waits as one transition, once the frame in the making is painted; returns how to take it back. */
function nachDemBild(aufgabe: () => void): () => void {
  // A timer set in a frame runs after that frame is painted.
  if (wartende.size === 0) requestAnimationFrame(() => setTimeout(fuehreAus))
  wartende.add(aufgabe)
  return () => wartende.delete(aufgabe)
}

function fuehreAus() {
  startTransition(() => {
    for (const aufgabe of wartende) aufgabe()
  })
  wartende.clear()
}

/**
 * The value as last painted: it follows once the change itself is on the screen. React's own useDeferredValue may
 * render, and even commit, before that frame, and then what was to come first waits for the rest.
 */
export function useNachDemBild<T>(wert: T, anfang: T = wert): T {
  const [gemalt, setGemalt] = useState(() => anfang)
  useEffect(() => {
    const nimmZurueck = nachDemBild(() => setGemalt(() => wert))
    return nimmZurueck
  }, [wert])
  return gemalt
}

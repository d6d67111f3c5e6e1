import { useCallback, useEffect, useState } from 'react'
import type { Ortsverzeichnis } from '#domain/standort.ts'
import { ladeOrte } from './orte-laden.ts'

export type OrteStand = { art: 'laedt' } | { art: 'bereit'; orte: Ortsverzeichnis } | { art: 'fehler' }

/**
 * The table of places, fetched when the browser has nothing else to do: before anything is typed, so that typing
 * asks for nothing. A failed load is tried again when the network returns or the visitor comes to the form.
 */
export function useOrte(): { stand: OrteStand; lade: () => void } {
  const [stand, setStand] = useState<OrteStand>({ art: 'laedt' })
  const lade = useCallback(() => {
    ladeOrte().then(
      orte => setStand({ art: 'bereit', orte }),
      () => setStand({ art: 'fehler' }),
    )
  }, [])
  useEffect(() => {
    const absagen = imLeerlauf(lade)
    window.addEventListener('online', lade)
    return () => {
      absagen()
      window.removeEventListener('online', lade)
    }
  }, [lade])
  return { stand, lade }
}

/** Safari has no idle callback. */
export function imLeerlauf(tu: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(tu, { timeout: 2_000 })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(tu, 200)
  return () => clearTimeout(id)
}

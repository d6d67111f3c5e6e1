import { useCallback, useEffect, useState } from 'react'
import { ladeOrte } from './orte-laden.ts'
import type { Ortssuche } from './ortssuche.ts'

export type OrteStand = { art: 'laedt' } | { art: 'bereit'; orte: Ortssuche } | { art: 'fehler' }

/**
 * The table of places, fetched before anything is typed, so that typing asks for nothing. A failed load is tried again when the network returns or the visitor comes to the form.
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
    lade()
    window.addEventListener('online', lade)
    return () => window.removeEventListener('online', lade)
  }, [lade])
  return { stand, lade }
}

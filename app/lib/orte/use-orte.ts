import { useCallback, useEffect, useState } from 'react'
import { ladeOrte } from './orte-laden.ts'
import type { Ortssuche } from './ortssuche.ts'

export type OrteStand =
  | { art: 'laedt' }
  | { art: 'bereit'; orte: Ortssuche }
  /** `laedt`: another try is under way. */
  | { art: 'fehler'; laedt: boolean }

export type Orte = { stand: OrteStand; lade: () => void }

/**
 * The table of places, fetched before anything is typed, so that typing asks for nothing. A failed load is tried again
 * when the network returns, the visitor comes to the form or asks for it.
 */
export function useOrte(): Orte {
  const [stand, setStand] = useState<OrteStand>({ art: 'laedt' })
  const lade = useCallback(() => {
    setStand(bisher => (bisher.art === 'fehler' ? { art: 'fehler', laedt: true } : bisher))
    ladeOrte().then(
      orte => setStand({ art: 'bereit', orte }),
      () => setStand({ art: 'fehler', laedt: false }),
    )
  }, [])
  useEffect(() => {
    lade()
    window.addEventListener('online', lade)
    return () => window.removeEventListener('online', lade)
  }, [lade])
  return { stand, lade }
}

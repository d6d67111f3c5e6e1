import { useCallback, useEffect, useState } from 'react'
import { useGedaechtnis } from '#app/lib/gedaechtnis.ts'
import { einmal, leerlauf } from '#app/lib/orte/orte-laden.ts'
import { loadLater } from '#app/ui/parts/new-build.ts'
import type { Speicher } from './speicher.ts'

export type Folgeschritte = typeof import('../ergebnis/folgeschritte.tsx')

/** The calculator's one border: what follows step 1, and all it computes with, is one chunk. */
const lade = einmal(() => loadLater(() => import('../ergebnis/folgeschritte.tsx')))

/** Fetched while the visitor reads step 1; once there, it is shown without a placeholder in between. */
export function useFolgeschritte({ lerne }: Speicher) {
  const ort = useGedaechtnis<{ geladen: Folgeschritte | null }>('folgeschritte', () => ({ geladen: null }))
  const [geladen, setGeladen] = useState(ort.geladen)
  const ladeFolgeschritte = useCallback(async () => {
    ort.geladen = await lade()
    lerne(ort.geladen.naechster)
    setGeladen(ort.geladen)
    return ort.geladen
  }, [ort, lerne])
  useEffect(() => {
    // Early, so that 'Weiter' asks for the region's table only; whether it failed matters there.
    leerlauf()
      .then(ladeFolgeschritte)
      .catch(() => {})
  }, [ladeFolgeschritte])
  return { geladen, ladeFolgeschritte }
}

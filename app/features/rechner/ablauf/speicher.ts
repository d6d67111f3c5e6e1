import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { RECHNER, useGedaechtnis } from '#app/lib/gedaechtnis.ts'
import { einmal, leerlauf } from '#app/lib/orte/orte-laden.ts'
import { loadLater } from '#app/ui/parts/new-build.ts'
import { ersterSchritt } from '../zustand/erster-schritt.ts'
import { type Aktion, ANFANG, type Zustand } from '../zustand/zustand.ts'

type Regeln = (zustand: Zustand, aktion: Aktion) => Zustand

/** Holds the state beside the page, so that it is found as it was left and an answer on its way still finds it. */
export function neuerSpeicher(anfang: Zustand = ANFANG, anfangs: Regeln = ersterSchritt) {
  let zustand = anfang
  let regeln = anfangs
  const hoerer = new Set<() => void>()
  return {
    zustand: () => zustand,
    dispatch(aktion: Aktion) {
      const neu = regeln(zustand, aktion)
      if (neu === zustand) return
      zustand = neu
      for (const melde of hoerer) melde()
    },
    /** The rules of all steps, once their code is there. */
    lerne(alle: Regeln) {
      regeln = alle
    },
    subscribe(melde: () => void) {
      hoerer.add(melde)
      return () => hoerer.delete(melde)
    },
  }
}

export type Speicher = ReturnType<typeof neuerSpeicher>

export const useSpeicher = (): Speicher => useGedaechtnis(RECHNER, () => neuerSpeicher())

export const useZustand = ({ subscribe, zustand }: Speicher): Zustand =>
  useSyncExternalStore(subscribe, zustand, zustand)

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

import { useSyncExternalStore } from 'react'
import { useGedaechtnis, useVergessen } from '#app/lib/gedaechtnis.ts'
import { ersterSchritt } from '../zustand/erster-schritt.ts'
import { RECHNER } from '../zustand/name.ts'
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

/** The next visit starts anew. */
export const useNeuanfang = () => useVergessen(RECHNER)

export const useZustand = ({ subscribe, zustand }: Speicher): Zustand =>
  useSyncExternalStore(subscribe, zustand, zustand)

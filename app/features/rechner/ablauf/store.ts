import { useEffect, useSyncExternalStore } from 'react'
import { RECHNER, useGedaechtnis } from '#app/lib/gedaechtnis.ts'
import { einmal, leerlauf } from '#app/lib/orte/orte-laden.ts'
import { loadLater } from '#app/ui/parts/new-build.ts'
import { ersterSchritt } from '../zustand/erster-schritt.ts'
import { type Aktion, ANFANG, type Zustand } from '../zustand/zustand.ts'

type Folgeschritte = typeof import('../ergebnis/folgeschritte.tsx')

/** The calculator's one border: what follows step 1, and all it computes with, is one chunk. */
const load = einmal(() => loadLater(() => import('../ergebnis/folgeschritte.tsx')))

export type Store = ReturnType<typeof createStore>

/** Holds the state beside the page, so that it is found as it was left and an answer on its way still finds it. */
export function createStore(anfang: Zustand = ANFANG, regeln = ersterSchritt) {
  let zustand = anfang
  let folgeschritte: Folgeschritte | null = null
  const listeners = new Set<() => void>()
  function notify() {
    for (const listener of listeners) listener()
  }
  return {
    zustand: () => zustand,
    folgeschritte: () => folgeschritte,
    dispatch(aktion: Aktion) {
      const neu = (folgeschritte?.naechster ?? regeln)(zustand, aktion)
      if (neu === zustand) return
      zustand = neu
      notify()
    },
    async loadFolgeschritte() {
      folgeschritte = await load()
      notify()
      return folgeschritte
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = (): Store => useGedaechtnis(RECHNER, () => createStore())

export const useZustand = ({ subscribe, zustand }: Store): Zustand => useSyncExternalStore(subscribe, zustand, zustand)

/** Fetched while the visitor reads step 1; once there, it is shown without a placeholder in between. */
export function useFolgeschritte({ subscribe, folgeschritte, loadFolgeschritte }: Store): Folgeschritte | null {
  useEffect(() => {
    // Early, so that 'Weiter' asks for the region's table only; whether it failed matters there.
    leerlauf()
      .then(loadFolgeschritte)
      .catch(() => {})
  }, [loadFolgeschritte])
  return useSyncExternalStore(subscribe, folgeschritte, folgeschritte)
}

import { useCallback, useEffect } from 'react'
import type { Spaeter, Zustand } from '../zustand/zustand.ts'
import type { Folgeschritte } from './folgeschritte-laden.ts'
import { melde } from './melde.ts'
import type { Dispatch } from './speicher.ts'

/** Loads the table that is asked for, and asks whether there is a newer one. */
export function useDaten(zustand: Zustand, dispatch: Dispatch, ladeFolgeschritte: () => Promise<Folgeschritte>) {
  const laedt = zustand.schritt === 2 && zustand.daten.art === 'laedt'
  const person = laedt ? zustand.person : null
  const sofort = laedt ? zustand.sofort : null
  useEffect(() => {
    if (!person) return
    const lade = async () => (await ladeFolgeschritte()).ladeDaten(person, sofort)
    lade().then(
      daten => dispatch({ art: 'geladen', person, sofort, ...daten }),
      error => {
        melde(error)
        dispatch({ art: 'ladefehler', person, sofort })
      },
    )
  }, [person, sofort, dispatch, ladeFolgeschritte])

  /** For 'Mehr Angebote laden': newer data replace the shown ones; rejects when the site cannot be reached. */
  return useCallback(
    async ({ person, sofort, daten }: Spaeter) => {
      if (daten.art !== 'bereit') return
      const neu = await (await ladeFolgeschritte()).geaenderteDaten(person, sofort, daten)
      if (neu) dispatch({ art: 'geladen', person, sofort, ...neu })
    },
    [dispatch, ladeFolgeschritte],
  )
}

import { useCallback, useMemo, useState } from 'react'
import { EIGENER_VERGLEICH } from '#app/lib/eigener-vergleich.ts'
import { RECHNER, useVergessen } from '#app/lib/gedaechtnis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { useLocation } from '#app/router.tsx'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import { vergissSitzung } from '../schritt-1/zwischenspeicher.ts'
import { useFolgeschritte, useSpeicher, useZustand } from './speicher.ts'
import { schrittAus, useVerlauf } from './use-verlauf.ts'
import { zumAngebotMit } from './zum-angebot.ts'

/** The calculator's state and what moves it. */
export function useRechner() {
  const speicher = useSpeicher()
  const { dispatch } = speicher
  const { state } = useLocation()
  // Found again in another step than the history entry says, before anything is painted.
  useState(() => {
    const ziel = schrittAus(state)
    if (ziel !== 3) dispatch({ art: 'zurueck', schritt: ziel })
  })
  const zustand = useZustand(speicher)
  const { datum } = useSeitenDaten()
  const aktuellesJahr = kalenderjahr(datum)
  const { geladen, ladeFolgeschritte } = useFolgeschritte(speicher)
  const zumAngebot = useMemo(
    () => zumAngebotMit(speicher, ladeFolgeschritte, aktuellesJahr),
    [speicher, ladeFolgeschritte, aktuellesJahr],
  )
  const { weiter, zurueck } = useVerlauf({ zustand, dispatch, ladeFolgeschritte, zumAngebot })
  const beginneNeu = useVergessen(RECHNER)
  const vergissVergleich = useVergessen(EIGENER_VERGLEICH)

  /** The enquiry is sent: the next visit starts anew. */
  const vergiss = useCallback(() => {
    beginneNeu()
    vergissVergleich()
    vergissSitzung()
  }, [beginneNeu, vergissVergleich])

  return {
    zustand,
    dispatch,
    Folgeschritte: geladen?.Folgeschritte,
    Datenlader: geladen?.Datenlader,
    HaushaltsFelder: geladen?.HaushaltsFelder,
    weiter,
    zurueck,
    vergiss,
    aktuellesJahr,
  }
}

import { createContext, useContext } from 'react'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

export const SeitenDatenContext = createContext<SeitenDaten | null>(null)

/** Year, date and source of the page, as the HTML states them: never the browser's own clock. */
export function useSeitenDaten(): SeitenDaten {
  const daten = useContext(SeitenDatenContext)
  if (!daten) throw new Error('useSeitenDaten outside of the app')
  return daten
}

import { useState } from 'react'
import { einmal } from '../schritt-1/orte-laden.ts'

type Rechnung = typeof import('../verbilligung/formular.tsx')

/** The rules of 26 cantons are one chunk, fetched by whoever wants to reckon with them. */
const lade = einmal(() => import('../verbilligung/formular.tsx'))

type Stand = { art: 'ruht' } | { art: 'laedt' } | { art: 'fehlt' } | { art: 'da'; rechnung: Rechnung }

export function useVerbilligungsrechnung(): [Stand, () => void] {
  const [stand, setStand] = useState<Stand>({ art: 'ruht' })
  function oeffne() {
    setStand({ art: 'laedt' })
    lade().then(
      rechnung => setStand({ art: 'da', rechnung }),
      () => setStand({ art: 'fehlt' }),
    )
  }
  return [stand, oeffne]
}

import { useState } from 'react'
import { ladeVerbilligung, type Verbilligung } from '../ablauf/verbilligung-laden.ts'

type Stand = { art: 'ruht' } | { art: 'laedt' } | { art: 'fehlt' } | { art: 'da'; rechnung: Verbilligung }

/** The rules of the cantons, fetched by whoever wants to reckon with them. */
export function useVerbilligungsrechnung(): [Stand, () => void] {
  const [stand, setStand] = useState<Stand>({ art: 'ruht' })
  function oeffne() {
    setStand({ art: 'laedt' })
    ladeVerbilligung().then(
      rechnung => setStand({ art: 'da', rechnung }),
      () => setStand({ art: 'fehlt' }),
    )
  }
  return [stand, oeffne]
}

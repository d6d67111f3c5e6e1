import { useState } from 'react'
import { ladeVerbilligung, type Verbilligung } from '../ablauf/verbilligung-laden.ts'

type Stand = { art: 'ruht' } | { art: 'laedt' } | { art: 'fehlt' } | { art: 'da'; rechnung: Verbilligung }

/** The rules of the cantons, fetched by whoever wants to reckon with them; `bekannt` where somebody did. */
export function useVerbilligungsrechnung(
  bekannt: Verbilligung | null,
  onDa: (rechnung: Verbilligung) => void,
): [Stand, () => void] {
  const [stand, setStand] = useState<Stand>(bekannt ? { art: 'da', rechnung: bekannt } : { art: 'ruht' })
  function oeffne() {
    setStand({ art: 'laedt' })
    ladeVerbilligung().then(
      rechnung => {
        onDa(rechnung)
        setStand({ art: 'da', rechnung })
      },
      () => setStand({ art: 'fehlt' }),
    )
  }
  return [stand, oeffne]
}

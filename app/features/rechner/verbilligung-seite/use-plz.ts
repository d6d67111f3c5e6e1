import { useEffect, useState } from 'react'
import { ladeOrte } from '#app/lib/orte/orte-laden.ts'
import { VIER_ZIFFERN } from '#domain/eingaben.ts'
import { istMehrdeutig, type OrtMitId } from '#domain/standort.ts'
import type { Wohnort } from './aus-vergleich.ts'

export type Nachgeschlagen =
  | { art: 'nichts' }
  | { art: 'unbekannt' }
  | { art: 'fehler' }
  | { art: 'ort'; ort: Wohnort }
  /** Its municipalities lie in several cantons or regions. */
  | { art: 'gemeinden'; gemeinden: readonly OrtMitId[] }

/** What a full postcode means. The table of places is fetched for whoever types one. */
export function usePlz(plz: string, onOrt: (ort: Wohnort | null) => void): Nachgeschlagen {
  const [stand, setStand] = useState<Nachgeschlagen>({ art: 'nichts' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per postcode, whoever listens
  useEffect(() => {
    setStand({ art: 'nichts' })
    if (!VIER_ZIFFERN.test(plz)) return
    let gilt = true
    ladeOrte().then(
      orte => {
        if (!gilt) return
        const gefunden = nachgeschlagen(orte.zuPlz(plz))
        setStand(gefunden)
        if (gefunden.art === 'ort') onOrt(gefunden.ort)
        // What was chosen before does not hold for this postcode.
        else if (gefunden.art === 'gemeinden') onOrt(null)
      },
      () => gilt && setStand({ art: 'fehler' }),
    )
    return () => {
      gilt = false
    }
  }, [plz])
  return stand
}

export function nachgeschlagen(orte: readonly OrtMitId[]): Nachgeschlagen {
  const gemeinden = orte.filter((ort, index) => orte.findIndex(({ bfs }) => bfs === ort.bfs) === index)
  const [erste, zweite] = gemeinden
  if (!erste) return { art: 'unbekannt' }
  if (istMehrdeutig(gemeinden)) return { art: 'gemeinden', gemeinden }
  // With several of one region it stays open which; the rules need to know of a single one only.
  return { art: 'ort', ort: wohnort(erste, !zweite) }
}

export const wohnort = ({ kanton, region, bfs }: OrtMitId, mitGemeinde = true): Wohnort => ({
  kanton,
  region,
  ...(mitGemeinde && { gemeinde: bfs }),
})

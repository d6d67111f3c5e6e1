const SEKUNDE_MS = 1_000

/** Says yes so many times within a second. */
export function gedrosselt(proSekunde: number, uhr = () => performance.now()): () => boolean {
  let beginn = Number.NEGATIVE_INFINITY
  let anzahl = 0
  return () => {
    if (uhr() - beginn >= SEKUNDE_MS) {
      beginn = uhr()
      anzahl = 0
    }
    anzahl += 1
    return anzahl <= proSekunde
  }
}

const SEKUNDE_MS = 1_000

/** The same work, but null once it was asked for so often within a second. */
export function gedrosselt<Auftrag, Ergebnis>(
  work: (auftrag: Auftrag) => Promise<Ergebnis>,
  proSekunde: number,
  uhr = () => performance.now(),
): (auftrag: Auftrag) => Promise<Ergebnis | null> {
  let beginn = Number.NEGATIVE_INFINITY
  let anzahl = 0
  return async auftrag => {
    if (uhr() - beginn >= SEKUNDE_MS) {
      beginn = uhr()
      anzahl = 0
    }
    anzahl += 1
    return anzahl > proSekunde ? null : work(auftrag)
  }
}

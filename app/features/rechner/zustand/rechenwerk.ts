import type { Aktion, Spaeter } from './zustand.ts'

/** What moves the calculator, as its views use it. */
export type Rechenwerk = {
  dispatch: (aktion: Aktion) => void
  weiter: () => Promise<void>
  zurueck: (ziel: 1 | 2) => void
  /** Asks whether the data changed since it was loaded, and loads it anew then; rejects when nobody answers. */
  pruefeDaten: (zustand: Spaeter) => Promise<void>
  /** The enquiry is sent: the next visit starts anew. */
  vergiss: () => void
  /** That of the page. */
  aktuellesJahr: number
}

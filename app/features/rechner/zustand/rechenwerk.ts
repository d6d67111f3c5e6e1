import type { Franchise } from '#domain/franchise.ts'
import type { Ansicht } from './ansicht.ts'
import type { Aktion } from './zustand.ts'

export type Dispatch = (aktion: Aktion) => void

/** What moves the calculator, as its views use it. */
export type Rechenwerk = {
  dispatch: Dispatch
  /** From step 1, perhaps straight to a form of step 2. */
  goToAngebot: (form?: Ansicht['form']) => Promise<void>
  /** From step 2, at the franchise that the visitor's own offer has there. */
  goToAnfrage: (franchise: Franchise) => void
  zurueck: (ziel: 1 | 2) => void
  /** The enquiry is sent: the next visit starts anew. */
  vergiss: () => void
  /** That of the page. */
  aktuellesJahr: number
}

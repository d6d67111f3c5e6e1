import type { Franken } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ansicht } from '../../zustand/ansicht.ts'
import type { Wahl } from '../../zustand/wahl.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import type { Auswertung } from './auswertung.ts'
import type { Listenzeile } from './liste.ts'

/** What the list and its parts are made of. */
export type GefilterteListeProps = {
  tabelle: Regionstabelle
  wahl: Wahl
  ansicht: Ansicht
  auswertung: Auswertung
  kosten: Franken
  kassenName: (versicherer: number) => string
  onWaehle: (zeile: Listenzeile) => void
  onVergleich: (schluessel: string) => void
  dispatch: (aktion: Aktion) => void
  pruefeDaten: () => Promise<void>
}

export type ListeMitFilterProps = GefilterteListeProps & {
  /** No other row can be marked. */
  vergleichVoll: boolean
}

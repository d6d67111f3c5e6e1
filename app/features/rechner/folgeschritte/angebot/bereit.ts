import type { ReactNode } from 'react'
import type { Tag } from '#domain/fristen.ts'
import type { Franken } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Aktion, Schritt2 } from '../../zustand/zustand.ts'
import type { AnderesJahr } from './anderes-jahr.ts'
import type { Auswertung, Kasse } from './auswertung.ts'

/** What the parts of the step need once its data are there. */
export type Bereit = {
  zustand: Schritt2
  dispatch: (aktion: Aktion) => void
  tabelle: Regionstabelle
  auswertung: Auswertung
  /** Those the list is ordered by: they may follow the slider a moment later. */
  kosten: Franken
  /** The day of the page. */
  heute: Tag
  kassen: readonly Kasse[]
  kassenName: (versicherer: number) => string
  /** Asks whether the data changed since it was loaded, and loads it anew then; rejects when nobody answers. */
  pruefeDaten: (zustand: Schritt2) => Promise<void>
  /** Undefined while the site has one year only, and for a shared comparison. */
  anderesJahr?: AnderesJahr | undefined
  /** The letters of a change, folded among what stands after the list. */
  briefe?: ReactNode
}

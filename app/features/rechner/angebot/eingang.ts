import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import type { OrtMitId } from '#domain/standort.ts'

export type Unfallwahl = 'MIT' | 'OHNE'

/** Whom the offers are for: the visitor after a complete step 1, or nobody in particular in a shared comparison. */
export type Person =
  | { art: 'eigen'; geburtsjahr: number; ort: OrtMitId; unfall: Unfallwahl }
  | {
      art: 'geteilt'
      /** That of the shared prices, where the address names it. */
      jahr: number | null
      kanton: string
      region: number
      klasse: Altersklasse
      unfall: Unfallwahl
    }

export type Wahl = {
  franchise: Franchise
  /** null: the cheapest, whichever that is. */
  gewaehlt: { versicherer: number; typ: Tariftyp } | null
  /** The insurer's number in the federal directory. */
  aktuelleKasse: number | null
  aktuelleFranchise: Franchise | null
}

export type AngebotsAktion =
  | { art: 'franchise'; franchise: Franchise }
  | { art: 'waehle'; versicherer: number; typ: Tariftyp }
  | { art: 'aktuelleKasse'; nummer: number | null }
  | { art: 'aktuelleFranchise'; franchise: Franchise | null }

/** A new franchise is a new calculation, and that selects the cheapest. */
export function neueWahl(wahl: Wahl, aktion: AngebotsAktion): Wahl {
  switch (aktion.art) {
    case 'franchise':
      return { ...wahl, franchise: aktion.franchise, gewaehlt: null }
    case 'waehle':
      return { ...wahl, gewaehlt: { versicherer: aktion.versicherer, typ: aktion.typ } }
    case 'aktuelleKasse':
      return { ...wahl, aktuelleKasse: aktion.nummer }
    case 'aktuelleFranchise':
      return { ...wahl, aktuelleFranchise: aktion.franchise }
  }
}

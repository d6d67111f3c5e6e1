import type { Altersklasse } from '#domain/altersklasse.ts'
import type { OrtMitId } from '#domain/standort.ts'

export type Unfallwahl = 'MIT' | 'OHNE'

/** The visitor, after a complete step 1. */
export type EigenePerson = { art: 'eigen'; geburtsjahr: number; ort: OrtMitId; unfall: Unfallwahl }

/** Nobody in particular: a shared address knows enough for prices, not for an enquiry. */
export type GeteiltePerson = {
  art: 'geteilt'
  /** That of the shared prices, where the address names it. */
  jahr: number | null
  kanton: string
  region: number
  klasse: Altersklasse
  unfall: Unfallwahl
}

/** Whom the offers are for. */
export type Person = EigenePerson | GeteiltePerson

/** The same question to the table; a selected offer then keeps its meaning. */
export function istDieselbe(a: Person, b: Person): boolean {
  if (a.art === 'geteilt' || b.art === 'geteilt') return false
  return a.geburtsjahr === b.geburtsjahr && a.unfall === b.unfall && a.ort.id === b.ort.id
}

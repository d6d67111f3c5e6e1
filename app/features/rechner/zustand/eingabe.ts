import type { Ortseingabe } from '#app/lib/orte/ortseingabe.ts'
import type { Ortsfehler, Ortssuche } from '#app/lib/orte/ortssuche.ts'
import { type Jahrgangsmangel, jahrgangAus, jahrgangsMangel } from '#domain/eingaben.ts'
import type { EigenePerson, Unfallwahl } from './person.ts'

/** Step 1 as it is typed. */
export type Eingabe = Ortseingabe & { geburtsjahr: string; unfallversicherung: Unfallwahl }

export const LEERE_EINGABE: Eingabe = { geburtsjahr: '', plz: '', ort: '', gewaehlt: null, unfallversicherung: 'OHNE' }

/** What step 1 cannot go on with; the words are content's. */
export type EingabeFehler = Ortsfehler & {
  geburtsjahr?: Jahrgangsmangel
  /** Of the further persons, by their id. */
  weitere?: Readonly<Record<number, Jahrgangsmangel>>
}

export function eingabeFehler(eingabe: Eingabe, orte: Ortssuche, jahr: number): EingabeFehler {
  const geburtsjahr = jahrgangsMangel(eingabe.geburtsjahr, jahr)
  return { ...(geburtsjahr && { geburtsjahr }), ...orte.fehler(eingabe) }
}

/** The person of a complete step 1. */
export function personAus(eingabe: Eingabe, jahr: number): EigenePerson | null {
  const { gewaehlt, unfallversicherung } = eingabe
  const geburtsjahr = jahrgangAus(eingabe.geburtsjahr, jahr)
  if (!gewaehlt || geburtsjahr === undefined) return null
  return { art: 'eigen', geburtsjahr, ort: gewaehlt, unfall: unfallversicherung }
}

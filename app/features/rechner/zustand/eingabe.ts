import type { Ortseingabe } from '#app/lib/orte/ortseingabe.ts'
import type { Ortsfehler, Ortssuche } from '#app/lib/orte/ortssuche.ts'
import { type Jahrgangsmangel, jahrgangsMangel } from '#domain/eingaben.ts'
import type { Unfallwahl } from './person.ts'

/** The four questions of step 1 to one person, as they are answered. */
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

/** Of the complaints on screen those that still hold: none is added while the visitor types. */
export function nochOffene(
  { weitere: bisherWeitere = {}, ...bisher }: EingabeFehler,
  neu: EingabeFehler,
): EingabeFehler {
  const { weitere = {}, ...felder } = neu
  return { ...vonDiesen(felder, bisher), weitere: vonDiesen(weitere, bisherWeitere) }
}

const vonDiesen = <T extends object>(neu: T, bisher: object) =>
  Object.fromEntries(Object.entries(neu).filter(([feld]) => feld in bisher))

import { type Jahrgangsmangel, jahrgangAus, nurZiffern, ORT_HOECHSTENS, type Ziffernmangel } from '#domain/eingaben.ts'
import type { OrtMitId } from '#domain/standort.ts'
import type { EigenePerson, Unfallwahl } from './person.ts'

/** Step 1 as it is typed. */
export type Eingabe = {
  geburtsjahr: string
  plz: string
  ort: string
  /** The municipality the visitor picked, or the only one; null while it is open. */
  gewaehlt: OrtMitId | null
  unfallversicherung: Unfallwahl
}

export const LEERE_EINGABE: Eingabe = { geburtsjahr: '', plz: '', ort: '', gewaehlt: null, unfallversicherung: 'OHNE' }

/** The place stays as typed: what a postcode means for it is looked up in the table, once that is there. */
export const mitGetippterPlz = (eingabe: Eingabe, text: string): Eingabe => ({
  ...eingabe,
  plz: nurZiffern(text),
  gewaehlt: null,
})

export const mitGetipptemOrt = (eingabe: Eingabe, text: string): Eingabe => ({
  ...eingabe,
  ort: text.slice(0, ORT_HOECHSTENS),
  gewaehlt: null,
})

export type Ortsfehler = 'fehlt' | 'gemeinde-offen' | 'unbekannt'

/** What step 1 cannot go on with; the words are content's. */
export type EingabeFehler = {
  geburtsjahr?: Jahrgangsmangel
  plz?: Ziffernmangel | 'unbekannt'
  ort?: Ortsfehler
  /** Of the further persons, by their id. */
  weitere?: Readonly<Record<number, Jahrgangsmangel>>
}

/** The person of a complete step 1. */
export function personAus(eingabe: Eingabe, jahr: number): EigenePerson | null {
  const { gewaehlt, unfallversicherung } = eingabe
  const geburtsjahr = jahrgangAus(eingabe.geburtsjahr, jahr)
  if (!gewaehlt || geburtsjahr === undefined) return null
  return { art: 'eigen', geburtsjahr, ort: gewaehlt, unfall: unfallversicherung }
}

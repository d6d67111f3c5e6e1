import { istGueltigesGeburtsjahr } from '#domain/altersklasse.ts'
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

export const ORT_HOECHSTENS = 50

export const nurZiffern = (text: string): string => text.replace(/\D/g, '').slice(0, 4)

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

export type Jahrgangsfehler = 'fehlt' | 'unvollstaendig' | 'ausserhalb'
export type Ortsfehler = 'fehlt' | 'gemeinde-offen' | 'unbekannt'

/** What step 1 cannot go on with; the words are content's. */
export type EingabeFehler = {
  geburtsjahr?: Jahrgangsfehler
  plz?: 'fehlt' | 'unvollstaendig' | 'unbekannt'
  ort?: Ortsfehler
  /** Of the further persons, by their id. */
  weitere?: Readonly<Record<number, Jahrgangsfehler>>
}

export function jahrgangsfehler(getippt: string, aktuellesJahr: number): Jahrgangsfehler | undefined {
  if (getippt === '') return 'fehlt'
  if (getippt.length < 4) return 'unvollstaendig'
  return istGueltigesGeburtsjahr(Number(getippt), aktuellesJahr) ? undefined : 'ausserhalb'
}

/** The person of a complete step 1. */
export function personAus({ geburtsjahr, gewaehlt, unfallversicherung }: Eingabe, jahr: number): EigenePerson | null {
  if (!gewaehlt || jahrgangsfehler(geburtsjahr, jahr)) return null
  return { art: 'eigen', geburtsjahr: Number(geburtsjahr), ort: gewaehlt, unfall: unfallversicherung }
}

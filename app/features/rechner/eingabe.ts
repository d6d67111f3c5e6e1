import { istGueltigesGeburtsjahr } from '#domain/altersklasse.ts'
import type { EigenePerson, Eingabe } from './zustand.ts'

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

export type EingabeFehler = { geburtsjahr?: string; plz?: string; ort?: string }

/** Of the complaints on screen those that still hold: none is added while the visitor types. */
export function nochOffene(bisher: EingabeFehler, neu: EingabeFehler): EingabeFehler {
  return Object.fromEntries(Object.entries(neu).filter(([feld]) => feld in bisher))
}

/** The person of a complete step 1. */
export function personAus({ geburtsjahr, gewaehlt, unfallversicherung }: Eingabe, jahr: number): EigenePerson | null {
  if (!gewaehlt || !istGueltigesGeburtsjahr(Number(geburtsjahr || NaN), jahr)) return null
  return { art: 'eigen', geburtsjahr: Number(geburtsjahr), ort: gewaehlt, unfall: unfallversicherung }
}

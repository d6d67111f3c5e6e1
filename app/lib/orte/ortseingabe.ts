import { nurZiffern, ORT_HOECHSTENS } from '#domain/eingaben.ts'
import type { OrtMitId } from '#domain/standort.ts'

/** Postcode and place as they are typed. */
export type Ortseingabe = {
  plz: string
  ort: string
  /** The municipality the visitor picked, or the only one; null while it is open. */
  gewaehlt: OrtMitId | null
}

/** The place stays as typed: what a postcode means for it is looked up in the table, once that is there. */
export const mitGetippterPlz = <E extends Ortseingabe>(eingabe: E, text: string): E => ({
  ...eingabe,
  plz: nurZiffern(text),
  gewaehlt: null,
})

export const mitGetipptemOrt = <E extends Ortseingabe>(eingabe: E, text: string): E => ({
  ...eingabe,
  ort: text.slice(0, ORT_HOECHSTENS),
  gewaehlt: null,
})

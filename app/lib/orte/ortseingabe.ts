import type { OrtMitId } from '#domain/orte/standort.ts'
import { nurZiffern, ORT_HOECHSTENS } from '#domain/werte/eingaben.ts'

/** Postcode and place as they are typed. */
export type Ortseingabe = {
  plz: string
  ort: string
  /** The municipality the visitor picked, or the only one; null while it is open. */
  gewaehlt: OrtMitId | null
  /** The visitor emptied the place: the postcode does not fill it again. */
  ortGeleert?: true
}

/** The place stays as typed: what a postcode means for it is looked up in the table, once that is there. */
export function mitGetippterPlz<E extends Ortseingabe>(eingabe: E, text: string): E {
  const { ortGeleert: _, ...rest } = eingabe
  return { ...rest, plz: nurZiffern(text), gewaehlt: null } as E
}

export function mitGetipptemOrt<E extends Ortseingabe>(eingabe: E, text: string): E {
  const { ortGeleert: _, ...rest } = eingabe
  return { ...rest, ort: text.slice(0, ORT_HOECHSTENS), gewaehlt: null, ...(text === '' && { ortGeleert: true }) } as E
}

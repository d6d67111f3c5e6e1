import { FELDSAETZE, feldmeldung } from '#content/formulare/feldmeldungen.ts'
import { type Feldregel, regeln as feldregeln, plzRegel as plzFeldregel } from '#contract/feldregeln.ts'

/** A rule in words: the sentence to show at the field, or null. */
type Formularregel = (wert: string) => string | null

const inWorten =
  (regel: Feldregel): Formularregel =>
  wert => {
    const mangel = regel(wert)
    return mangel && feldmeldung(mangel)
  }

export const regeln = Object.fromEntries(
  Object.entries(feldregeln).map(([feld, regel]) => [feld, inWorten(regel)]),
) as Readonly<Record<keyof typeof feldregeln, Formularregel>>

export const plzRegel = (land: string): Formularregel => inWorten(plzFeldregel(land))

export const EINVERSTAENDNIS_FEHLT: string = FELDSAETZE['einverstaendnis-fehlt']

import { betragAusEingabe } from '#domain/betrag-eingabe.ts'
import { type Franken, inFranken } from '#domain/rappen.ts'
import type { Einheit, Lage, Zusatz } from '#domain/verbilligung/regel.ts'

/** The household as it is told; whether it is a couple is not guessed. */
export type Haushalt = Omit<Einheit, 'verheiratet'> & { verheiratet: boolean | null }

/** Amounts as typed, and the answers that only single cantons want. */
export type Getippt = {
  einkommen: string
  vermoegen: string
  aufrechnungen: string
  wertschriften: string
  erwerb?: boolean
  getrennt?: boolean
}

export const UNGETIPPT: Getippt = { einkommen: '', vermoegen: '', aufrechnungen: '', wertschriften: '' }

export const istUnlesbar = (text: string): boolean => text.trim() !== '' && betragAusEingabe(text) === undefined

/** More than one who may claim: then it matters whether two of them are a couple. */
export const fragtNachPaar = ({ erwachsen, jung, jungInAusbildung }: Haushalt): boolean =>
  erwachsen + jung + jungInAusbildung > 1

type Ort = Pick<Lage, 'region' | 'gemeinde'>

/** What the rules of a canton ask; null while something is missing or cannot be read. */
export function lageAus(getippt: Getippt, haushalt: Haushalt, ort: Ort): Lage | null {
  const einkommen = frankenAus(getippt.einkommen)
  const vermoegen = frankenAus(getippt.vermoegen)
  const einheit = einheitAus(haushalt)
  const lesbar = !istUnlesbar(getippt.aufrechnungen) && !istUnlesbar(getippt.wertschriften)
  if (einkommen === undefined || vermoegen === undefined || !einheit || !lesbar) return null
  return { ...ort, einheit, einkommen, vermoegen, zusatz: zusatzAus(getippt) }
}

function einheitAus(haushalt: Haushalt): Einheit | null {
  const { erwachsen, jung, jungInAusbildung, kind } = haushalt
  if (erwachsen + jung + jungInAusbildung + kind === 0) return null
  if (!fragtNachPaar(haushalt)) return { ...haushalt, verheiratet: false }
  return haushalt.verheiratet === null ? null : { ...haushalt, verheiratet: haushalt.verheiratet }
}

function zusatzAus({ erwerb, getrennt, ...getippt }: Getippt): Zusatz {
  const aufrechnungen = frankenAus(getippt.aufrechnungen)
  const wertschriften = frankenAus(getippt.wertschriften)
  return {
    ...(aufrechnungen !== undefined && { aufrechnungen }),
    ...(wertschriften !== undefined && { wertschriften }),
    ...(erwerb !== undefined && { erwerb }),
    ...(getrennt !== undefined && { getrennt }),
  }
}

function frankenAus(text: string): Franken | undefined {
  const betrag = betragAusEingabe(text)
  return betrag === undefined ? undefined : inFranken(betrag)
}

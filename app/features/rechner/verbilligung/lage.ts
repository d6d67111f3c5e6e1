import { betragAusEingabe } from '#domain/betrag-eingabe.ts'
import { type Franken, inFranken } from '#domain/rappen.ts'
import type { Einheit, Lage, Zusatz } from '#domain/verbilligung/regel.ts'

/** The household as it is told; whether it is a couple is not guessed. */
export type Haushalt = Omit<Einheit, 'verheiratet'> & { verheiratet: boolean | null }

export const NIEMAND: Haushalt = { erwachsen: 0, jung: 0, jungInAusbildung: 0, kind: 0, verheiratet: null }

/** Amounts as typed, and the answers that only single cantons want. */
export type Getippt = {
  einkommen: string
  vermoegen: string
  aufrechnungen: string
  wertschriften: string
  erwerb?: boolean
  getrennt?: boolean
}

/** All that a form holds. Kept in memory alone. */
export type Eingabe = {
  /** Another canton means other figures by the same names. */
  kanton: string
  getippt: Getippt
  haushalt: Haushalt
  /** Of those known by birth year: who is in education, by number. */
  inAusbildung: readonly number[]
}

/** Somebody whose birth year is known. */
export type Bekannte = { nummer: number; art: 'erwachsen' | 'jung' | 'kind' }

/** The household of known persons, with what only they can tell. */
export function haushaltAus(
  personen: readonly Bekannte[],
  { haushalt: { verheiratet }, inAusbildung }: Eingabe,
): Haushalt {
  const anzahl = (gesuchte: Bekannte['art']) => personen.filter(({ art }) => art === gesuchte).length
  const lernende = lernendeVon(personen, inAusbildung).length
  return {
    erwachsen: anzahl('erwachsen'),
    jung: anzahl('jung') - lernende,
    jungInAusbildung: lernende,
    kind: anzahl('kind'),
    verheiratet,
  }
}

/** Whoever is no young adult any more by a corrected birth year does not count. */
export const lernendeVon = (personen: readonly Bekannte[], inAusbildung: readonly number[]): number[] =>
  personen.filter(({ nummer, art }) => art === 'jung' && inAusbildung.includes(nummer)).map(({ nummer }) => nummer)

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

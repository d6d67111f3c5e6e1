import { betragAusEingabe } from '#domain/betrag-eingabe.ts'
import { type Franken, inFranken } from '#domain/rappen.ts'
import type { Lohnlage } from '#domain/verbilligung/lohnspanne.ts'
import type { Einheit, Lage, Zusatz } from '#domain/verbilligung/regel.ts'

/** The household as it is told; whether it is a couple is not guessed. */
export type Haushalt = Omit<Einheit, 'verheiratet'> & { verheiratet: boolean | null }

export const NIEMAND: Haushalt = { erwachsen: 0, jung: 0, jungInAusbildung: 0, kind: 0, verheiratet: null }

/** Amounts as typed, and the answers that only single cantons want. */
export type Getippt = {
  /** Net and a month, of all together; what follows are the canton's own terms. */
  lohn: string
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
  /** Whether the question of the wage was answered: it is a line then. */
  ausgerechnet: boolean
}

/** Somebody whose birth year is known; the name is the one on the screen. */
export type Bekannte = { nummer: number; art: 'erwachsen' | 'jung' | 'kind'; name?: string }

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

/**
 * The same where a household of one may belong to a greater one that was not told: its partner, who is taken to be of the same
 * age group, and its children stand in `haushalt`. Of a child it is the parents.
 */
export function ganzerHaushalt(personen: readonly Bekannte[], eingabe: Eingabe): Haushalt {
  const bekannte = haushaltAus(personen, eingabe)
  const [eine, ...andere] = personen
  if (!eine || andere.length > 0) return bekannte
  const paar = eingabe.haushalt.verheiratet === true
  const mitKindern = { ...bekannte, kind: bekannte.kind + eingabe.haushalt.kind, verheiratet: paar }
  if (eine.art === 'kind') return { ...mitKindern, erwachsen: paar ? 2 : 1 }
  return paar ? { ...mitKindern, [eine.art]: mitKindern[eine.art] + 1 } : mitKindern
}

/** Whoever is no young adult any more by a corrected birth year does not count. */
export const lernendeVon = (personen: readonly Bekannte[], inAusbildung: readonly number[]): number[] =>
  personen.filter(({ nummer, art }) => art === 'jung' && inAusbildung.includes(nummer)).map(({ nummer }) => nummer)

export const UNGETIPPT: Getippt = { lohn: '', einkommen: '', vermoegen: '', aufrechnungen: '', wertschriften: '' }

export const leereEingabe = (kanton: string): Eingabe => ({
  kanton,
  getippt: UNGETIPPT,
  haushalt: NIEMAND,
  inAusbildung: [],
  ausgerechnet: false,
})

/** In another canton the wage and the household stay what they are, figures of its own terms do not. */
export const eingabeIn = (kanton: string, eingabe: Eingabe | null): Eingabe =>
  eingabe === null || eingabe.kanton === kanton
    ? (eingabe ?? leereEingabe(kanton))
    : { ...eingabe, kanton, getippt: { ...UNGETIPPT, lohn: eingabe.getippt.lohn } }

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

/** What a range of the wage needs; null while it cannot be read, or while nobody has said whether two are a couple. */
export function lohnlageAus({ lohn: text, erwerb }: Getippt, haushalt: Haushalt, ort: Ort): Lohnlage | null {
  const lohn = frankenAus(text)
  const einheit = einheitAus(haushalt)
  if (lohn === undefined || !einheit) return null
  return { ...ort, einheit, lohn, zusatz: erwerb === undefined ? {} : { erwerb } }
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

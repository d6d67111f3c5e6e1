import type { Kantonsangaben } from '#content/verbilligung/angaben.ts'
import { betragAusEingabe } from '#domain/betrag-eingabe.ts'
import type { Zusage } from '#domain/kantonsbeitrag.ts'
import { type Franken, inFranken, type Rappen, rappen } from '#domain/rappen.ts'
import { type Geltend, geltenderAnspruch } from '#domain/verbilligung/geltend.ts'
import { type Lohnlage, type Lohnspanne, lohnspanne, monatsbetrag } from '#domain/verbilligung/lohnspanne.ts'
import { personen } from '#domain/verbilligung/rechnen.ts'
import type { Einheit, Lage, Personenart, Zusatz } from '#domain/verbilligung/regel.ts'

export type Gezaehlte = Readonly<Record<Personenart, number>>

/** The household as it is told; whether it is a couple is not guessed. */
export type Haushalt = Gezaehlte & { verheiratet: boolean | null }

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
export type Bekannte = { nummer: number; art: 'erwachsen' | 'jung' | 'kind'; name: string }

/** Whoever is no young adult any more by a corrected birth year does not count as in education. */
export const artVon = ({ nummer, art }: Bekannte, { inAusbildung }: Eingabe): Personenart =>
  art === 'jung' && inAusbildung.includes(nummer) ? 'jungInAusbildung' : art

/** The household of known persons, with what only they can tell. */
function haushaltAus(bekannte: readonly Bekannte[], eingabe: Eingabe): Haushalt {
  const anzahl = (art: Personenart) => bekannte.filter(person => artVon(person, eingabe) === art).length
  return {
    erwachsen: anzahl('erwachsen'),
    jung: anzahl('jung'),
    jungInAusbildung: anzahl('jungInAusbildung'),
    kind: anzahl('kind'),
    verheiratet: eingabe.haushalt.verheiratet,
  }
}

/**
 * The same where a household of one may belong to a greater one that was not told: its partner, who is taken to be of the same
 * age group, and its children stand in `haushalt`. Of a child it is the parents.
 */
function ganzerHaushalt(bekannte: readonly Bekannte[], eingabe: Eingabe): Haushalt {
  const verglichene = haushaltAus(bekannte, eingabe)
  const [eine, ...andere] = bekannte
  if (!eine || andere.length > 0) return verglichene
  const paar = eingabe.haushalt.verheiratet === true
  const mitKindern = { ...verglichene, kind: verglichene.kind + eingabe.haushalt.kind, verheiratet: paar }
  if (eine.art === 'kind') return { ...mitKindern, erwachsen: paar ? 2 : 1 }
  return paar ? { ...mitKindern, [eine.art]: mitKindern[eine.art] + 1 } : mitKindern
}

const UNGETIPPT: Getippt = { lohn: '', einkommen: '', vermoegen: '', aufrechnungen: '', wertschriften: '' }

/** In another canton the wage and the household stay what they are, figures of its own terms do not. */
export function eingabeIn(kanton: string, eingabe: Eingabe | null): Eingabe {
  if (eingabe === null) return { kanton, getippt: UNGETIPPT, haushalt: NIEMAND, inAusbildung: [], ausgerechnet: false }
  if (eingabe.kanton === kanton) return eingabe
  return { ...eingabe, kanton, getippt: { ...UNGETIPPT, lohn: eingabe.getippt.lohn } }
}

export const istUnlesbar = (text: string): boolean => text.trim() !== '' && betragAusEingabe(text) === undefined

const anzahlIn = (haushalt: Haushalt): number => personen({ ...haushalt, verheiratet: false })

/** More than one who may claim: then it matters whether two of them are a couple. */
export const fragtNachPaar = ({ erwachsen, jung, jungInAusbildung }: Haushalt): boolean =>
  erwachsen + jung + jungInAusbildung > 1

/** What the rules of a canton ask; null while something is missing or cannot be read. */
function lageAus({ region, gemeinde }: Frage, getippt: Getippt, haushalt: Haushalt): Lage | null {
  const einkommen = frankenAus(getippt.einkommen)
  const vermoegen = frankenAus(getippt.vermoegen)
  const einheit = einheitAus(haushalt)
  const lesbar = !istUnlesbar(getippt.aufrechnungen) && !istUnlesbar(getippt.wertschriften)
  if (einkommen === undefined || vermoegen === undefined || !einheit || !lesbar) return null
  return { region, gemeinde, einheit, einkommen, vermoegen, zusatz: zusatzAus(getippt) }
}

/** What a range of the wage needs; null while it cannot be read, or while nobody has said whether two are a couple. */
function lohnlageAus({ region, gemeinde }: Frage, getippt: Getippt, haushalt: Haushalt): Lohnlage | null {
  const { erwerb } = getippt
  const lohn = frankenAus(getippt.lohn)
  const einheit = einheitAus(haushalt)
  if (lohn === undefined || !einheit) return null
  return { region, gemeinde, einheit, lohn, zusatz: erwerb === undefined ? {} : { erwerb } }
}

function einheitAus(haushalt: Haushalt): Einheit | null {
  const verheiratet = fragtNachPaar(haushalt) ? haushalt.verheiratet : false
  return anzahlIn(haushalt) === 0 || verheiratet === null ? null : { ...haushalt, verheiratet }
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

/** Where and for which prices it is reckoned. */
export type Frage = {
  kanton: string
  /** The premium region; 0 where the canton is one, or where it is not known. */
  region: number
  gemeinde?: number | undefined
  /** Of the prices. */
  jahr: number
}

/** By the canton's own terms; `betrag` is that of a month. */
export type Genau = Geltend & { lage: Lage; betrag: Rappen }

/** What every part of the panel starts from. */
export type Fall = ReturnType<typeof ausgewertet> & {
  angaben: Kantonsangaben
  /** null while the wage or an answer is missing. */
  spanne: Lohnspanne | null
  aendere: (teil: Partial<Eingabe>) => void
  onZusage: (zusage: Zusage | null) => void
  /** What each of `bekannte` pays a month in full at the answer, in their order, for the bar; undefined: no bar. */
  preise: readonly Rappen[] | undefined
}

/** All that follows from what was typed, but the range, which takes longer: `lohnfrage` is what it hangs on. */
export function ausgewertet(frage: Frage, bekannte: readonly Bekannte[], getippteEingabe: Eingabe | null) {
  const { kanton, region, jahr } = frage
  const eingabe = eingabeIn(kanton, getippteEingabe)
  const haushalt = ganzerHaushalt(bekannte, eingabe)
  // What others of the household get lowers no price here.
  const verglichene = haushaltAus(bekannte, eingabe)
  const lohnlage = lohnlageAus(frage, eingabe.getippt, haushalt)
  const lohnfrage: Lohnfrage = eingabe.ausgerechnet && lohnlage ? [kanton, jahr, lohnlage, verglichene] : null
  return {
    ...{ kanton, region, jahr, bekannte, eingabe, haushalt, verglichene, lohnlage },
    nurEigene: anzahlIn(haushalt) > bekannte.length,
    lohnfrage: JSON.stringify(lohnfrage),
    genau: genauAus(frage, eingabe.getippt, haushalt, verglichene),
  }
}

type Lohnfrage = Parameters<typeof lohnspanne> | null

/** Some hundred times the rules of a canton: worked out when the question changes, not with every key. */
export function spanneZu(lohnfrage: string): Lohnspanne | null {
  const frage: Lohnfrage = JSON.parse(lohnfrage)
  return frage && lohnspanne(...frage)
}

/** null while something is missing; the amount is that of all who are counted in `wer`. */
export function genauAus(frage: Frage, getippt: Getippt, haushalt: Haushalt, wer: Gezaehlte = haushalt): Genau | null {
  const lage = lageAus(frage, getippt, haushalt)
  if (!lage) return null
  const geltend = geltenderAnspruch(frage.kanton, frage.jahr, lage)
  return { ...geltend, lage, betrag: geltend.art === 'betrag' ? monatsbetrag(geltend.jeMonat, wer) : rappen(0) }
}

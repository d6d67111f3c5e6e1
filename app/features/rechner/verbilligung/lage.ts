import { VERBILLIGUNG } from '#content/verbilligung/kantone.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { geltenderAnspruch } from '#domain/verbilligung/geltend.ts'
import { jeArt } from '#domain/verbilligung/je-art.ts'
import type { Zusage } from '#domain/verbilligung/kantonsbeitrag.ts'
import { type Lohnlage, type Lohnspanne, monatsbetrag } from '#domain/verbilligung/lohnspanne.ts'
import { personen } from '#domain/verbilligung/rechnen.ts'
import type { Einheit, Gezaehlte, Personenart, Zusatz } from '#domain/verbilligung/regel.ts'
import { betragAusEingabe } from '#domain/werte/betrag-eingabe.ts'
import { type Franken, inFranken, type Rappen, rappen } from '#domain/werte/rappen.ts'

/** Where somebody lives, as far as the rules of the cantons ask for it. */
export type Wohnort = {
  kanton: string
  /** The premium region; 0 where the canton is one, or where it is not known. */
  region: number
  gemeinde?: number | undefined
}

/** Where it is reckoned, and for the prices of which year. */
export type Frage = Wohnort & { jahr: number }

/** Whether two are a couple is not guessed. */
type Haushalt = Gezaehlte & { verheiratet: boolean | null }

/** In the canton's own terms; another canton means other figures by the same names. */
type EigeneZahlen = Record<'einkommen' | 'vermoegen' | 'aufrechnungen' | 'wertschriften', string> &
  Pick<Zusatz, 'erwerb' | 'getrennt'>

/** All that a form holds, amounts as typed. Kept in memory alone. */
export type Eingabe = EigeneZahlen &
  Haushalt & {
    kanton: string
    /** Net and a month, of all together. */
    lohn: string
    /** Of those known by birth year: who is in education, by number. */
    inAusbildung: readonly number[]
    /** Whether the question of the wage was answered: it is a line then. */
    ausgerechnet: boolean
  }

const UNGETIPPT: EigeneZahlen = {
  einkommen: '',
  vermoegen: '',
  aufrechnungen: '',
  wertschriften: '',
  erwerb: undefined,
  getrennt: undefined,
}

export const LEER: Eingabe = {
  ...UNGETIPPT,
  kanton: '',
  lohn: '',
  erwachsen: 0,
  jung: 0,
  jungInAusbildung: 0,
  kind: 0,
  verheiratet: null,
  inAusbildung: [],
  ausgerechnet: false,
}

/** Somebody whose birth year is known; the name is the one on the screen. */
export type Bekannte = { nummer: number; klasse: Altersklasse; name: string }

const ART = { 'AKL-ERW': 'erwachsen', 'AKL-JUG': 'jung', 'AKL-KIN': 'kind' } as const

/** Whoever is no young adult any more by a corrected birth year does not count as in education. */
const artVon = ({ nummer, klasse }: Bekannte, { inAusbildung }: Eingabe): Personenart =>
  klasse === 'AKL-JUG' && inAusbildung.includes(nummer) ? 'jungInAusbildung' : ART[klasse]

/**
 * Who belongs to the household of one person but is not compared: its partner, who is taken to be of the same age group, and its
 * children are told. Of a child it is the parents.
 */
function weitereArten([eine, ...andere]: readonly Bekannte[], { verheiratet, kind }: Haushalt): Personenart[] {
  if (!eine || andere.length > 0) return []
  const art = ART[eine.klasse]
  const kinder = Array<Personenart>(kind).fill('kind')
  if (art === 'kind') return verheiratet ? ['erwachsen', 'erwachsen', ...kinder] : ['erwachsen', ...kinder]
  return verheiratet ? [art, ...kinder] : kinder
}

const gezaehlt = (arten: readonly Personenart[]): Gezaehlte =>
  jeArt(art => arten.filter(andere => andere === art).length)

/** More than one who may claim: then it matters whether two of them are a couple. */
export const fragtNachPaar = ({ erwachsen, jung, jungInAusbildung }: Haushalt): boolean =>
  erwachsen + jung + jungInAusbildung > 1

function einheitAus(haushalt: Haushalt): Einheit | null {
  const verheiratet = fragtNachPaar(haushalt) ? haushalt.verheiratet : false
  return personen(haushalt) === 0 || verheiratet === null ? null : { ...jeArt(art => haushalt[art]), verheiratet }
}

export const istUnlesbar = (text: string): boolean => text.trim() !== '' && betragAusEingabe(text) === undefined

function frankenAus(text: string): Franken | undefined {
  const betrag = betragAusEingabe(text)
  return betrag === undefined ? undefined : inFranken(betrag)
}

/** By the canton's own terms; null while something is missing or cannot be read. */
function genauAus({ kanton, region, gemeinde, jahr }: Frage, eingabe: Eingabe, einheit: Einheit | null) {
  const { aufrechnungen, wertschriften, erwerb, getrennt } = eingabe
  const einkommen = frankenAus(eingabe.einkommen)
  const vermoegen = frankenAus(eingabe.vermoegen)
  const lesbar = !istUnlesbar(aufrechnungen) && !istUnlesbar(wertschriften)
  if (einkommen === undefined || vermoegen === undefined || !einheit || !lesbar) return null
  const zusatz = {
    aufrechnungen: frankenAus(aufrechnungen),
    wertschriften: frankenAus(wertschriften),
    erwerb,
    getrennt,
  }
  return geltenderAnspruch(kanton, jahr, { region, gemeinde, einheit, einkommen, vermoegen, zusatz })
}

/** What every part of the two forms starts from: what is asked and typed, and what follows from it. */
export type Fall = ReturnType<typeof fallAus>

/** The same in step 2. */
export type Panelfall = Fall & {
  /** By the wage; null while that question is open. */
  spanne: Lohnspanne | null
  /** What each of `bekannte` pays a month in full at the answer, in their order, for the bar; undefined: no bar. */
  preise: readonly Rappen[] | undefined
  onZusage: (zusage: Zusage | null) => void
}

/** `bekannte`: who is compared; where nobody is known, all are told. `vorher`: what was typed until now. */
export function fallAus(
  frage: Frage,
  bekannte: readonly Bekannte[],
  vorher: Eingabe | null,
  onEingabe: (eingabe: Eingabe) => void,
) {
  const { kanton, region, gemeinde } = frage
  const angaben = VERBILLIGUNG[kanton]
  if (!angaben) throw new Error(`Nothing is known about premium reduction in ${kanton}.`)
  const eingabe = vorher?.kanton === kanton ? vorher : { ...LEER, ...vorher, ...UNGETIPPT, kanton }
  const arten = bekannte.map(person => artVon(person, eingabe))
  const weitere = weitereArten(bekannte, eingabe)
  const haushalt: Haushalt =
    bekannte.length === 0 ? eingabe : { ...gezaehlt([...arten, ...weitere]), verheiratet: eingabe.verheiratet }
  const einheit = einheitAus(haushalt)
  const lohn = frankenAus(eingabe.lohn)
  const lohnlage: Lohnlage | null =
    einheit && lohn !== undefined ? { region, gemeinde, einheit, lohn, zusatz: { erwerb: eingabe.erwerb } } : null
  const genau = genauAus(frage, eingabe, einheit)
  // What others of the household get lowers no price here.
  const verglichene = weitere.length === 0 ? haushalt : gezaehlt(arten)
  // Answers that are missing again come one by one: only a press shows what follows.
  const ausgerechnet = eingabe.ausgerechnet && lohnlage !== null
  return {
    ...frage,
    angaben,
    bekannte,
    /** Of each of them. */
    arten,
    eingabe,
    haushalt,
    verglichene,
    nurEigene: weitere.length > 0,
    lohnlage,
    genau,
    /** A month, of those who are compared; 0 without a figure. */
    betrag: genau?.art === 'betrag' ? monatsbetrag(genau.jeMonat, verglichene) : rappen(0),
    aendere: (teil: Partial<Eingabe>) => onEingabe({ ...eingabe, ausgerechnet, ...teil }),
  }
}

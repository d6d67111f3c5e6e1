import type { HeutigerTarif } from '#domain/ersparnis.ts'
import { ERWARTETE_KOSTEN } from '#domain/gesundheitskosten.ts'
import type { Zusage } from '#domain/kantonsbeitrag.ts'
import type { Erstkontakt } from '#domain/modelle.ts'
import type { Franken } from '#domain/rappen.ts'

export type Ordnung = 'preis' | 'gesamtkosten'

/** Which rows are shown; empty shows all. */
export type Filter = {
  kontakte: readonly Erstkontakt[]
  /** Letters of an insurer's name. */
  suche: string
  /** Insurers the visitor does not want. */
  ohneKassen: readonly number[]
}

/** Longer than any insurer's name. */
export const SUCHE_HOECHSTENS = 50

/** How the visitor looks at the offers. It belongs to no enquiry. */
export type Ansicht = {
  filter: Filter
  ordnung: Ordnung
  /** Expected yearly health costs. */
  kosten: Franken
  /** Keys of opened rows, and of rows marked for the comparison side by side. */
  offen: readonly string[]
  vorgemerkt: readonly string[]
  /** Whether the marked rows stand side by side, in place of the list. */
  nebeneinander: boolean
  /** How much of the list is shown: narrow screens unfold the first page, more is loaded by request. */
  ausgeklappt: boolean
  ladungen: number
  heutigerTarif: HeutigerTarif['tarif'] | null
  /** Neither stored nor sent. */
  wichtig: readonly string[]
  /** Premium reduction that prices are shown after; null: full prices. Neither stored nor sent. */
  verbilligung: Zusage | null
}

/** What a tab remembers of it. */
export type GemerkteAnsicht = Pick<Ansicht, 'ordnung' | 'kosten' | 'filter'>

export const OHNE_FILTER: Filter = { kontakte: [], suche: '', ohneKassen: [] }

export const ERSTE_ANSICHT: Ansicht = {
  filter: OHNE_FILTER,
  ordnung: 'preis',
  kosten: ERWARTETE_KOSTEN,
  offen: [],
  vorgemerkt: [],
  nebeneinander: false,
  ausgeklappt: false,
  ladungen: 0,
  heutigerTarif: null,
  wichtig: [],
  verbilligung: null,
}

export const ansichtAus = (gemerkt: GemerkteAnsicht): Ansicht => ({ ...ERSTE_ANSICHT, ...gemerkt })

/** Plain data, always written in the same order. */
export const istDieselbeZusage = (eine: Zusage | null, andere: Zusage | null): boolean =>
  JSON.stringify(eine) === JSON.stringify(andere)

/** Another list starts at its first page. */
export const amListenanfang = (ansicht: Ansicht): Ansicht =>
  ansicht.ladungen === 0 && !ansicht.ausgeklappt ? ansicht : { ...ansicht, ladungen: 0, ausgeklappt: false }

/** The list with or without this entry. */
export function umgeschaltet<T>(liste: readonly T[], eintrag: T): T[] {
  return liste.includes(eintrag) ? liste.filter(anderer => anderer !== eintrag) : [...liste, eintrag]
}

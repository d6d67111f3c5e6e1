import type { Ordnung } from '#domain/haushalt/aufteilung.ts'
import type { Erstkontakt } from '#domain/praemien/modelle.ts'

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
  /** Whose line is open, and whose offers the list shows; null: nobody's. */
  person: number | null
  /** Which form is open in place of its line. */
  form: 'police' | 'kosten' | 'verbilligung' | null
  /** Keys of opened rows, and of rows marked for the comparison side by side. */
  offen: readonly string[]
  vorgemerkt: readonly string[]
  /** Whether the marked rows stand side by side, in place of the list. */
  nebeneinander: boolean
  /** How much of the list is shown: narrow screens unfold the first page, more is loaded by request. */
  ausgeklappt: boolean
  ladungen: number
  /** Points of the checklist: neither stored nor sent. */
  wichtig: readonly string[]
}

export const OHNE_FILTER: Filter = { kontakte: [], suche: '', ohneKassen: [] }

/** Another list starts at its first page. */
export const LISTENANFANG = { ladungen: 0, ausgeklappt: false } satisfies Partial<Ansicht>

/** Rows of before mean nothing in a list of other persons or another place. */
export const NEUE_LISTE = {
  ...LISTENANFANG,
  offen: [],
  vorgemerkt: [],
  nebeneinander: false,
} satisfies Partial<Ansicht>

export const ERSTE_ANSICHT: Ansicht = {
  ...NEUE_LISTE,
  filter: OHNE_FILTER,
  ordnung: 'preis',
  person: null,
  form: null,
  wichtig: [],
}

/** The list with or without this entry. */
export function umgeschaltet<T>(liste: readonly T[], eintrag: T): T[] {
  return liste.includes(eintrag) ? liste.filter(anderer => anderer !== eintrag) : [...liste, eintrag]
}

import type { Ordnung } from '#domain/haushalt/aufteilung.ts'
import type { Erstkontakt } from '#domain/praemien/modelle.ts'

/** Which rows are shown, by first contact, by letters of an insurer's name, and without these insurers; empty shows all. */
export type Listenfilter = { kontakte: readonly Erstkontakt[]; suche: string; ohneKassen: readonly number[] }

/** Longer than any insurer's name. */
export const SUCHE_HOECHSTENS = 50

/** How the visitor looks at the offers. It belongs to no enquiry. */
export type Ansicht = {
  filter: Listenfilter
  ordnung: Ordnung
  /** Whose line is open, and whose offers the list shows; null: nobody's. */
  person: number | null
  form: 'police' | 'kosten' | 'verbilligung' | null
  /** Keys of opened rows, and of rows marked for the comparison side by side. */
  offen: readonly string[]
  vorgemerkt: readonly string[]
  nebeneinander: boolean
  /** How much of the list is shown: narrow screens unfold the first page, more is loaded by request. */
  ausgeklappt: boolean
  ladungen: number
  /** Points of the checklist: neither stored nor sent. */
  wichtig: readonly string[]
}

export const OHNE_FILTER: Listenfilter = { kontakte: [], suche: '', ohneKassen: [] }

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

export function umgeschaltet<T>(liste: readonly T[], eintrag: T): T[] {
  return liste.includes(eintrag) ? liste.filter(anderer => anderer !== eintrag) : [...liste, eintrag]
}

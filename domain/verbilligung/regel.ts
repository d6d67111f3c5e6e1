import type { Franken, Rappen } from '../werte/rappen.ts'

/** Individual premium reduction (KVG 65): 26 cantons, 26 rules, one shape. */

/** Prices of an older year, as those of the demonstration data, are reckoned by the first rules there are; beside them stands by which. */
export const ERSTES_REGELJAHR = 2026

/** As the cantons count; a person is of one kind. Children: to the end of the year of the 18th birthday. */
export type Personenart = 'erwachsen' | 'jung' | 'jungInAusbildung' | 'kind'

export type Gezaehlte = Readonly<Record<Personenart, number>>

/** Who is counted together, and whether two grown-ups count as a couple. */
export type Einheit = Gezaehlte & { readonly verheiratet: boolean }

/** What only single cantons ask. Left out means: not answered. */
export type Zusatz = {
  /** SH: what the canton adds back, for its limit of the Entlastungsabzug. */
  aufrechnungen?: Franken | undefined
  /** JU: a parent has a main job. */
  erwerb?: boolean | undefined
  /** JU: securities and accounts, chiffre 740. */
  wertschriften?: Franken | undefined
  /** JU: widowed, divorced or separated; single when left out. */
  getrennt?: boolean | undefined
}

export type Lage = {
  einheit: Einheit
  /** The premium region of the municipality, 0 where the canton is one. */
  region: number
  /** Number of the municipality, where it is known. */
  gemeinde?: number | undefined
  /** As the canton defines it, before its share of wealth and its lump sums. */
  einkommen: Franken
  vermoegen: Franken
  zusatz?: Zusatz
}

/** Per person of a kind. */
export type JePerson = Readonly<Partial<Record<Personenart, Rappen>>>

/** One line of how it was worked out; `content` words it. */
export type Schritt = {
  was:
    | 'einkommen'
    | 'vermoegensanteil'
    | 'abzug'
    | 'massgebend'
    | 'richtpraemien'
    | 'eigenanteil'
    | 'kuerzung'
    | 'stufe'
    | 'anteil'
    | 'anspruch'
    | 'festerTeil'
    | 'mindestanspruch'
    | 'hoechstanspruch'
    | 'untergrenze'
    | 'vermoegensgrenze'
    | 'einkommensgrenze'
  betrag: Rappen
  /** Where the line is a share of the one before: 0.175 for 17.5 per cent. */
  satz?: number
}

/** Why there is no figure: what a source leaves open is not guessed. */
export type Grund =
  | 'jahrNichtPubliziert'
  | 'konkubinat'
  | 'jungeErwachsene'
  | 'inAusbildung'
  | 'jungeInDerFamilie'
  | 'kinder'
  | 'kinderMindestanspruch'
  | 'offeneZone'
  | 'widerspruch'
  | 'skalaNichtPubliziert'
  | 'vermoegenMitJungen'
  | 'angabeFehlt'
  | 'nurAufGesuch'
  | 'haushaltNichtBeschrieben'
  | 'gemeinde'
  | 'steuerwertEhepaar'

/** What depends on the tariff a person takes. */
export type JeTarif = {
  /** BS: more with any model but the free choice of doctor. */
  mehrMitModell?: JePerson
  /** AG: at least this part of the person's own premium. */
  mindestanteil?: Readonly<Partial<Record<Personenart, number>>>
}

export type Betrag = {
  art: 'betrag'
  /** Per person and month, as the canton pays it (KVV 106b para. 2: to five Rappen). All zero: no claim. */
  jeMonat: JePerson
  /** Of the whole unit and year, before it is split and rounded. */
  imJahr: Rappen
  /** A minimum per child that a source leaves open may raise it. */
  mindestens?: true
  schritte: readonly Schritt[]
  jeTarif?: JeTarif
}

export type Anspruch = Betrag | { art: 'keineZahl'; grund: Grund }

/**
 * At most what: the own premium, gross or after the refund of the levy; the premium with ordinary franchise and accident cover;
 * the federal average premium; or no cap that is known. A price is never below nothing, whatever the cap.
 */
export type Deckel = 'brutto' | 'netto' | 'ordentlich' | 'durchschnitt' | 'keiner'

export type Regel = {
  anspruch: (lage: Lage) => Anspruch
  /** The most one person of that kind can get a month. */
  hoechstens: (region: number) => JePerson
  deckel: Deckel
  /** NE: the amounts hold for franchise 300 and fall by the insurer's own rebate. */
  faelltMitFranchise?: true
}

/** By year; a year without a rule is not published. */
export type Regeln = Readonly<Record<number, Regel>>

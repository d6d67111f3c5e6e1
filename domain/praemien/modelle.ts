/** The four models of the tables up to 2026. The API names every offer by one of them, whatever the year. */
export type Modell = 'TAR-BASE' | 'TAR-HAM' | 'TAR-HMO' | 'TAR-DIV'

export const MODELLE: readonly Modell[] = ['TAR-BASE', 'TAR-HAM', 'TAR-HMO', 'TAR-DIV']

/** From 2027 on a table says whom one contacts first. */
type NeuerTyp = 'BASE' | 'PRAXIS' | 'TEL_DIG' | 'PHARM' | 'FLEX'

const NEUE_TYPEN: readonly NeuerTyp[] = ['BASE', 'PRAXIS', 'TEL_DIG', 'PHARM', 'FLEX']

/** The official type of a tariff, as the table of its year has it. */
export type Tariftyp = Modell | NeuerTyp

/** In the order in which one of several equally priced types is kept; a table has those of its generation. */
export const TARIFTYPEN: readonly Tariftyp[] = [...MODELLE, ...NEUE_TYPEN]

/** Free choice of doctor, in either generation. */
export const STANDARD: readonly Tariftyp[] = ['TAR-BASE', 'BASE']

export function istStandard(typ: Tariftyp): boolean {
  return STANDARD.includes(typ)
}

/**
 * PRAXIS covers family doctors and HMO practices alike, so an HMO shows only in the tariff's own code or name; FLEX, TEL_DIG
 * and PHARM are what used to be 'other models'.
 */
export function modellDes(typ: Tariftyp, code: string, name: string): Modell {
  switch (typ) {
    case 'BASE':
      return 'TAR-BASE'
    case 'PRAXIS':
      return /(?:^|[^a-z])HMO/i.test(`${code} ${name}`) ? 'TAR-HMO' : 'TAR-HAM'
    case 'TEL_DIG':
    case 'PHARM':
    case 'FLEX':
      return 'TAR-DIV'
    default:
      return typ
  }
}

/** Whom one contacts first when ill. */
export type Erstkontakt = 'frei' | 'praxis' | 'telefon-app' | 'apotheke' | 'wahl' | 'je-nach-tarif'

export const ERSTKONTAKTE: readonly Erstkontakt[] = [
  'frei',
  'praxis',
  'telefon-app',
  'apotheke',
  'wahl',
  'je-nach-tarif',
]

import type { Stufe, Unfall } from '#domain/bag-codes.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import type { Rappen } from '#domain/rappen.ts'
import { PLAETZE, platz, type Regionstabelle, type Tarif, tarifFolge } from '#domain/regionstabelle.ts'
import type { Person, Wahl } from './eingang.ts'

type Preise = Readonly<Record<Franchise, Rappen>>

/** An invented tariff of adults without accident cover, or of another group. */
export function tarif(
  versicherer: number,
  typ: Tariftyp,
  name: string,
  preise: Preise,
  {
    gemeinden = null,
    stufe = 'ERW',
    unfall = 'OHN-UNF',
  }: { gemeinden?: number[] | null; stufe?: Stufe; unfall?: Unfall } = {},
): Tarif {
  const praemien = new Int32Array(PLAETZE)
  for (const [franchise, praemie] of Object.entries(preise))
    praemien[platz(stufe, unfall, Number(franchise)) ?? 0] = praemie
  return { versicherer, typ, code: name, name, gemeinden, praemie: stelle => praemien[stelle] ?? 0 }
}

export function tabelle(tarife: readonly Tarif[], jahr = 2026): Regionstabelle {
  return { jahr, kanton: 'ZH', region: 1, tarife: tarife.toSorted(tarifFolge) }
}

export const ZUERICH = {
  id: 1,
  plz: 8001,
  ort: 'Zürich',
  gemeinde: 'Zürich',
  bfs: 261,
  kanton: 'ZH',
  region: 1,
}

export const erwachsen: Person = { art: 'eigen', geburtsjahr: 1988, ort: ZUERICH, unfall: 'OHNE' }

export const wahl: Wahl = { franchise: 2500, gewaehlt: null, aktuelleKasse: null, aktuelleFranchise: null }

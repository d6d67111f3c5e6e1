import type { Franchise } from '../kosten/franchise.ts'
import type { Stufe, Unfall } from '../praemien/bag-codes.ts'
import { istVerkauft, platz, type Regionstabelle, type Tarif } from '../praemien/regionstabelle.ts'
import type { Rappen } from '../werte/rappen.ts'

/** A tariff and its price a month. */
export type Posten = Pick<Tarif, 'versicherer' | 'typ' | 'name'> & { preis: Rappen }

export const posten = ({ versicherer, typ, name }: Tarif, preis: Rappen): Posten => ({ versicherer, typ, name, preis })

type Wegfrage = {
  naechste: Regionstabelle
  bfs: number | undefined
  versicherer: number
  unfall: Unfall
  franchise: Franchise
  /** A child keeps its siblings' tier where it is, if the tariff has it; else it counts as a single one. */
  eigeneStufe: Stufe
  stufe: Stufe
  nachfolger: Tarif | undefined
  /** What a premium of next year is compared as. */
  preis: (praemie: Rappen) => Rappen
}

/** The cheapest other tariff of today's insurer, at the same franchise and accident cover; of equal prices the first of the table. */
export function andererTarifDerKasse(frage: Wegfrage): Posten | undefined {
  const { naechste, bfs, versicherer, unfall, franchise, eigeneStufe, stufe, nachfolger, preis } = frage
  const bei = (tarif: Tarif, gefragt: Stufe) => tarif.praemie(platz(gefragt, unfall, franchise) ?? -1)
  const [erster] = naechste.tarife
    .filter(tarif => tarif.versicherer === versicherer && tarif !== nachfolger && istVerkauft(tarif, bfs))
    .map(tarif => ({ tarif, praemie: bei(tarif, eigeneStufe) || bei(tarif, stufe) }))
    .filter(({ praemie }) => praemie > 0)
    .sort((a, b) => a.praemie - b.praemie)
  return erster && posten(erster.tarif, preis(erster.praemie))
}

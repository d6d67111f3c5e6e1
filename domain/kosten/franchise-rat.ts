import type { Altersklasse } from '../praemien/altersklasse.ts'
import type { Regionstabelle } from '../praemien/regionstabelle.ts'
import { type Franken, franken, inRappen, minus, type Rappen } from '../werte/rappen.ts'
import type { Franchise } from './franchise.ts'
import { besteFranchisen, type Franchisefrage, guenstigsteJeFranchise } from './franchise-vergleich.ts'
import { jahreskosten } from './kostenbeteiligung.ts'

/** Another franchise would cost less: for who is likely to have many costs, or has said so. */
export type Franchiserat = { franchise: Franchise } & (
  | { art: 'ab'; ab: Rappen }
  | { art: 'bei'; kosten: Franken; weniger: Rappen }
)

type Ratfrage = {
  frage: Franchisefrage & { klasse: Altersklasse }
  franchise: Franchise
  /** null: nobody has told. */
  kosten: Franken | null
  alter: number | null
}

const AB_ALTER = 60
const VIEL = franken(6_000)

export function franchiserat(tabelle: Regionstabelle, gefragt: Ratfrage): Franchiserat | null {
  const { frage, franchise: bisherige, kosten, alter } = gefragt
  const { klasse } = frage
  const imAlter = alter !== null && alter >= AB_ALTER
  if (klasse === 'AKL-KIN' || !(kosten === null ? imAlter : kosten >= VIEL)) return null
  const angebote = guenstigsteJeFranchise(tabelle, frage)
  const bereiche = besteFranchisen(angebote, klasse)
  if (kosten === null) {
    const tiefere = bereiche.find(({ wahl, ab }) => wahl.franchise < bisherige && ab > 0)
    return tiefere ? { art: 'ab', franchise: tiefere.wahl.franchise, ab: tiefere.ab } : null
  }
  const betrag = inRappen(kosten)
  const beste = bereiche.findLast(({ ab }) => ab <= betrag)?.wahl
  const bisher = angebote.find(({ franchise }) => franchise === bisherige)
  if (!beste || !bisher || beste.franchise === bisherige) return null
  const weniger = minus(jahreskosten(bisher, betrag, klasse), jahreskosten(beste, betrag, klasse))
  return weniger > 0 ? { art: 'bei', franchise: beste.franchise, kosten, weniger } : null
}

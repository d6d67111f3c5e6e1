import { angezeigtesAlter } from '#domain/altersklasse.ts'
import type { Franchise } from '#domain/franchise.ts'
import { besteFranchisen, guenstigsteJeFranchise } from '#domain/franchise-vergleich.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { type Franken, franken, inRappen, minus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Verglichen } from './personen.ts'

/** Another franchise would cost less: for who is likely to have many costs, or has said so. */
export type Rat = { id: number; name: string; franchise: Franchise } & (
  | { art: 'ab'; ab: Rappen }
  | { art: 'bei'; kosten: Franken; weniger: Rappen }
)

const AB_ALTER = 60
const VIEL = franken(6_000)

/** The first of those whom it concerns: one answer gives one advice. */
export function ratFuer(tabelle: Regionstabelle, personen: readonly Verglichen[], aktuellesJahr: number): Rat | null {
  for (const person of personen) {
    const rat = ratFuerPerson(tabelle, person, aktuellesJahr)
    if (rat) return rat
  }
  return null
}

function ratFuerPerson(tabelle: Regionstabelle, person: Verglichen, aktuellesJahr: number): Rat | null {
  const { id, name, klasse, frage, gilt, kosten, jahrgang } = person
  const imAlter = jahrgang !== null && angezeigtesAlter(jahrgang, aktuellesJahr) >= AB_ALTER
  if (klasse === 'AKL-KIN' || !(kosten === null ? imAlter : kosten >= VIEL)) return null
  const angebote = guenstigsteJeFranchise(tabelle, frage)
  const bereiche = besteFranchisen(angebote, klasse)
  if (kosten === null) {
    const tiefere = bereiche.find(({ wahl, ab }) => wahl.franchise < gilt && ab > 0)
    return tiefere ? { id, name, art: 'ab', franchise: tiefere.wahl.franchise, ab: tiefere.ab } : null
  }
  const betrag = inRappen(kosten)
  const beste = bereiche.findLast(({ ab }) => ab <= betrag)?.wahl
  const bisher = angebote.find(({ franchise }) => franchise === gilt)
  if (!beste || !bisher || beste.franchise === gilt) return null
  const weniger = minus(jahreskosten(bisher, betrag, klasse), jahreskosten(beste, betrag, klasse))
  return weniger > 0 ? { id, name, art: 'bei', franchise: beste.franchise, kosten, weniger } : null
}

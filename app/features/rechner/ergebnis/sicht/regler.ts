import { rememberEqual, rememberLast } from '#app/lib/remember.ts'
import type { Aufteilung } from '#domain/haushalt/aufteilung.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'
import {
  type Bereich,
  besteFranchisen,
  type Franchiseangebot,
  guenstigsteJeFranchise,
  versichererOhneFranchise,
} from '#domain/kosten/franchise-vergleich.ts'
import type { Stufe } from '#domain/praemien/bag-codes.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Personenfrage } from '#domain/praemien/tarifzeilen.ts'
import type { PersonSicht } from './bezug.ts'

/** What a person's controls show: prices at each franchise in the answer that is on the screen. */
export type Regler = {
  person: PersonSicht
  /** Of the answer. */
  franchise: Franchise
  jeFranchise: readonly Franchiseangebot[]
  /** Which of them is best for which health costs. */
  bereiche: readonly Bereich<Franchiseangebot>[]
  ohneFranchise: readonly number[]
}

export function reglerRechner() {
  const gleicheFrage = rememberEqual<Personenfrage>()
  const jeFranchiseVon = rememberLast(guenstigsteBei)
  const bereicheVon = rememberLast(besteFranchisen<Franchiseangebot>)
  const ohneFranchise = rememberLast(versichererOhneFranchise)
  return (tabelle: Regionstabelle, person: PersonSicht, aufteilung: Aufteilung): Regler => {
    const { gewaehlt, gilt } = person
    const frage = gleicheFrage(person.frage)
    const beiKasse = aufteilung === 'kasse' ? (gewaehlt?.angebot.versicherer ?? null) : null
    const jeFranchise = jeFranchiseVon(tabelle, frage, gewaehlt?.stufe ?? frage.stufe, beiKasse)
    return {
      ...{ person, jeFranchise, franchise: gewaehlt?.franchise ?? gilt },
      bereiche: bereicheVon(jeFranchise, person.klasse),
      ohneFranchise: ohneFranchise(tabelle, frage, gilt),
    }
  }
}

/** At each franchise what the person would pay in this answer: of a child with its siblings' tier, of all at one insurer there. */
const guenstigsteBei = (tabelle: Regionstabelle, frage: Personenfrage, stufe: Stufe, beiKasse: number | null) =>
  guenstigsteJeFranchise(
    tabelle,
    { ...frage, stufe },
    ({ versicherer }) => beiKasse === null || versicherer === beiKasse,
  )

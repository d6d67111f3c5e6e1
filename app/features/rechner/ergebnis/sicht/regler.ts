import type { Aufteilung } from '#domain/haushalt/aufteilung.ts'
import {
  besteFranchisen,
  guenstigsteJeFranchise,
  versichererOhneFranchise,
} from '#domain/kosten/franchise-vergleich.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { PersonSicht } from './bezug.ts'

/** What a person's controls show. */
export type Regler = ReturnType<typeof reglerFuer>

/** At each franchise what the person would pay in this answer: of a child with its siblings' tier, of all at one insurer there. */
export function reglerFuer(tabelle: Regionstabelle, person: PersonSicht, aufteilung: Aufteilung) {
  const { gewaehlt, gilt, frage, klasse } = person
  const stufe = gewaehlt?.stufe ?? frage.stufe
  const alleBei = aufteilung === 'kasse' ? gewaehlt?.angebot.versicherer : undefined
  const jeFranchise = guenstigsteJeFranchise(
    tabelle,
    { ...frage, stufe },
    ({ versicherer }) => alleBei === undefined || versicherer === alleBei,
  )
  return {
    person,
    jeFranchise,
    franchise: gewaehlt?.franchise ?? gilt,
    /** Which of them is best for which health costs. */
    bereiche: besteFranchisen(jeFranchise, klasse),
    ohneFranchise: versichererOhneFranchise(tabelle, frage, gilt),
  }
}

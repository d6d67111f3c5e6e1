import type { Franchise } from '#domain/franchise.ts'

export type Unfallwahl = 'MIT' | 'OHNE'

/** The visitor, as step 1 left them: the household's first person. */
export type Ich = { geburtsjahr: number; unfall: Unfallwahl }

export type Wunsch = {
  /** null: the best for the expected costs. */
  franchise: Franchise | null
  /** Expected health costs of a year in whole francs. */
  kosten: number
}

/** The steps to choose from. */
export const KOSTEN: readonly number[] = [0, 200, 500, 800, 1000, 1500, 2000, 3000, 5000, 7500, 10_000]

export type WeiterePerson = Wunsch & { id: number; geburtsjahr: string; unfall: Unfallwahl }

/** What the visitor says about the household. It stays when they look at their own offers in between. */
export type Haushalt = {
  aktiv: boolean
  ich: Wunsch
  weitere: readonly WeiterePerson[]
  /** What all bills of today come to in a month, as typed. */
  heute: string
  /** Which of the two answers goes on to the enquiry. */
  antwort: 'kombination' | 'kasse'
  /** Where all are insured in the answer with one insurer; null: the cheapest. */
  kasse: number | null
}

export type HaushaltsAktion = { art: 'haushalt'; haushalt: Haushalt }

const WUNSCH: Wunsch = { franchise: null, kosten: 800 }

export const NEUER_HAUSHALT: Haushalt = {
  ...{ aktiv: true, ich: WUNSCH, weitere: [], heute: '' },
  ...{ antwort: 'kombination', kasse: null },
}

/** Children have no employer, so they start with accident cover; whoever is added as an adult starts as in step 1. */
export function mitWeitererPerson(haushalt: Haushalt, art: 'erwachsen' | 'kind'): Haushalt {
  const id = Math.max(0, ...haushalt.weitere.map(person => person.id)) + 1
  const person: WeiterePerson = { ...WUNSCH, id, geburtsjahr: '', unfall: art === 'kind' ? 'MIT' : 'OHNE' }
  return { ...haushalt, weitere: [...haushalt.weitere, person] }
}

export const ohnePerson = (haushalt: Haushalt, id: number): Haushalt => ({
  ...haushalt,
  weitere: haushalt.weitere.filter(person => person.id !== id),
})

export const mitGeaenderter = (haushalt: Haushalt, geaendert: WeiterePerson): Haushalt => ({
  ...haushalt,
  weitere: haushalt.weitere.map(person => (person.id === geaendert.id ? geaendert : person)),
})

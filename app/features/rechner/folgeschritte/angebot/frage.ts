import { type Altersklasse, altersklasse } from '#domain/altersklasse.ts'
import type { Frage } from '#domain/angebote.ts'
import { type Stufe, unfallAusWahl } from '#domain/bag-codes.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Person } from '../../zustand/person.ts'

/** What the prices of a person depend on, apart from the franchise. */
export type Personenfrage = Omit<Frage, 'franchise' | 'modelle'> & { klasse: Altersklasse }

/** One child alone is asked with tier K1. */
const STUFE: Readonly<Record<Altersklasse, Stufe>> = { 'AKL-KIN': 'K1', 'AKL-JUG': 'JUG', 'AKL-ERW': 'ERW' }

export function angebotsFrage(person: Person, tabelle: Regionstabelle): Personenfrage {
  const unfall = unfallAusWahl(person.unfall)
  if (person.art === 'geteilt') return { klasse: person.klasse, stufe: STUFE[person.klasse], unfall }
  const klasse = altersklasse(person.geburtsjahr, tabelle.jahr)
  return { klasse, stufe: STUFE[klasse], unfall, bfs: person.ort.bfs }
}

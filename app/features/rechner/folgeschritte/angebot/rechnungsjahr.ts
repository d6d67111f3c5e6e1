import { type Altersklasse, altersklasse } from '#domain/altersklasse.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Person } from '../../zustand/person.ts'
import { ladeDaten } from '../laden/praemien-laden.ts'

/** The year of today's bills, the visitor's class in it, and its table. */
export type Rechnungsjahr = { jahr: number; klasse: Altersklasse; ladeTabelle: () => Promise<Regionstabelle> }

/** A bill of this year is found in this year's table, also while the next one is compared. */
export function rechnungsjahr(
  person: Person,
  { jahr }: Regionstabelle,
  dieses: number | undefined,
): Rechnungsjahr | undefined {
  if (dieses === undefined || dieses >= jahr || person.art !== 'eigen') return undefined
  return {
    jahr: dieses,
    klasse: altersklasse(person.geburtsjahr, dieses),
    ladeTabelle: async () => (await ladeDaten(person, dieses)).tabelle,
  }
}

import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { type Altersklasse, altersklasse } from '#domain/altersklasse.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Person } from '../../zustand/person.ts'
import { ladeDaten } from '../laden/praemien-laden.ts'

/** The year that is not compared, the visitor's class in it, and its table. */
export type AnderesJahr = { jahr: number; klasse: Altersklasse; ladeTabelle: () => Promise<Regionstabelle> }

/** A paper may be this year's bill or the letter with next year's premium, whichever year is compared. */
export function anderesJahr(
  person: Person,
  { jahr }: Regionstabelle,
  praemien: SeitenDaten['praemien'],
): AnderesJahr | undefined {
  if (praemien.sofort === undefined || person.art !== 'eigen') return undefined
  const [anderes, sofort] = jahr === praemien.sofort ? [praemien.jahr, null] : [praemien.sofort, praemien.sofort]
  return {
    jahr: anderes,
    klasse: altersklasse(person.geburtsjahr, anderes),
    ladeTabelle: async () => (await ladeDaten(person, sofort)).tabelle,
  }
}

import { altersklasse } from '#domain/altersklasse.ts'
import { erlaubteFranchisen, type Franchise, hoechsteFranchise } from '#domain/franchise.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import type { Person } from './person.ts'

/** A tariff of an insurer's model; null is the cheapest of them. */
export type Auswahl = { versicherer: number; typ: Tariftyp; tarif: string | null }

export type Wahl = {
  franchise: Franchise
  /** null: the first of the list, whichever that is. */
  gewaehlt: Auswahl | null
  /** The insurer's number in the federal directory. */
  aktuelleKasse: number | null
  aktuelleFranchise: Franchise | null
}

/** The one of before where the person's class has it that year, else what the calculator starts with. */
export function gueltigeFranchise(person: Person, praemienjahr: number, bisher: Franchise | undefined): Franchise {
  const klasse = person.art === 'eigen' ? altersklasse(person.geburtsjahr, praemienjahr) : person.klasse
  return bisher !== undefined && erlaubteFranchisen(klasse).includes(bisher) ? bisher : hoechsteFranchise(klasse)
}

import { type Altersklasse, altersklasse } from '#domain/altersklasse.ts'
import { jahrgangAus } from '#domain/eingaben.ts'
import { erlaubteFranchisen, type Franchise, hoechsteFranchise } from '#domain/franchise.ts'
import type { Auswahl } from '#domain/haushalt.ts'
import type { NichtsTunFrage } from '#domain/nichts-tun.ts'
import type { Franken } from '#domain/rappen.ts'
import type { Kandidat } from '#domain/rechnung.ts'

export type Unfallwahl = 'MIT' | 'OHNE'

/** As whom somebody was added; the price follows the birth year alone. */
export type Rolle = 'sie' | 'erwachsen' | 'kind'

/** The policy that somebody recognised as theirs, by its bill or by the letter with next year's premium. */
export type ErkanntePolice = {
  kasse: number
  kandidat: Kandidat
  /** What the tables leave open, and the visitor has answered. */
  antwort: Pick<NichtsTunFrage, 'nachfolger' | 'franchise'>
  /** What was compared before: it comes back when the policy is not theirs after all. */
  vorher: { franchise: Franchise | null; unfall: Unfallwahl }
}

/** One of those who are compared: what step 1 asks, and what step 2 refines. */
export type Person = {
  id: number
  rolle: Rolle
  /** As typed. */
  geburtsjahr: string
  unfall: Unfallwahl
  /** null: what the calculator starts with. */
  franchise: Franchise | null
  /** Expected health costs of a year; null: not asked yet. */
  kosten: Franken | null
  /** The offer chosen by hand; null: the first of the list. */
  wahl: Auswahl | null
  /** Today's insurance, as far as it was told. */
  aktuelleKasse: number | null
  aktuelleFranchise: Franchise | null
  police: ErkanntePolice | null
}

export function neuePerson(id: number, rolle: Rolle): Person {
  return {
    ...{ id, rolle, geburtsjahr: '', franchise: null, kosten: null, wahl: null },
    // Children have no employer who insures them; whoever is added as an adult starts as in step 1.
    unfall: rolle === 'kind' ? 'MIT' : 'OHNE',
    ...{ aktuelleKasse: null, aktuelleFranchise: null, police: null },
  }
}

/** Adults start with the highest franchise, as does a child alone; a child of a household with none. */
export const anfangsfranchise = (klasse: Altersklasse, zuMehreren: boolean): Franchise =>
  klasse === 'AKL-KIN' && zuMehreren ? 0 : hoechsteFranchise(klasse)

/** The chosen one where the person's class has it that year. */
export function gueltigeFranchise(gewaehlt: Franchise | null, klasse: Altersklasse, zuMehreren: boolean): Franchise {
  return gewaehlt !== null && erlaubteFranchisen(klasse).includes(gewaehlt)
    ? gewaehlt
    : anfangsfranchise(klasse, zuMehreren)
}

/** undefined while the birth year is no complete one. */
export function klasseVon(
  { geburtsjahr }: Person,
  praemienjahr: number,
  aktuellesJahr: number,
): Altersklasse | undefined {
  const jahrgang = jahrgangAus(geburtsjahr, aktuellesJahr)
  return jahrgang === undefined ? undefined : altersklasse(jahrgang, praemienjahr)
}

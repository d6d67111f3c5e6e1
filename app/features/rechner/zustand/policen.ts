import { type ErkanntePolice, mitPerson, type Person, type Unfallwahl } from './person.ts'
import type { Zustand } from './zustand.ts'

/** The bill decides the comparison: its franchise and accident cover count from now on. */
export function mitPolice(zustand: Zustand, id: number, police: Omit<ErkanntePolice, 'vorher'>): Zustand {
  // What another policy has set is nothing to come back to.
  const ohne = ohnePolice(zustand, id)
  const person = eigene(ohne, id)
  if (!person) return zustand
  const { franchise } = police.kandidat
  const vorher = { franchise: person.franchise, unfall: person.unfall }
  return mitNeuer(ohne, id, {
    franchise,
    unfall: unfallDer(police),
    aktuelleKasse: police.kasse,
    aktuelleFranchise: franchise,
    police: { ...police, vorher },
  })
}

/** What was compared before comes back, unless the visitor has changed it since. */
export function ohnePolice(zustand: Zustand, id: number): Zustand {
  const person = eigene(zustand, id)
  if (!person?.police) return zustand
  const { franchise, unfall, aktuelleFranchise, police } = person
  return mitNeuer(zustand, id, {
    franchise: franchise === franchiseDer(police) ? police.vorher.franchise : franchise,
    unfall: unfall === unfallDer(police) ? police.vorher.unfall : unfall,
    aktuelleFranchise: aktuelleFranchise === police.kandidat.franchise ? null : aktuelleFranchise,
    police: null,
  })
}

/** Who says which franchise it will be wants to compare with that one, and who takes it back with that of the policy. */
export function mitPolicenAntwort(zustand: Zustand, id: number, antwort: ErkanntePolice['antwort']): Zustand {
  const person = eigene(zustand, id)
  if (!person?.police) return zustand
  const police = { ...person.police, antwort }
  const [alte, neue] = [franchiseDer(person.police), franchiseDer(police)]
  const vonHand = person.franchise !== alte
  if (alte === neue || (vonHand && antwort.franchise === undefined)) return mitPerson(zustand, id, { police })
  const vorher = vonHand ? { ...police.vorher, franchise: person.franchise } : police.vorher
  return mitNeuer(zustand, id, { police: { ...police, vorher }, franchise: neue })
}

/** Other prices select the cheapest. */
const mitNeuer = (zustand: Zustand, id: number, teil: Partial<Person>): Zustand => ({
  ...mitPerson(zustand, id, { ...teil, wahl: null }),
  kasse: null,
})

/** A shared comparison is of nobody who has a bill. */
const eigene = ({ geteilt, personen }: Zustand, id: number): Person | undefined =>
  geteilt ? undefined : personen.find(person => person.id === id)

/** Which franchise a policy has set. */
const franchiseDer = ({ kandidat, antwort }: Pick<ErkanntePolice, 'kandidat' | 'antwort'>) =>
  antwort.franchise ?? kandidat.franchise

const unfallDer = ({ kandidat }: Pick<ErkanntePolice, 'kandidat'>): Unfallwahl =>
  kandidat.unfall === 'MIT-UNF' ? 'MIT' : 'OHNE'

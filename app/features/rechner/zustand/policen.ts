import { type ErkanntePolice, mitPerson, type Person, type Unfallwahl } from './person.ts'
import type { Zustand } from './zustand.ts'

/** Other prices select the cheapest; a table holds both, so nothing is loaded. */
export function mitUnfall(zustand: Zustand, id: number, unfall: Unfallwahl): Zustand {
  const { geteilt } = zustand
  if (geteilt) return { ...zustand, geteilt: { ...geteilt, person: { ...geteilt.person, unfall, wahl: null } } }
  return {
    ...zustand,
    ...mitPerson(zustand, id, { unfall, wahl: null }),
    gezeigtFuer: zustand.gezeigtFuer.map(gezeigt => (gezeigt.id === id ? { ...gezeigt, unfall } : gezeigt)),
  }
}

/** The bill decides the comparison: its franchise and accident cover count from now on. */
export function mitPolice(zustand: Zustand, id: number, police: Omit<ErkanntePolice, 'vorher'>): Zustand {
  // What another policy has set is nothing to come back to.
  const ohne = ohnePolice(zustand, id)
  const person = eigene(ohne, id)
  if (!person) return zustand
  const { franchise, unfall } = police.kandidat
  const vorher = { franchise: person.franchise, unfall: person.unfall }
  const mit = mitUnfall(ohne, id, unfallDer(unfall))
  const teil = { franchise, aktuelleKasse: police.kasse, aktuelleFranchise: franchise, police: { ...police, vorher } }
  return { ...mit, ...mitPerson(mit, id, teil), kasse: null }
}

/** What was compared before comes back, unless the visitor has changed it since. */
export function ohnePolice(zustand: Zustand, id: number): Zustand {
  const person = eigene(zustand, id)
  if (!person?.police) return zustand
  const { kandidat, vorher } = person.police
  const ohne = unfallDer(kandidat.unfall) === person.unfall ? mitUnfall(zustand, id, vorher.unfall) : zustand
  const teil: Partial<Person> = {
    ...{ police: null, wahl: null },
    franchise: person.franchise === franchiseDer(person.police) ? vorher.franchise : person.franchise,
    aktuelleFranchise: person.aktuelleFranchise === kandidat.franchise ? null : person.aktuelleFranchise,
  }
  return { ...ohne, ...mitPerson(ohne, id, teil), kasse: null }
}

/** Who says which franchise it will be wants to compare with that one, and who takes it back with that of the policy. */
export function mitPolicenAntwort(zustand: Zustand, id: number, antwort: ErkanntePolice['antwort']): Zustand {
  const person = eigene(zustand, id)
  if (!person?.police) return zustand
  const police = { ...person.police, antwort }
  const [alte, neue] = [franchiseDer(person.police), franchiseDer(police)]
  const vonHand = person.franchise !== alte
  if (alte === neue || (vonHand && antwort.franchise === undefined))
    return { ...zustand, ...mitPerson(zustand, id, { police }) }
  const vorher = vonHand ? { ...police.vorher, franchise: person.franchise } : police.vorher
  const teil = { police: { ...police, vorher }, franchise: neue, wahl: null }
  return { ...zustand, ...mitPerson(zustand, id, teil), kasse: null }
}

/** A shared comparison is of nobody who has a bill. */
const eigene = ({ geteilt, personen }: Zustand, id: number): Person | undefined =>
  geteilt ? undefined : personen.find(person => person.id === id)

/** Which franchise a policy has set. */
const franchiseDer = ({ kandidat, antwort }: ErkanntePolice) => antwort.franchise ?? kandidat.franchise

const unfallDer = (unfall: ErkanntePolice['kandidat']['unfall']): Unfallwahl => (unfall === 'MIT-UNF' ? 'MIT' : 'OHNE')

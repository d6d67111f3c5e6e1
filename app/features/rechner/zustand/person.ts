import type { Altersklasse } from '#domain/altersklasse.ts'
import { HOECHSTENS_PERSONEN, type Jahrgangsmangel, jahrgangsMangel } from '#domain/eingaben.ts'
import { erlaubteFranchisen, type Franchise, hoechsteFranchise } from '#domain/franchise.ts'
import type { Auswahl } from '#domain/haushalt.ts'
import type { NichtsTunFrage } from '#domain/nichts-tun.ts'
import type { Franken } from '#domain/rappen.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import { beteiligte } from './beteiligte.ts'

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

/** The chosen one where the person's class has it that year. Adults start with the highest, as does a child alone; of a household with none. */
export function gueltigeFranchise(gewaehlt: Franchise | null, klasse: Altersklasse, zuMehreren: boolean): Franchise {
  if (gewaehlt !== null && erlaubteFranchisen(klasse).includes(gewaehlt)) return gewaehlt
  return klasse === 'AKL-KIN' && zuMehreren ? 0 : hoechsteFranchise(klasse)
}

export type FuerWen = 'ich' | 'paar' | 'familie'

/** Everybody who was ever named, the visitor first, and who of them counts. */
export type Haushalt = { fuerWen: FuerWen; personen: readonly Person[] }

export const NUR_ICH: Haushalt = { fuerWen: 'ich', personen: [neuePerson(1, 'sie')] }

/** A couple has a second adult, a family whoever is there already, else a second adult and a child. */
export function mitFuerWen(haushalt: Haushalt, fuerWen: FuerWen): Haushalt {
  const neu = { ...haushalt, fuerWen }
  if (fuerWen === 'paar' && beteiligte(neu).length === 1) return mitWeitererPerson(neu, 'erwachsen')
  if (fuerWen === 'familie' && neu.personen.length === 1)
    return mitWeitererPerson(mitWeitererPerson(neu, 'erwachsen'), 'kind')
  return neu
}

function mitWeitererPerson(haushalt: Haushalt, rolle: Rolle): Haushalt {
  const id = Math.max(...haushalt.personen.map(person => person.id)) + 1
  return { ...haushalt, personen: [...mitPlatz(haushalt.personen), neuePerson(id, rolle)] }
}

/** Where all places are taken, also by those who do not count just now, a child goes: rather one without birth year. */
function mitPlatz(personen: readonly Person[]): readonly Person[] {
  if (personen.length < HOECHSTENS_PERSONEN) return personen
  const kinder = personen.filter(({ rolle }) => rolle === 'kind')
  const geht = kinder.findLast(({ geburtsjahr }) => geburtsjahr === '') ?? kinder.at(-1) ?? personen.at(-1)
  return personen.filter(person => person !== geht)
}

/** Whoever adds somebody to a couple has a family. */
export const ergaenzt = (haushalt: Haushalt, rolle: Rolle): Haushalt =>
  mitWeitererPerson({ ...haushalt, fuerWen: 'familie' }, rolle)

export const ohnePerson = ({ personen, ...haushalt }: Haushalt, id: number): Haushalt => ({
  ...haushalt,
  personen: personen.filter(person => person.id !== id),
})

export const mitPerson = ({ personen, ...haushalt }: Haushalt, id: number, teil: Partial<Person>): Haushalt => ({
  ...haushalt,
  personen: personen.map(person => (person.id === id ? { ...person, ...teil } : person)),
})

/** By id, for those beside the visitor who count. */
export function haushaltsfehler(haushalt: Haushalt, aktuellesJahr: number): Record<number, Jahrgangsmangel> {
  const fehler: Record<number, Jahrgangsmangel> = {}
  for (const { id, geburtsjahr } of beteiligte(haushalt).slice(1)) {
    const code = jahrgangsMangel(geburtsjahr, aktuellesJahr)
    if (code) fehler[id] = code
  }
  return fehler
}

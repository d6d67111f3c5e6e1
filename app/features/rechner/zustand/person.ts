import type { Auswahl } from '#domain/haushalt/haushalt.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'
import type { NichtsTunFrage } from '#domain/police/nichts-tun.ts'
import type { Kandidat } from '#domain/police/rechnung.ts'
import { HOECHSTENS_PERSONEN } from '#domain/werte/eingaben.ts'
import type { Franken } from '#domain/werte/rappen.ts'

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

export const neuePerson = (id: number, rolle: Rolle): Person => ({
  id,
  rolle,
  geburtsjahr: '',
  // Children have no employer who insures them; whoever is added as an adult starts as in step 1.
  unfall: rolle === 'kind' ? 'MIT' : 'OHNE',
  franchise: null,
  kosten: null,
  wahl: null,
  aktuelleKasse: null,
  aktuelleFranchise: null,
  police: null,
})

export type FuerWen = 'ich' | 'paar' | 'familie'

/** Everybody who was ever named, the visitor first, and who of them counts. */
export type Haushalt = { fuerWen: FuerWen; personen: readonly Person[] }

/** The id of the visitor, who is never removed. */
export const ICH = 1

export const NUR_ICH: Haushalt = { fuerWen: 'ich', personen: [neuePerson(ICH, 'sie')] }

/** Those who count: what was typed for others stays, in case the visitor turns back. */
export function beteiligte({ fuerWen, personen }: Haushalt): readonly Person[] {
  if (fuerWen === 'ich') return personen.slice(0, 1)
  if (fuerWen === 'familie') return personen
  return [...personen.slice(0, 1), ...personen.filter(({ rolle }) => rolle === 'erwachsen').slice(0, 1)]
}

/** A couple has a second adult, a family whoever is there already, else a second adult and a child. */
export function mitFuerWen<H extends Haushalt>(haushalt: H, fuerWen: FuerWen): H {
  const neu = { ...haushalt, fuerWen }
  if (fuerWen === 'paar' && beteiligte(neu).length === 1) return mitWeitererPerson(neu, 'erwachsen')
  if (fuerWen === 'familie' && neu.personen.length === 1)
    return mitWeitererPerson(mitWeitererPerson(neu, 'erwachsen'), 'kind')
  return neu
}

function mitWeitererPerson<H extends Haushalt>(haushalt: H, rolle: Rolle): H {
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
export const ergaenzt = <H extends Haushalt>(haushalt: H, rolle: Rolle): H =>
  mitWeitererPerson({ ...haushalt, fuerWen: 'familie' }, rolle)

export const ohnePerson = <H extends Haushalt>(haushalt: H, id: number): H => ({
  ...haushalt,
  personen: haushalt.personen.filter(person => person.id !== id),
})

export const mitPerson = <H extends Haushalt>(haushalt: H, id: number, teil: Partial<Person>): H => ({
  ...haushalt,
  personen: haushalt.personen.map(person => (person.id === id ? { ...person, ...teil } : person)),
})

import { HOECHSTENS_PERSONEN, type Jahrgangsmangel, jahrgangsMangel } from '#domain/eingaben.ts'
import type { Franchise } from '#domain/franchise.ts'
import { ERWARTETE_KOSTEN } from '#domain/gesundheitskosten.ts'
import type { Franken } from '#domain/rappen.ts'
import type { Unfallwahl } from './person.ts'

export type FuerWen = 'ich' | 'paar' | 'familie'

export type Wunsch = {
  /** null: the best for the expected costs. */
  franchise: Franchise | null
  /** Expected health costs of a year. */
  kosten: Franken
}

/** As whom somebody was added; the price follows the birth year alone. */
export type Rolle = 'erwachsen' | 'kind'

export type WeiterePerson = Wunsch & { id: number; rolle: Rolle; geburtsjahr: string; unfall: Unfallwahl }

/** What the visitor says about the household. It stays when they look at their own offers in between. */
export type Haushalt = {
  fuerWen: FuerWen
  ich: Wunsch
  weitere: readonly WeiterePerson[]
  /** What all bills of today come to in a month, as typed. */
  heute: string
  /** Which of the two answers goes on to the enquiry. */
  antwort: 'kombination' | 'kasse'
  /** Where all are insured in the answer with one insurer; null: the cheapest. */
  kasse: number | null
}

const WUNSCH: Wunsch = { franchise: null, kosten: ERWARTETE_KOSTEN }

export const NUR_ICH: Haushalt = {
  ...{ fuerWen: 'ich', ich: WUNSCH, weitere: [], heute: '' },
  ...{ antwort: 'kombination', kasse: null },
}

/** Those who count beside the visitor: what was typed for others stays, in case the visitor turns back. */
export function beteiligte({ fuerWen, weitere }: Haushalt): readonly WeiterePerson[] {
  if (fuerWen === 'ich') return []
  return fuerWen === 'familie' ? weitere : weitere.filter(({ rolle }) => rolle === 'erwachsen').slice(0, 1)
}

/** A couple has a second adult, a family whoever is there already, else a second adult and a child. */
export function mitFuerWen(haushalt: Haushalt, fuerWen: FuerWen): Haushalt {
  const neu = { ...haushalt, fuerWen }
  if (fuerWen === 'paar' && beteiligte(neu).length === 0) return mitWeitererPerson(neu, 'erwachsen')
  if (fuerWen === 'familie' && neu.weitere.length === 0)
    return mitWeitererPerson(mitWeitererPerson(neu, 'erwachsen'), 'kind')
  return neu
}

/** Children have no employer, so they start with accident cover; whoever is added as an adult starts as in step 1. */
function mitWeitererPerson(haushalt: Haushalt, rolle: Rolle): Haushalt {
  const id = Math.max(0, ...haushalt.weitere.map(person => person.id)) + 1
  const person: WeiterePerson = { ...WUNSCH, id, rolle, geburtsjahr: '', unfall: rolle === 'kind' ? 'MIT' : 'OHNE' }
  return { ...haushalt, weitere: [...mitPlatz(haushalt.weitere), person] }
}

/** Where all places are taken, also by those who do not count just now, a child goes: rather one without birth year. */
function mitPlatz(weitere: Haushalt['weitere']): Haushalt['weitere'] {
  if (weitere.length < HOECHSTENS_PERSONEN - 1) return weitere
  const kinder = weitere.filter(({ rolle }) => rolle === 'kind')
  const geht = kinder.findLast(({ geburtsjahr }) => geburtsjahr === '') ?? kinder.at(-1) ?? weitere.at(-1)
  return weitere.filter(person => person !== geht)
}

/** Whoever adds somebody to a couple has a family. */
export const ergaenzt = (haushalt: Haushalt, rolle: Rolle): Haushalt =>
  mitWeitererPerson({ ...haushalt, fuerWen: 'familie' }, rolle)

export const ohnePerson = (haushalt: Haushalt, id: number): Haushalt => ({
  ...haushalt,
  weitere: haushalt.weitere.filter(person => person.id !== id),
})

export const mitGeaenderter = (haushalt: Haushalt, geaendert: WeiterePerson): Haushalt => ({
  ...haushalt,
  weitere: haushalt.weitere.map(person => (person.id === geaendert.id ? geaendert : person)),
})

/** By id, for those who count. */
export function haushaltsfehler(haushalt: Haushalt, aktuellesJahr: number): Record<number, Jahrgangsmangel> {
  const fehler: Record<number, Jahrgangsmangel> = {}
  for (const { id, geburtsjahr } of beteiligte(haushalt)) {
    const code = jahrgangsMangel(geburtsjahr, aktuellesJahr)
    if (code) fehler[id] = code
  }
  return fehler
}

import { HOECHSTENS_PERSONEN, type Jahrgangsmangel, jahrgangsMangel } from '#domain/eingaben.ts'
import { beteiligte } from './beteiligte.ts'
import { neuePerson, type Person, type Rolle } from './person.ts'

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

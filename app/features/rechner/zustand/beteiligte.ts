import type { Person } from './person.ts'

type Angaben = { fuerWen: 'ich' | 'paar' | 'familie'; personen: readonly Person[] }

/** Those who count: what was typed for others stays, in case the visitor turns back. */
export function beteiligte({ fuerWen, personen }: Angaben): readonly Person[] {
  if (fuerWen === 'ich') return personen.slice(0, 1)
  if (fuerWen === 'familie') return personen
  return [...personen.slice(0, 1), ...personen.filter(({ rolle }) => rolle === 'erwachsen').slice(0, 1)]
}

type Angaben<P> = { fuerWen: 'ich' | 'paar' | 'familie'; personen: readonly P[] }

/** Those who count: what was typed for others stays, in case the visitor turns back. */
export function beteiligte<P extends { rolle: string }>({ fuerWen, personen }: Angaben<P>): readonly P[] {
  if (fuerWen === 'ich') return personen.slice(0, 1)
  if (fuerWen === 'familie') return personen
  return [...personen.slice(0, 1), ...personen.filter(({ rolle }) => rolle === 'erwachsen').slice(0, 1)]
}
